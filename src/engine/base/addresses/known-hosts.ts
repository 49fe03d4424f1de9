import { type Address, addressOf } from '#engine/base/addresses/address.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { remember } from '#engine/base/text/remember.ts';

/** Profiles, shops, payment, maps, content networks and press-release wires: a link there is no independent coverage. */
export function isProfileHost(url: string): boolean {
  const domain = registrableDomain(url);
  return (
    domain !== null && (profileHosts.has(domain) || Object.hasOwn(listingHosts, domain) || domain.startsWith('google.'))
  );
}

/** The review or listing platform that an address belongs to, by its name; null for none. */
export const listingPlatform: (address: string) => string | null = remember((address) => {
  const url = addressOf(address);
  if (!url) return null;
  const domain = registrableDomain(address) ?? '';
  if (domain.startsWith('google.') || domain === 'goo.gl' || domain === 'g.page' || domain === 'share.google')
    return googleListing(address, url, domain);
  if (url.hostname === 'apps.apple.com') return 'Apple App Store';
  if (url.hostname === 'maps.apple.com') return /^\/place\b|[?&](?:auid|place-id)=/.test(address) ? 'Apple Maps' : null;
  if (domain === 'apple.com' || domain === 'bing.com') return url.pathname.startsWith('/maps') ? 'Bing Maps' : null;
  if (domain.startsWith('yelp.')) return 'Yelp';
  if (domain.startsWith('tripadvisor.')) return 'Tripadvisor';
  if (domain.startsWith('trustpilot.')) return 'Trustpilot';
  if (domain.startsWith('airbnb.')) return 'Airbnb';
  return Object.hasOwn(listingHosts, domain) ? (listingHosts[domain] ?? null) : null;
});

/** "Google" for an address that searches there: it may show a firm's reviews, or anything. */
export function googleSearch(address: string): string | null {
  return registrableDomain(address)?.startsWith('google.') &&
    /^(?:\/maps)?\/search(?:\/|$)/.test(addressOf(address)?.pathname ?? '')
    ? 'Google'
    : null;
}

function googleListing(address: string, { hostname, pathname }: Address, domain: string): string | null {
  if (hostname === 'play.google.com') return 'Google Play';
  if (domain === 'g.page' || /writereview|placeid|LocalPoiReviews|[?&](?:cid|ludocid)=/i.test(address))
    return 'Google Business';
  // A search for an address or a way there is no listing; a short link may be either, or lead to somebody else's place.
  return pathname.startsWith('/maps/place/') ? 'Google Maps' : null;
}

const listingHosts: Record<string, string> = {
  'trustpilot.com': 'Trustpilot',
  'g2.com': 'G2',
  'capterra.com': 'Capterra',
  'getapp.com': 'GetApp',
  'softwareadvice.com': 'Software Advice',
  'trustradius.com': 'TrustRadius',
  'gartner.com': 'Gartner Peer Insights',
  'clutch.co': 'Clutch',
  'goodfirms.co': 'GoodFirms',
  'yelp.com': 'Yelp',
  'tripadvisor.com': 'Tripadvisor',
  'booking.com': 'Booking.com',
  'opentable.com': 'OpenTable',
  'bbb.org': 'Better Business Bureau',
  'yell.com': 'Yell',
  'checkatrade.com': 'Checkatrade',
  'trustatrader.com': 'TrustATrader',
  'ratedpeople.com': 'Rated People',
  'reviews.io': 'Reviews.io',
  'feefo.com': 'Feefo',
  'trustedshops.com': 'Trusted Shops',
  'trustedshops.de': 'Trusted Shops',
  'provenexpert.com': 'ProvenExpert',
  'gelbeseiten.de': 'Gelbe Seiten',
  'pagesjaunes.fr': 'Pages Jaunes',
  'yellowpages.com': 'Yellow Pages',
  'foursquare.com': 'Foursquare',
  'angi.com': 'Angi',
  'thumbtack.com': 'Thumbtack',
  'houzz.com': 'Houzz',
  'healthgrades.com': 'Healthgrades',
  'zocdoc.com': 'Zocdoc',
  'doctolib.fr': 'Doctolib',
  'doctolib.de': 'Doctolib',
  'jameda.de': 'Jameda',
  'avvo.com': 'Avvo',
  'martindale.com': 'Martindale',
  'zillow.com': 'Zillow',
  'realtor.com': 'Realtor.com',
  'rightmove.co.uk': 'Rightmove',
  'zoopla.co.uk': 'Zoopla',
  'producthunt.com': 'Product Hunt',
  'crunchbase.com': 'Crunchbase',
  'glassdoor.com': 'Glassdoor',
};

/** Where people ask each other. */
export function isForumHost(domain: string): boolean {
  return ['reddit.com', 'quora.com', 'stackoverflow.com'].includes(domain);
}

const profileHosts = new Set(
  `facebook.com fb.com instagram.com linkedin.com twitter.com x.com youtube.com youtu.be tiktok.com pinterest.com threads.net bsky.app mastodon.social
  whatsapp.com wa.me t.me github.com gitlab.com reddit.com quora.com stackoverflow.com medium.com substack.com vimeo.com wikipedia.org wikidata.org
  paypal.com stripe.com klarna.com apple.com amazon.com etsy.com ebay.com shopify.com calendly.com goo.gl bit.ly openstreetmap.org bing.com
  cloudflare.com cloudfront.net jsdelivr.net unpkg.com gstatic.com wordpress.org wordpress.com wix.com squarespace.com prnewswire.com businesswire.com
  globenewswire.com prweb.com einpresswire.com accesswire.com newswire.com openpr.com presseportal.de`.split(/\s+/),
);

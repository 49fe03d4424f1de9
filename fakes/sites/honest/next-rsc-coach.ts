import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { datedSitemap, rawPage } from '../raw-answers.ts';

/** The App Router: what streams in late is at the end in a hidden div, and the whole page once more in the flight payload. */
function page(o: string, path: string, title: string, description: string, main: string, late = '', jsonLd = '') {
  const flight = JSON.stringify(`6:["$","main",null,{"children":${JSON.stringify(main + late)}}]\n`)
    .slice(1, -1)
    .replaceAll('<', '\\u003c');
  return rawPage(
    `<!DOCTYPE html><html lang="en" class="__variable_1e4310"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><link rel="stylesheet" href="/_next/static/css/7c.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-5.js"/><script src="/_next/static/chunks/main-app.js" async=""></script><script src="/_next/static/chunks/app/layout.js" async=""></script><meta name="next-size-adjust" content=""/><title>${title}</title><meta name="description" content="${description}"/><link rel="canonical" href="${o}${path === '/' ? '' : path}"/><meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/><meta property="og:url" content="${o}${path}"/><meta property="og:image" content="${o}/opengraph-image.png"/><meta property="og:image:width" content="1200"/><meta name="twitter:card" content="summary_large_image"/><link rel="icon" href="/favicon.ico" type="image/x-icon" sizes="16x16"/><script src="/_next/static/chunks/polyfills.js" noModule=""></script></head><body class="antialiased"><div hidden=""><!--$--><!--/$--></div><header class="sticky top-0"><a href="/">Keel Coaching</a><nav aria-label="Main"><ul><li><a href="/method">Method</a></li><li><a href="/pricing">Pricing</a></li><li><a href="/about">About</a></li><li><a href="/blog/saying-no-to-your-board">Writing</a></li><li><a href="/contact">Contact</a></li></ul></nav><button type="button" aria-haspopup="dialog" aria-expanded="false" aria-controls="radix-:R6:" data-state="closed"><span class="sr-only">Toggle menu</span></button></header><main>${main}${late === '' ? '' : '<!--$?--><template id="B:0"></template><div class="animate-pulse h-40"></div><!--/$-->'}</main><footer><p>Keel Coaching LLC, 40 Wharf Street, Portland, ME 04101</p><p><a href="mailto:ann@keel.example">ann@keel.example</a></p><p>© <!-- -->2026<!-- --> Keel Coaching</p></footer><section aria-label="Notifications alt+T" tabindex="-1" aria-live="polite" aria-relevant="additions text" aria-atomic="false"></section>${jsonLd}<script src="/_next/static/chunks/webpack-5.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${flight}"])</script>${late === '' ? '' : `<div hidden id="S:0">${late}</div><script>$RC=function(b,c,e){c=document.getElementById(c);c.parentNode.removeChild(c)};$RC("B:0","S:0")</script>`}</body></html>`,
    {
      'x-powered-by': 'Next.js',
      link: '</_next/static/media/e4.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"',
    },
  );
}

export const nextRscCoach: SiteDefinition = {
  name: 'next-rsc-coach',
  story:
    'A coach for founders on the Next.js App Router: streamed parts stand in a hidden div until a script moves them, and a flight payload repeats every sentence.',
  expected: ['open-graph-incomplete', 'organization-schema-incomplete'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(`User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${o}/sitemap.xml\n`),
    '/sitemap.xml': datedSitemap(o, {
      '': '2026-10-20',
      '/method': '2026-08-01',
      '/pricing': '2026-10-20',
      '/about': '2026-02-11',
      '/contact': '2026-01-07',
      '/blog/saying-no-to-your-board': '2026-10-12',
    }),
    '/': page(
      o,
      '/',
      'Coaching for founders after the first round',
      'Keel coaches founders of companies with ten to eighty people: one hour every two weeks, one goal at a time, cancel at any time.',
      `<section><h1>Coaching for founders <br class="hidden md:block"/>after the first round</h1><p>Keel Coaching is a coaching practice in Portland, Maine, for founders whose company has grown past the kitchen table. One hour every two weeks, one goal at a time.</p><a class="btn" href="/pricing">What does it cost?</a></section><section><h2>Who is it for?</h2><p>Founders with ten to eighty employees who have begun to hear about decisions only afterwards. Three in four of our clients run software firms; the others make boats, cheese and dental tools.</p></section>`,
      `<section><h2>What changes?</h2><p>Of the 61 founders who finished six months with us, 48 had handed over at least one role that they used to hold themselves. Most say that the calendar changed first and the mood a month later. We ask each of them again a year on, and publish the numbers, the bad ones too.</p></section><section><h2>How does it begin?</h2><p>With a call of twenty minutes. If we think that you need a lawyer, a holiday or a co-founder instead, we say so.</p></section>`,
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'ProfessionalService', name: 'Keel Coaching', url: o, logo: `${o}/logo.png`, image: `${o}/logo.png`, description: 'Coaching for founders', telephone: '+1-207-556-0177', priceRange: '$$$', address: { '@type': 'PostalAddress', streetAddress: '40 Wharf Street', addressLocality: 'Portland', addressRegion: 'ME', postalCode: '04101', addressCountry: 'US' }, sameAs: ['https://www.linkedin.com/company/keel-coaching'] })}</script>`,
    ),
    '/method': page(
      o,
      '/method',
      'How a coaching hour works at Keel',
      'One goal, four questions, fifty-five minutes: how a coaching hour at Keel is built, and what you take home from it.',
      `<h1>How an hour works</h1><p>Each hour has one goal that you name in the first five minutes, and ends with one thing that you will do before we speak again.</p><div data-orientation="horizontal"><div role="tablist"><button role="tab" aria-selected="true" aria-controls="radix-c-1" id="radix-t-1">Before</button><button role="tab" aria-selected="false" aria-controls="radix-c-2" id="radix-t-2">During</button></div><div role="tabpanel" id="radix-c-1" aria-labelledby="radix-t-1"><h2>Before the call</h2><p>You write three lines: what happened, what is stuck, what you would like to talk about. It takes four minutes, and half of our clients say that it is the most useful part.</p></div><div role="tabpanel" hidden="" id="radix-c-2" aria-labelledby="radix-t-2"><h2>During the call</h2><p>We ask four questions and mostly stay quiet. No slides, no personality colours. When you ask for advice you get it, marked as such.</p></div></div><h2>What do we write down?</h2><p>One page per client and month, which belongs to you. Nobody else reads it, neither your board nor our other coaches, and after a year it is shredded.</p>`,
    ),
    '/pricing': page(
      o,
      '/pricing',
      'What coaching at Keel costs per month',
      'One price for everybody: $900 a month for two hours and messages in between. No contract, no success fee, first call free.',
      `<h1>Pricing</h1><p>Coaching costs $900 a month for two hours and as many short messages in between as you need.</p><div role="radiogroup" aria-label="Billing"><button role="radio" aria-checked="true">Monthly</button><button role="radio" aria-checked="false">Yearly</button></div><p class="price">$<!-- -->900<span>/month</span></p><h2>What if it does not help?</h2><p>Stop. You pay for the month that has begun and nothing after it. About one in five stops within three months; we ask why, once, by mail, and leave it there.</p><h2>Is there a price for two?</h2><p>Co-founders who come together pay $1,300 a month. They get three hours, one of them as a pair, and a coach each if they want one. A company that pays for four or more people should write to us; there is a list.</p>`,
    ),
    '/about': page(
      o,
      '/about',
      'About Ann Reyes and Keel Coaching',
      'Ann Reyes built and sold a logistics company before she became a coach in 2015. Two colleagues joined her since.',
      `<h1>About Keel</h1><p>Keel Coaching was founded in 2015 by Ann Reyes, who had built a logistics company to 140 people and sold it.</p><h2>Who coaches?</h2><p>Ann Reyes, founder, certified by the International Coaching Federation since 2014. Marcus Hale came in 2020 from fifteen years in the coast guard. Priya Nair joined in 2023; before that she led product at a bank.</p><h2>Where are we?</h2><p>On the second floor above the ferry terminal in Portland. Most calls are by video, but those who come in person get coffee and a view of the harbour.</p>`,
    ),
    '/blog/saying-no-to-your-board': page(
      o,
      '/blog/saying-no-to-your-board',
      'How to say no to your board, politely',
      'Four sentences that founders have used to say no to their board without a fight, and when you should rather say yes.',
      `<article><h1>How to say no to your board</h1><p>By <a href="/about">Ann Reyes</a> · <time dateTime="2026-10-12">October 12, 2026</time></p><p>You say no to a board by giving the reason before the answer, and by naming what would change your mind.</p><h2>The four sentences</h2><ol><li>We looked at it, and this is what we found.</li><li>If this number were twice as high, I would do it.</li><li>I will bring it back in March.</li><li>I hear that you disagree, and I have decided.</li></ol><h2>When should you say yes?</h2><p>When the board has seen the thing five times and you have seen it once. Boards are good at cycles and at hiring. They are bad at customers, since they meet so few of them.</p></article>`,
      `<aside><h2>More writing</h2><p>A letter comes once a month. It has no tracking in it.</p></aside>`,
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'BlogPosting', headline: 'How to say no to your board', datePublished: '2026-10-12', author: { '@type': 'Person', name: 'Ann Reyes', url: `${o}/about` }, image: `${o}/og/no.png` })}</script>`,
    ),
    '/contact': page(
      o,
      '/contact',
      'Contact Keel Coaching in Portland',
      'Write to ann@keel.example or ring (207) 556-0177. The first call of twenty minutes is free and commits you to nothing.',
      `<h1>Contact</h1><p>Write to ann@keel.example or ring (207) 556-0177; somebody answers the same day.</p>`,
    ),
  }),
};

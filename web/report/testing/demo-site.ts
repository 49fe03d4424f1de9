// The made-up business behind /demo-report: a fitter with good work and an ordinary website, and what its owner answered in the quiz.
import { type Answers, blankAnswers } from '#engine/contract.ts';
import { htmlPage, sitemapFile, textFile } from '#fakes/sites/define-site.ts';
import type { SiteContext, SiteDefinition } from '#fakes/sites/define-site.ts';

const company = 'Brandt Heating';

export const demoAnswers: Answers = {
  ...blankAnswers,
  companyName: company,
  companyDescription: 'Heat pumps and gas boilers, installed and serviced in and around Leeds since 1987.',
  industry: 'other',
  products: ['Heat pump installation', 'Boiler service', 'Underfloor heating'],
  yearEstablished: 1987,
  locations: 'Leeds, Bradford, Harrogate',
  targetAudience: 'Home owners who replace an old boiler',
  website: 'http://www.brandt-heating.example',
  socialMedia: {
    linkedin: 'https://www.linkedin.com/company/brandt-heating',
    twitter: '',
    facebook: 'https://www.facebook.com/brandtheating',
    instagram: '',
  },
  publicationsMentioned: 'no',
  publicationsExamples: '',
  wikipediaPage: 'no',
  contentFrequency: 'weekly',
  keywords: ['heat pump Leeds', 'boiler service cost'],
  customerQuestions:
    'How much does a heat pump cost for a terraced house?\nDo I need planning permission for a heat pump?\nHow long does the installation take?',
  structuredData: 'yes',
  contentTone: 'conversational',
  faqUsage: 'basic',
  uniqueSellingProps: 'Fixed price before work starts, and the same two fitters from survey to service.',
  problemsSolved: 'High heating bills, cold rooms, unreliable fitters.',
  brandTerminology: '',
  mobileFriendly: 'yes',
  loadingSpeed: 'average',
  httpsUsage: 'unsure',
  previousLlmSearches: 'no',
  llmOptimizationStrategies: 'no',
  otherInformation: '',
  misconceptions: '',
  businessGoals: 'More enquiries for heat pumps',
  email: 'owner@brandt-heating.example',
};

export const demoSite: SiteDefinition = {
  name: 'brandt-heating',
  story:
    'Fitters in Leeds whose site greets before it answers, shuts out one search agent by mistake, and has not been dated for a year.',
  expected: [],
  answers: (context) => ({
    '/': page(context, '/', 'Brandt Heating | Welcome', home),
    '/about': page(context, '/about', 'About us | Brandt Heating', about),
    '/heat-pumps': page(context, '/heat-pumps', 'Heat pump installation in Leeds | Brandt Heating', heatPumps),
    '/boiler-service': page(context, '/boiler-service', 'Boiler service | Brandt Heating', boilers),
    '/underfloor-heating': page(context, '/underfloor-heating', 'Underfloor heating | Brandt Heating', underfloor),
    '/prices': page(context, '/prices', 'Prices | Brandt Heating', prices),
    '/questions': page(context, '/questions', 'Questions | Brandt Heating', questions),
    '/news/winter': page(context, '/news/winter', 'Get ready for winter | Brandt Heating', winter(context)),
    '/contact': page(context, '/contact', 'Contact | Brandt Heating', contact),
    '/robots.txt': textFile(
      `User-agent: *\nDisallow: /intern/\n\n# Unwanted robots\nUser-agent: GPTBot\nUser-agent: Claude-SearchBot\nUser-agent: CCBot\nDisallow: /\n\nSitemap: ${context.origin}/sitemap.xml\n`,
    ),
    '/sitemap.xml': sitemapFile(context, {
      '/': 410,
      '/about': 700,
      '/heat-pumps': 412,
      '/boiler-service': 520,
      '/underfloor-heating': 520,
      '/prices': 412,
      '/questions': 430,
      '/news/winter': 412,
      '/contact': 700,
    }),
  }),
};

function page(context: SiteContext, path: string, title: string, main: string) {
  return htmlPage(context, {
    title,
    canonical: path,
    main,
    header:
      '<p><a href="/">Brandt Heating</a></p><nav><a href="/heat-pumps">Heat pumps</a> <a href="/boiler-service">Boilers</a> <a href="/underfloor-heating">Underfloor heating</a> <a href="/prices">Prices</a> <a href="/questions">Questions</a> <a href="/news/winter">News</a> <a href="/about">About us</a> <a href="/contact">Contact</a></nav>',
    footer:
      '<p>Brandt Heating, 8 Kirkstall Road, Leeds LS3 1LF. Phone <a href="tel:+441135550142">+44 113 555 0142</a>. <a href="https://www.facebook.com/brandtheating">Facebook</a></p>',
  });
}

const home = `<h1>Welcome</h1>
<p>Welcome to our website! At Brandt we have been passionate about warmth for over three decades, and we look forward to welcoming you to the family. Have a look around and discover what makes us special.</p>
<p>Our friendly team goes the extra mile for each and every customer. Whatever you need, we are here for you, with heart and with hand, all year round and in every weather.</p>
<h2>What we do</h2>
<p>We fit heat pumps and boilers, we service both, and we lay underfloor heating. You get a fixed price before the work starts, and the same two fitters come from the survey to the yearly service.</p>
<ul><li><a href="/heat-pumps">Heat pumps</a></li><li><a href="/boiler-service">Boiler service</a></li><li><a href="/underfloor-heating">Underfloor heating</a></li></ul>
<p>Call us today and feel the difference!</p>`;

const about = `<h1>About us</h1>
<p>It all began in a small garage, with a dream and a spanner. Karl Brandt fitted his first boiler in 1987, and warmth has been in the family ever since.</p>
<p>Today Karl's daughter Anna Brandt leads the firm. Fourteen people work here, nine of them fitters with Gas Safe registration. We work in Leeds, Bradford and Harrogate and in the villages between them.</p>
<p>"They said a date, they came on the date, and the house was warm by the evening," says Margaret Ellis of Headingley, whose heat pump we fitted.</p>`;

const heatPumps = `<h1>Heat pumps</h1>
<p>The future is now! More and more people ask about heat pumps, and it is easy to see why. We love this technology, and we think that you will love it too.</p>
<p>We survey your house, size the radiators, and fit the pump outside. Most terraced houses need a pump of 5 to 7 kW, and two or three larger radiators. The work takes three to four days, and the heating is off for one of them.</p>
<p>A survey costs £120, and we take it off the price when you order.</p>
<h2>Good to know</h2>
<p>An air source heat pump turns one unit of electricity into about three units of heat over a year. What yours will reach depends on the flow temperature: 45 degrees is better than 55.</p>`;

const boilers = `<h1>Boiler service</h1>
<p>Your boiler deserves a little love once a year. A serviced boiler is a happy boiler, and a happy boiler makes a happy home.</p>
<p>A service takes about an hour. We check the flue, the gas pressure and the seals, clean the burner, and leave a written record. It costs £95 for gas boilers.</p>`;

const underfloor = `<h1>Underfloor heating</h1>
<p>Imagine stepping out of bed onto a warm floor. With underfloor heating this dream comes true, and we make it happen for you.</p>
<p>We lay wet systems in new and in existing floors. In existing floors the build-up is 18 mm. Ask us whether your floor is suitable.</p>`;

const prices = `<h1>Prices</h1>
<p>Every home is different, and so is every price. Here are some examples to give you a feeling.</p>
<table><thead><tr><th>Work</th><th>From</th></tr></thead><tbody><tr><td>Boiler service</td><td>£95</td></tr><tr><td>Heat pump survey</td><td>£120</td></tr><tr><td>New gas boiler, fitted</td><td>£2,400</td></tr></tbody></table>
<p>Prices include VAT. The price of a heat pump depends on your home; please call us.</p>`;

const questions = `<h1>Questions</h1>
<h2>How long does the installation take?</h2>
<p>A heat pump takes three to four days in a terraced house. The heating is off for one of these days, and we lend you electric heaters for it.</p>
<h2>Can I keep my radiators?</h2>
<p>Often most of them. We measure every room in the survey and say which radiators must be larger before you decide.</p>`;

const winter = (context: SiteContext) => `<h1>Get ready for winter</h1>
<p>Published <time datetime="${context.daysAgo(412)}">${context.spokenDaysAgo(412)}</time></p>
<p>Brrr! The cold season is coming, and we have some tips for you. Bleed your radiators before the first frost, check the pressure, and book your service early: in November we are often full for three weeks.</p>
<p>A boiler that has not been serviced uses more gas. How much more depends on its age and on how dirty the burner is.</p>`;

const contact = `<h1>Contact</h1>
<p>We are happy to hear from you! Call +44 113 555 0142 or write to office@brandt-heating.example.</p>
<p>Brandt Heating, 8 Kirkstall Road, Leeds LS3 1LF. We are there from Monday to Friday, 7:30 to 16:30.</p>`;

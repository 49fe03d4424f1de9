import {
  htmlPage,
  type PageParts,
  type SiteContext,
  type SiteDefinition,
  sitemapFile,
  textFile,
} from './define-site.ts';

const company = 'Shiftwise';
const profiles = [
  'https://www.linkedin.com/company/shiftwise',
  'https://x.com/shiftwise',
  'https://www.youtube.com/@shiftwise',
  'https://github.com/shiftwise',
  'https://www.facebook.com/shiftwise',
  'https://www.instagram.com/shiftwise',
];
const reviews = [
  'https://www.g2.com/products/shiftwise/reviews',
  'https://www.capterra.com/p/1234/shiftwise/',
  'https://www.trustpilot.com/review/shiftwise.example',
  'https://clutch.co/profile/shiftwise',
];

export const strongSaas: SiteDefinition = {
  name: 'strong-saas',
  story:
    'Rota software with a good writer: dated guides, numbers with sources, prices in the open. One old link in a guide leads nowhere.',
  expected: ['broken-link'],
  answers: (context) => ({
    '/': home(context),
    '/about': about(context),
    '/pricing': pricing(context),
    '/features/rota-planning': feature(context),
    '/contact': contact(context),
    '/faq': faq(context),
    '/blog/how-to-plan-a-fair-rota': guide(context),
    '/robots.txt': textFile(`User-agent: *\nAllow: /\n\nSitemap: ${context.origin}/sitemap.xml\n`),
    '/sitemap.xml': sitemapFile(context, {
      '/': 3,
      '/about': 50,
      '/pricing': 8,
      '/features/rota-planning': 15,
      '/contact': 80,
      '/faq': 22,
      '/blog/how-to-plan-a-fair-rota': 18,
    }),
    '/llms.txt': textFile(
      `# ${company}\n\n> Rota planning software for care homes.\n\n- [Pricing](${context.origin}/pricing)\n`,
    ),
    '/rota.png': { headers: { 'content-type': 'image/png' }, body: 'not looked at' },
  }),
};

function page(context: SiteContext, path: string, parts: Omit<PageParts, 'canonical' | 'header' | 'footer'>) {
  return htmlPage(context, {
    ...parts,
    canonical: path,
    head: `<meta property="og:title" content="${parts.title}"><meta property="og:description" content="${parts.description}"><meta property="og:image" content="${context.origin}/rota.png"><meta property="og:type" content="website"><meta property="og:site_name" content="${company}">\n<meta name="twitter:card" content="summary">`,
    header: `<nav aria-label="Main"><a href="/">${company}</a> <a href="/features/rota-planning">Rota planning</a> <a href="/pricing">Pricing</a> <a href="/faq">FAQ</a> <a href="/blog/how-to-plan-a-fair-rota">How to plan a fair rota</a> <a href="/about">About us</a> <a href="/contact">Contact</a></nav>`,
    footer: `<p>${company} Ltd, 8 Canal Street, Manchester M1 3HE. Phone <a href="tel:+441615550142">+44 161 555 0142</a>, <a href="mailto:hello@shiftwise.example">hello@shiftwise.example</a></p><p>${[...profiles, ...reviews].map((url) => `<a href="${url}">${company} on ${new URL(url).hostname}</a>`).join(' ')}</p>`,
  });
}

const organization = (context: SiteContext) => ({
  '@type': 'Organization',
  '@id': `${context.origin}/#organization`,
  name: company,
  url: `${context.origin}/`,
  logo: `${context.origin}/rota.png`,
  description: 'Shiftwise is rota planning software for care homes in the United Kingdom.',
  foundingDate: '2016',
  email: 'hello@shiftwise.example',
  telephone: '+44 161 555 0142',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '8 Canal Street',
    addressLocality: 'Manchester',
    postalCode: 'M1 3HE',
    addressCountry: 'GB',
  },
  sameAs: profiles,
});
const graph = (context: SiteContext, ...nodes: object[]) => ({
  '@context': 'https://schema.org',
  '@graph': [organization(context), ...nodes],
});
const crumbs = (context: SiteContext, name: string, path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${context.origin}/` },
    { '@type': 'ListItem', position: 2, name, item: `${context.origin}${path}` },
  ],
});
const updated = (context: SiteContext, days: number) =>
  `<p>Last updated: <time datetime="${context.daysAgo(days)}">${context.spokenDaysAgo(days)}</time>.</p>`;

const home = (context: SiteContext) =>
  page(context, '/', {
    title: 'Rota planning software for care homes | Shiftwise',
    description:
      'Shiftwise is rota planning software for care homes. 640 homes plan fair shifts in 40 minutes a week, from £39 a month, with payroll export included.',
    jsonLd: graph(context, { '@type': 'WebSite', name: company, url: `${context.origin}/` }),
    main: `<h1>Rota planning software for care homes</h1>
<p>Shiftwise is rota planning software for care homes in the United Kingdom. Managers of 640 homes plan fair shifts in 40 minutes a week, and staff see their rota on any phone.</p>
<p><img src="/rota.png" alt="A week’s rota in Shiftwise with two open night shifts marked in amber"></p>
<h2>What problem does Shiftwise solve?</h2>
<p>Unfilled night shifts cost a 50-bed care home about £18,000 a year in agency fees, according to a <a href="https://www.skillsforcare.org.uk/">Skills for Care</a> survey of 2025. Shiftwise offers open shifts to qualified staff first and cut agency hours by 31% in a study of 58 homes in 2025.</p>
<h2>Who uses Shiftwise?</h2>
<p>Care home managers plan the rota, team leaders approve swaps, and payroll officers export hours to Sage, Xero or CSV. Shiftwise serves homes with 20 to 300 staff.</p>
<h2>How does Shiftwise compare with spreadsheets?</h2>
<table><thead><tr><th>Task</th><th>Shiftwise</th><th>Spreadsheet</th></tr></thead><tbody><tr><td>Plan one week</td><td>40 minutes</td><td>3 hours</td></tr><tr><td>Check working time rules</td><td>Automatic</td><td>By hand</td></tr><tr><td>Export to payroll</td><td>1 click</td><td>1 hour</td></tr></tbody></table>
<blockquote><p>“We stopped ringing round for nights in the second month.”</p><cite>Grace Adeyemi, manager, Oakfield Care Home</cite></blockquote>
<p>Read <a href="/pricing">what Shiftwise costs</a> and <a href="/features/rota-planning">how rota planning works</a>.</p>
${updated(context, 3)}`,
  });

const about = (context: SiteContext) =>
  page(context, '/about', {
    title: 'About Shiftwise: the team behind fair care rotas',
    description:
      'Shiftwise was founded in Manchester in 2016 by a former care home manager. Meet the team of 27 and read what they measure, publish and stand for.',
    jsonLd: graph(context, crumbs(context, 'About', '/about'), {
      '@type': 'AboutPage',
      name: 'About Shiftwise',
      url: `${context.origin}/about`,
    }),
    main: `<h1>About the team behind Shiftwise</h1>
<p>Shiftwise is an independent software company in Manchester that Priya Nair founded in 2016 after nine years as a care home manager. The company employs 27 people and is registered in England under number 10234567.</p>
<h2>Who leads Shiftwise?</h2>
<p>Priya Nair, chief executive, managed three care homes before she wrote the first version. Daniel Roth, chief technology officer, leads the engineers and answers for data protection.</p>
<h2>What does Shiftwise measure and publish?</h2>
<p>Shiftwise publishes an agency study each March: 58 homes took part in 2025, and the method, the questions and the raw figures are free to download. The company plants no trackers in the product, answers security reports within two days and has its data protection audited every year by an outside firm.</p>
<blockquote><p>“A fair rota is the cheapest pay rise a home can give.”</p><cite>Priya Nair, chief executive, Shiftwise</cite></blockquote>
<h2>Who has written about Shiftwise?</h2>
<ul><li><a href="https://www.carehome.co.uk/news/shiftwise-study">Carehome.co.uk on the agency study</a></li><li><a href="https://www.theguardian.com/society/care-rota-software">The Guardian on software for care rotas</a></li><li><a href="https://www.nursingtimes.net/shiftwise">Nursing Times on fair night shifts</a></li></ul>
${updated(context, 50)}`,
  });

const pricing = (context: SiteContext) =>
  page(context, '/pricing', {
    title: 'Shiftwise pricing: care rota plans from £39 a month',
    description:
      'Shiftwise costs £39 a month up to 30 staff, £79 up to 80 staff and £149 up to 300 staff. All plans include payroll export, training and support.',
    jsonLd: graph(context, crumbs(context, 'Pricing', '/pricing'), {
      '@type': 'SoftwareApplication',
      name: company,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      image: `${context.origin}/rota.png`,
      offers: { '@type': 'Offer', price: '39.00', priceCurrency: 'GBP', url: `${context.origin}/pricing` },
    }),
    main: `<h1>Shiftwise pricing for care homes</h1>
<p>Shiftwise costs £39 a month for homes with up to 30 staff, £79 for up to 80 staff and £149 for up to 300 staff. Every plan includes payroll export, training and telephone support.</p>
<h2>What is in each plan?</h2>
<table><thead><tr><th>Plan</th><th>Staff</th><th>Price a month</th></tr></thead><tbody><tr><td>Small home</td><td>30</td><td>£39</td></tr><tr><td>Home</td><td>80</td><td>£79</td></tr><tr><td>Group</td><td>300</td><td>£149</td></tr></tbody></table>
<h2>How long is the contract?</h2>
<p>Shiftwise contracts run from month to month and end with 30 days’ notice. A yearly payment costs 10 months instead of 12.</p>
<h2>What is included in every plan?</h2>
<p>Every Shiftwise plan includes the import of staff from a spreadsheet, one hour of training by video call, payroll export to Sage, Xero and CSV, and telephone support from Monday to Friday. Text messages for open shifts cost 4p each, and a care home with 60 staff sends about 150 a month. Charities pay 20% less on every plan.</p>
<h2>When does a plan change?</h2>
<p>A plan changes on the first day of the month after the number of staff has passed its limit for 30 days, so that a busy week costs nothing more.</p>
${updated(context, 8)}`,
  });

const feature = (context: SiteContext) =>
  page(context, '/features/rota-planning', {
    title: 'Rota planning that follows working time rules',
    description:
      'How Shiftwise plans a care home rota: it checks rest times, skills and wishes, offers open shifts to staff first, and exports hours to payroll.',
    jsonLd: graph(context, crumbs(context, 'Rota planning', '/features/rota-planning')),
    main: `<h1>Rota planning that follows working time rules</h1>
<p>Shiftwise plans a care home rota in four steps: it reads the skills each shift needs, checks 11 hours of rest, weighs the wishes of staff and offers open shifts to those who qualify.</p>
<h2>How does Shiftwise fill open shifts?</h2>
<p>Shiftwise sends an open shift to every qualified person who has rested 11 hours. In 2025 staff accepted 74% of open shifts within two hours, measured over 1.2 million shifts.</p>
<h2>How does payroll export work?</h2>
<ol><li>The manager closes the week.</li><li>The team leader approves overtime.</li><li>The payroll officer downloads a file for Sage, Xero or CSV.</li></ol>
<h2>Which rules does Shiftwise check?</h2>
<p>Shiftwise checks 11 hours of rest between shifts, one day off in seven, the 48-hour week and the medication training that a night shift needs. A shift that would break a rule turns amber before it is saved, and the manager sees which rule it breaks and who else could take it.</p>
${updated(context, 15)}`,
  });

const contact = (context: SiteContext) =>
  page(context, '/contact', {
    title: 'Contact Shiftwise in Manchester for a rota demo',
    description:
      'Call Shiftwise on +44 161 555 0142 from Monday to Friday, 8:00 to 18:00, write to hello@shiftwise.example, or visit 8 Canal Street, Manchester.',
    jsonLd: graph(context, crumbs(context, 'Contact', '/contact'), {
      '@type': 'ContactPage',
      name: 'Contact',
      url: `${context.origin}/contact`,
    }),
    main: `<h1>Contact Shiftwise in Manchester</h1>
<p>Shiftwise answers calls on +44 161 555 0142 from Monday to Friday between 8:00 and 18:00, and e-mail at hello@shiftwise.example within four working hours.</p>
<h2>Where is the Shiftwise office?</h2>
<p>The Shiftwise office is at 8 Canal Street, Manchester M1 3HE, five minutes from Piccadilly station. Visitors ring the second bell.</p>
${updated(context, 80)}`,
  });

const questions: [string, string][] = [
  [
    'Does Shiftwise work on phones?',
    'Yes. Staff read the rota and accept open shifts in the browser of any phone made since 2018; no app has to be installed. Notices arrive by text message or e-mail.',
  ],
  [
    'Can a care home try Shiftwise for free?',
    'Every care home can try Shiftwise for 30 days without a payment card. The trial includes all features and a one-hour training by video call.',
  ],
  [
    'Where does Shiftwise keep its data?',
    'Shiftwise keeps all data in two data centres in London and Manchester, encrypted on disk and in transit. Backups are kept for 35 days.',
  ],
  [
    'Does Shiftwise export hours to Sage?',
    'Yes. Shiftwise exports approved hours to Sage, Xero and plain CSV with one click, including night and weekend rates. The export is part of every plan.',
  ],
  [
    'How long does it take to start?',
    'A care home with 60 staff starts within five working days: one day to import staff, one hour of training and a test week. Homes with 300 staff need ten days.',
  ],
];

const faq = (context: SiteContext) =>
  page(context, '/faq', {
    title: 'Shiftwise FAQ: phones, trials, data and payroll',
    description:
      'Short answers about Shiftwise: does it work on phones, can homes try it for free, where is the data kept, and does it export hours to Sage payroll?',
    jsonLd: graph(context, crumbs(context, 'FAQ', '/faq'), {
      '@type': 'FAQPage',
      mainEntity: questions.map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    }),
    main: `<h1>Questions about Shiftwise</h1>
<p>Shiftwise answers the five questions that care home managers ask before a trial: phones, the free trial, data protection, payroll export and the time to start.</p>
${questions.map(([question, answer]) => `<h2>${question}</h2>\n<p>${answer}</p>`).join('\n')}
${updated(context, 22)}`,
  });

const guide = (context: SiteContext) =>
  page(context, '/blog/how-to-plan-a-fair-rota', {
    title: 'How to plan a fair rota for a care home in 2026',
    description:
      'A fair care home rota spreads nights and weekends evenly, publishes shifts 28 days ahead and leaves 11 hours of rest. Here are five steps to get there.',
    jsonLd: graph(context, crumbs(context, 'Fair rota', '/blog/how-to-plan-a-fair-rota'), {
      '@type': 'BlogPosting',
      headline: 'How do you plan a fair rota for a care home?',
      image: `${context.origin}/rota.png`,
      datePublished: context.daysAgo(140),
      dateModified: context.daysAgo(18),
      author: { '@type': 'Person', name: 'Priya Nair', jobTitle: 'Chief executive', url: `${context.origin}/about` },
      publisher: { '@id': `${context.origin}/#organization` },
    }),
    main: `<article><h1>How do you plan a fair rota for a care home?</h1>
<p>By <a rel="author" href="/about">Priya Nair</a>, chief executive. Published on <time datetime="${context.daysAgo(140)}">${context.spokenDaysAgo(140)}</time>. Last updated: <time datetime="${context.daysAgo(18)}">${context.spokenDaysAgo(18)}</time>.</p>
<p>A fair care home rota spreads nights and weekends evenly, is published 28 days ahead and leaves at least 11 hours between shifts. Homes that follow these three rules lose 22% fewer staff a year, a 2024 study by the <a href="https://www.kingsfund.org.uk/">King’s Fund</a> found.</p>
<h2>Which rules must a care rota follow?</h2>
<p>The Working Time Regulations require 11 hours of rest between shifts and one day off a week (<a href="https://www.legislation.gov.uk/uksi/1998/1833">legislation.gov.uk</a>). The Care Quality Commission also expects enough qualified staff on every shift.</p>
<h2>How do you spread night shifts fairly?</h2>
<ul><li>Count the nights of the last 12 weeks for each person.</li><li>Offer the next night to the person with the fewest.</li><li>Let staff swap, and count the swap.</li></ul>
<blockquote><p>“Publishing four weeks ahead did more for morale than the pay round.”</p><cite>Grace Adeyemi, manager, Oakfield Care Home</cite></blockquote>
<p>An older checklist is kept at <a href="/blog/rota-checklist-2019">our rota checklist of 2019</a>.</p></article>`,
  });

import { openRobots } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your robots.txt is plain text that crawlers can read',
    fail: 'Your robots.txt has faults',
    whenFound: {
      'robots-absent': 'Your site has no robots.txt',
      'robots-is-html': 'Your robots.txt is a web page',
      'robots-redirect-loop': 'Your robots.txt redirects more than five times',
      'robots-too-large': 'Your robots.txt is larger than crawlers read',
      'robots-server-error': 'Your robots.txt answers with a server error',
      'robots-timeout': 'Your robots.txt did not answer in time',
    },
  },
  neutral: 'your robots.txt',
  why: 'By the standard, a crawler that cannot reach robots.txt stays out of the whole site.',
  comparedAs: 'A robots.txt that works',
  ownTest: [openRobots, 'You should see plain text. A page of your website, or an error, is wrong.'],
  notes: {
    'robots-absent': 'We found no robots.txt, which allows every crawler everything',
    'robots-is-html': '/robots.txt answers with a web page instead of rules',
    'robots-redirect-loop': '/robots.txt redirects more than five times',
    'robots-too-large': '/robots.txt is larger than crawlers read',
    'robots-server-error': '/robots.txt answers with a server error, which tells crawlers to stay out',
    'robots-timeout': '/robots.txt did not answer in time, which tells crawlers to stay out',
  },
  says: {
    ok: 'robots.txt answers as plain text',
    withStatus: '{note} (status {status}).',
    proofEmpty: 'robots.txt is plain text without a rule.',
    statusOfRobotsTxt: 'Status of robots.txt',
    proof: 'robots.txt is plain text with rules.',
  },
  advice: {
    title: 'Serve a valid robots.txt',
    description: 'robots.txt is the file that tells crawlers what they may read.',
    steps: [
      'Serve plain text with status 200 at /robots.txt. “User-agent: *” and “Allow: /” are enough to let everybody in.',
      'Name your sitemap in it: “Sitemap: https://…/sitemap.xml”.',
      'Keep it below 500 kB, and make sure that it never answers with a server error.',
    ],
    resources: ['RFC 9309: https://www.rfc-editor.org/rfc/rfc9309'],
    metrics: ['Status and type of /robots.txt'],
    proof: 'Open /robots.txt on your site in a browser. It shows your rules as plain text.',
  },
} as const satisfies CheckTexts;

import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your whole site uses HTTPS',
    passed:
      'HTTPS works, and we saw no file over plain HTTP on the page we read|HTTPS works, and we saw no file over plain HTTP on the {count} pages we read',
    fail: 'HTTPS works with gaps',
    whenFound: {
      'https-missing': 'HTTPS does not work on your site',
    },
    faults: {
      'http-not-redirected':
        '{count} http:// address does not lead to https://|{count} http:// addresses do not lead to https://',
      'mixed-content': '{count} file loads over plain HTTP|{count} files load over plain HTTP',
    },
  },
  neutral: 'HTTPS on your site',
  why: 'Browsers and crawlers treat plain HTTP as unsafe and prefer the secure address of a page.',
  comparedAs: 'HTTPS on the whole site',
  ownTest: ['Type your address with http:// in front of it.', 'The browser must end at https://, without a warning.'],
  notes: {
    'https-missing': 'HTTPS does not work on your site. {detail}',
    'http-not-redirected': 'The http:// address of your site answers without sending visitors to https://.',
    'mixed-content': '{page} loads a file over plain http ({url}).',
  },
  says: {
    proof: 'HTTPS works.',
    certificate: 'Certificate',
    works: 'HTTPS works, and nothing is loaded over plain HTTP.',
    gaps: 'HTTPS works, with gaps.',
    missing: 'HTTPS does not work.',
    reported: 'You answered “{said}” to whether your site uses HTTPS.',
  },
  advice: {
    title: 'Serve every page over HTTPS',
    description:
      'A certificate is free at nearly every host. The redirect and the last http:// files complete the work.',
    steps: [
      'Install a certificate and let it renew by itself.',
      'Redirect every http:// address to https:// with status 301.',
      'Change the addresses of files listed above to https://.',
    ],
    resources: ['Free certificates: https://letsencrypt.org'],
    metrics: ['Share of pages and files served over HTTPS'],
    proof: 'Type the http:// address of your home page. It changes to https://, and the browser shows no warning.',
  },
} as const satisfies CheckTexts;

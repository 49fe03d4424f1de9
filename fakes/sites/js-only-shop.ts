import type { SiteDefinition } from './define-site.ts';
import { textFile } from './define-site.ts';

const shell = textFile(
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lumen Lamps</title>
<script type="module" src="/assets/app.js"></script>
</head>
<body>
<div id="root"></div>
<noscript>You need to enable JavaScript to run this app.</noscript>
</body>
</html>
`,
  'text/html; charset=utf-8',
);

const lamps = [
  'Desk lamp Ada, oak and brass, 49 pounds',
  'Floor lamp Birk, ash and linen, 120 pounds',
  'Wall lamp Cleo, glass and steel, 65 pounds',
];
/** What visitors see, and no crawler without a browser. */
const drawnByScript = `<header><nav><a href="/">Lumen</a></nav></header><main><h1>Lamps made in Bristol</h1><p>Lumen Lamps makes lamps of wood, glass and metal in Bristol and sends them to homes all over Britain.</p><ul>${lamps.map((lamp) => `<li>${lamp}</li>`).join('')}</ul></main>`;

export const jsOnlyShop: SiteDefinition = {
  name: 'js-only-shop',
  story:
    'A lamp shop that draws everything in the browser: every address, the missing ones too, answers with the same empty shell.',
  expected: [
    'description-missing',
    'h1-missing',
    'main-landmark-missing',
    'open-graph-incomplete',
    'organization-schema-missing',
    'sitemap-invalid',
    'text-needs-javascript',
    'title-short',
  ],
  answers: () => ({
    '*': shell,
    '/robots.txt': textFile('User-agent: *\nAllow: /\n'),
    '/assets/app.js': textFile(
      `document.getElementById("root").innerHTML = ${JSON.stringify(drawnByScript)};`,
      'text/javascript',
    ),
  }),
};

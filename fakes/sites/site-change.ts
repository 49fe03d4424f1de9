// One change to the good bakery: the smallest thing that makes a defect, or only looks like one.
import type { ServerResponse } from 'node:http';
import { type FixtureAnswer, type SiteContext, type SiteDefinition, textFile } from './define-site.ts';
import { goodBaker } from './good-baker.ts';

export type DefectCase = {
  defect: string;
  /** Ids of the bad findings of the site that has the defect; the near miss has none. */
  findings: string[];
  has: SiteChange;
  nearMiss: { name: string; change: SiteChange };
};

export type SiteChange = (
  site: Record<string, FixtureAnswer>,
  context: SiteContext,
) => { streams?: SiteDefinition['streams'] } | void;

/** The good bakery with one change. */
export function changedSite(name: string, change: SiteChange): SiteDefinition {
  const site: SiteDefinition = {
    name,
    story: 'The good bakery, with one change.',
    expected: [],
    answers: (context) => {
      const answers = goodBaker.answers(context);
      const { streams } = change(answers, context) ?? {};
      if (streams) site.streams = streams;
      return answers;
    },
  };
  return site;
}

export const all =
  (...changes: SiteChange[]): SiteChange =>
  (site, context) => {
    const made = changes.map((change) => change(site, context) ?? {});
    return { streams: Object.assign({}, ...made.map(({ streams }) => streams)) };
  };

export const replace =
  (path: string, from: string | RegExp, to: string | ((context: SiteContext) => string)): SiteChange =>
  (site, context) => {
    const answer = site[path];
    const before = String(answer?.body);
    const body = before.replace(from, typeof to === 'string' ? to : to(context));
    if (!answer || body === before) throw new Error(`${path} does not hold ${from}`);
    site[path] = { ...answer, body };
  };

/** The same on every page that has it, as in a template. */
export const replaceEverywhere =
  (from: string, to: string): SiteChange =>
  (site) => {
    for (const [path, answer] of Object.entries(site))
      site[path] = { ...answer, body: String(answer.body).replaceAll(from, to) };
  };

export const inHead = (path: string, html: string | ((context: SiteContext) => string)) =>
  replace(path, '</head>', (context) => `${typeof html === 'string' ? html : html(context)}</head>`);
export const inMain = (path: string, html: string) => replace(path, '</main>', `${html}</main>`);

export const header =
  (path: string, name: string, value: string): SiteChange =>
  (site) => {
    const answer = site[path];
    if (answer) site[path] = { ...answer, headers: { ...answer.headers, [name]: value } };
  };

export const answerWith =
  (path: string, answer: (context: SiteContext) => FixtureAnswer): SiteChange =>
  (site, context) => {
    site[path] = answer(context);
  };

export const robots = (lines: string) =>
  answerWith('/robots.txt', ({ origin }) =>
    textFile(`${lines}\nUser-agent: *\nDisallow: /till/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

export const redirect = (from: string, to: string) =>
  answerWith(from, () => ({ status: 301, headers: { location: to }, body: '' }));

export const toUserAgents =
  (pattern: RegExp): SiteChange =>
  (site) => {
    const home = site['/'];
    delete site['/'];
    const answer = (response: ServerResponse) => {
      if (pattern.test(response.req.headers['user-agent'] ?? '')) response.writeHead(403).end('Forbidden');
      else response.writeHead(200, home?.headers).end(home?.body);
    };
    return { streams: { '/': answer } };
  };

/** Nothing but an application root, as a browser gets it before scripts have run. */
export const appShell = (path: string) =>
  replace(
    path,
    /<body>[\s\S]*<\/body>/,
    '<body><div id="root"></div><script type="module" src="/app.js"></script></body>',
  );

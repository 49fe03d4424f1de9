import { tokensOf } from '#engine/base/crawlers.ts';
import { accessUrls } from '#engine/judge/checks/parts/crawler-access.ts';
import type { Evidence, RobotsEvidence } from '#engine/evidence/evidence.ts';
import { parseRobots, readServedRobots, type RobotsGroup, type RobotsRule } from '#engine/evidence/robots.ts';
import { lineDiff } from './line-diff.ts';
import type { PatchOrReason } from './patch.ts';
import { whatChangesInRobots } from './what-changes.ts';

const path = 'robots.txt';
const largestFile = 60_000;

/** robots.txt that lets in who searches and who reads on request. Training crawlers and everybody else keep exactly what they had. */
export function robotsPatch(evidence: Evidence): PatchOrReason[] {
  if (!evidence.robots.ok || !evidence.site.ok) return [];
  const robots = evidence.robots.value;
  const site = evidence.site.value;
  if (robots.state === '5xx' || robots.state === 'timeout')
    return [
      {
        path,
        reason: 'Your server answers requests for robots.txt with an error. Only a change on the server removes it.',
      },
    ];
  if (robots.state === 'too-large' || robots.body.length > largestFile)
    return [{ path, reason: 'Your robots.txt is too long to be changed safely by a machine.' }];
  const served = robots.state === 'ok' ? robots.body.replaceAll(/\r\n?/g, '\n') : '';
  const urls = accessUrls(robots, site);
  const closed =
    robots.state === 'ok'
      ? [...tokensOf('search'), ...tokensOf('user-triggered')].filter((token) => isClosed(served, token, urls))
      : [];
  const opened = robots.state === 'ok' ? openedFile(served, closed, urls) : 'User-agent: *\nAllow: /\n';
  const opening = new Set(closed.map((token) => token.toLowerCase()));
  const text = withSitemaps(opened, evidence);
  if (text.trim() === served.trim()) return [];
  return [
    {
      path,
      title: 'robots.txt',
      place:
        served === ''
          ? `Serve this file as plain text at ${robots.url}, where we found none.`
          : `Replace the file served at ${robots.url} by this one. If a plugin or a hosting panel writes it, make the same changes there.`,
      urls: [robots.url],
      text,
      diff: lineDiff(served, text),
      // Whoever was kept out may come in: the lines that closed a key page to them go, and nothing else.
      changes: [
        whatChangesInRobots(
          robots.url,
          served,
          text,
          (agent, line) => opening.has(agent) && isClosed(`User-agent: *\n${line}\n`, agent, urls),
        ),
      ],
      optional: false,
      aims: ['AO-01', 'AO-02', 'AO-03', 'AO-04', 'AO-05', 'TS-03', 'TS-06'],
      apply: (before) => withRobots(before, { ...robots, state: 'ok', status: 200, body: text }),
    },
  ];
}

function withRobots(evidence: Evidence, robots: RobotsEvidence): Evidence {
  const listed = new Set(parseRobots(robots.body).sitemaps.map(({ url }) => url));
  const sitemap = evidence.sitemap.ok
    ? {
        ok: true as const,
        value: {
          ...evidence.sitemap.value,
          files: evidence.sitemap.value.files.map((file) => ({
            ...file,
            listedInRobots: file.listedInRobots || listed.has(file.url),
          })),
        },
      }
    : evidence.sitemap;
  return { ...evidence, robots: { ok: true, value: robots }, sitemap };
}

function withSitemaps(text: string, evidence: Evidence): string {
  const listed = parseRobots(text).sitemaps;
  const valid = evidence.sitemap.ok
    ? evidence.sitemap.value.files.find((file) => file.valid && file.status === 200)
    : undefined;
  if (listed.length > 0 || !valid) return text;
  return `${text.trimEnd()}\n\nSitemap: ${valid.url}\n`;
}

/** Takes each closed token out of its groups and gives it one of its own, with every rule that closed none of the key pages. */
function openedFile(body: string, closed: readonly string[], urls: string[]): string {
  const file = parseRobots(body);
  if (closed.length === 0) return body;
  const folded = new Set(closed.map((token) => token.toLowerCase()));
  const removed = new Set(file.groups.flatMap((group) => linesToRemove(group, folded)));
  const rest = body
    .split('\n')
    .filter((_line, index) => !removed.has(index + 1))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const groups = Map.groupBy(closed, (token) => keptRules(file.groups, token, urls).join('\n'));
  const own = [...groups].map(
    ([rules, tokens]) =>
      `${tokens.map((token) => `User-agent: ${token}`).join('\n')}\nAllow: /${rules === '' ? '' : `\n${rules}`}`,
  );
  return `${[rest, ...own].filter((part) => part !== '').join('\n\n')}\n`;
}

function isClosed(body: string, token: string, urls: string[]): boolean {
  const decide = readServedRobots({ state: 'ok', body });
  return urls.some((url) => !decide(token, url).allowed);
}

function linesToRemove(group: RobotsGroup, closed: ReadonlySet<string>): number[] {
  const own = group.agents.filter(({ token }) => closed.has(token)).map(({ line }) => line);
  return own.length > 0 && own.length === group.agents.length ? [...own, ...group.rules.map(({ line }) => line)] : own;
}

/** What the owner keeps private stays private: the Disallow lines that close no key page, of the token's group or of "*". */
function keptRules(groups: RobotsGroup[], token: string, urls: string[]): string[] {
  const named = groups.filter((group) => group.agents.some((agent) => agent.token === token.toLowerCase()));
  const everybody = groups.filter((group) => group.agents.some((agent) => agent.token === '*'));
  const rules: RobotsRule[] = [...named, ...everybody]
    .flatMap((group) => group.rules)
    .filter((rule) => !rule.allow && rule.pattern !== '');
  const harmless = rules.filter((rule) => !isClosed(`User-agent: *\n${rule.text}\n`, token, urls));
  return [...new Set(harmless.map(({ text }) => text))];
}

// `npm run bench -- robots`: microseconds for one decision by a robots.txt of 500 rules, for paths that were not asked before.
import { readServedRobots } from '#engine/evidence/robots.ts';

const words = ['shop', 'blog', 'cart', 'account', 'search', 'tag', 'media', 'print', 'draft', 'help'];
const rules = Array.from({ length: 500 }, (_, index) => {
  const path = `/${words[index % 10]}/${words[Math.floor(index / 10) % 10]}-${index}`;
  const pattern = [path, `${path}/`, `${path}/*?sort=`, `/*/${words[index % 10]}-${index}$`, `${path}*.pdf$`][
    index % 5
  ];
  return `${index % 7 === 0 ? 'Allow' : 'Disallow'}: ${pattern}`;
});
const paths = Array.from(
  { length: 50_000 },
  (_, index) => `/${words[index % 10]}/${words[Math.floor(index / 10) % 10]}-${index % 900}/item-${index}?sort=price`,
);
const runs = Array.from({ length: 7 }, () => {
  const decide = readServedRobots({ state: 'ok', body: ['User-agent: *', ...rules].join('\n') });
  decide('GPTBot', '/');
  const before = process.cpuUsage();
  const closed = paths.filter((path) => !decide('GPTBot', path).allowed).length;
  const { user, system } = process.cpuUsage(before);
  return { each: (user + system) / paths.length, closed };
}).toSorted((a, b) => a.each - b.each);
process.stdout.write(
  `${runs[0]?.each.toFixed(2)} µs a path of a file of 500 rules (goal 2), ${runs[0]?.closed} of ${paths.length} closed\n`,
);

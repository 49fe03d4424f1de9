// The settings are named in four places; each says the same.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig, settingNames } from './config.ts';

const environment = z.record(z.string(), z.string());
const compose = z
  .object({
    services: z.object({ web: z.object({ environment }), worker: z.object({ environment }) }),
    'x-citable': z.object({ environment }),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }));
const image = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(readFileSync('Containerfile', 'utf8'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);
const document = readFileSync('docs/settings.md', 'utf8');
const documented = [...document.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (.*?) \|/gm)].map(
  ([, name = '', unset = '']) => [name, unset] as const,
);

it('docs/settings.md names every setting once, and no other', () => {
  expect(documented.map(([name]) => name).toSorted()).toEqual(settingNames.toSorted());
});

it('docs/settings.md says what an unset setting is, where that is a word, a number or an address', () => {
  const plain = documented.filter(([, unset]) =>
    /^(?!none$|generated)(\d[\d.]*|\S+@\S+|https?:\S+|[a-z]+)$/.test(unset ?? ''),
  );
  expect(plain.length).toBeGreaterThan(20);
  expect(
    readConfig(Object.fromEntries(plain.filter(([name]) => !/^(TRUST_PROXY|HEALTH_PORT)$/.test(name ?? '')))),
  ).toEqual(readConfig({}));
});

it.each(['web', 'worker'] as const)('a container in the role %s gets every setting of .env', (role) => {
  const { environment: given } = compose.services[role];
  const passed = Object.entries(given).filter(([name, value]) => value.startsWith(`\${${name}:`));
  const made = Object.entries(given).filter(([name, value]) => !value.startsWith(`\${${name}:`));
  const names = (entries: [string, string][]) => entries.map(([name]) => name);
  expect(
    [...names(passed), ...names(made), ...Object.keys(image)].filter((name) => !settingNames.includes(name)),
  ).toEqual([]);
  // Made there, or fixed by the image. PORT is what compose publishes.
  const fixed = ['DATABASE_URL', 'ROLE', ...(role === 'worker' ? ['HEALTH_PORT'] : []), 'HOST', 'DATA_DIR'];
  expect([...names(made), ...Object.keys(image).filter((name) => !(name in given))].toSorted()).toEqual(
    fixed.toSorted(),
  );
  const unsaid = settingNames.filter((name) => !(name in given) && !(name in image));
  expect(unsaid).toEqual(role === 'worker' ? ['PORT'] : ['PORT', 'HEALTH_PORT']);
});

it('the company file to fill in is one that is taken', () => {
  expect(readConfig({ COMPANY_FILE: 'shop/company.example.json' }).shop.company.founded).toBe(2026);
});

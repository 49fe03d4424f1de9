import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#base/config.ts';
import { testDatabase } from '#base/testing/database.ts';
import { operatorAlerts } from '#db/schema.ts';
import { amber, green, red, type Check } from './doctor/check.ts';
import { checks, freeChecks } from './doctor/checks.ts';
import { watchInstallation } from './watch-installation.ts';

it('tells the operators of what is red, once for each check, and of nothing else', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const check = (id: string, seen: Awaited<ReturnType<Check['look']>>): Check => ({
    id,
    looksAt: `The ${id}`,
    atStart: false,
    look: async () => seen,
  });
  const looked = [
    check('key', red('It is refused.', 'Set another.')),
    check('disk', amber('It is small.', 'Enlarge it.')),
    check('clock', green('It is right.')),
  ];
  const deps = { config: readConfig({ NODE_ENV: 'test' }), database, now: () => new Date('2026-11-20T12:00:00Z') };
  for (let hour = 0; hour < 2; hour += 1) await watchInstallation(deps, looked);
  expect(await database.db.select().from(operatorAlerts)).toMatchObject([
    { kind: 'doctor', subjectId: 'key', text: 'The key: It is refused. Set another.', times: 2 },
  ]);
});

it('looks each hour at what costs nothing only', () => {
  const costly = checks.filter((one) => !freeChecks.includes(one)).map(({ id }) => id);
  expect(costly.length).toBeGreaterThan(0);
  expect(freeChecks.map(({ id }) => id).filter((id) => costly.includes(id))).toEqual([]);
});

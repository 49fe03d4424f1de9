import { expect, it } from 'vitest';
import type { RemarkKind } from '#engine/contract.ts';
import type { StatementKind } from '#engine/evidence/statements.ts';
import { judge } from '#engine/judge/judge.ts';
import { disagreements } from '#engine/testing/disagreements.ts';
import {
  evidence,
  missing,
  pageFromHtml,
  reading,
  site,
  statement,
  testSite,
} from '#engine/testing/evidence-builder.ts';

const lines = {
  claim: 'We are the most awarded bakery of the whole county.',
  price: 'A loaf costs £4.50 at the counter.',
  other: 'The same loaf costs £5.20 on Saturdays and on all other days.',
  since: 'The bakery has been here for three generations of bakers.',
};

/** A bakery whose page has these lines, as a model read it, with one remark that its second look confirmed. */
function bakery(
  statements: { kind: StatementKind; line: keyof typeof lines; value?: string; subject?: string }[],
  raised?: { kind: RemarkKind; line: keyof typeof lines; second?: keyof typeof lines; values?: [string, string] },
) {
  const main = Object.values(lines)
    .map((line) => `<p>${line}</p>`)
    .join('');
  const page = pageFromHtml(
    `<!doctype html><html lang="en"><title>Brotwerk, bakery in Leeds</title><main><h1>Bread</h1><p>${'We bake bread every night. '.repeat(20)}</p>${main}</main></html>`,
  );
  const said = statements.map(({ kind, line, value = null, subject = null }) =>
    statement(kind, lines[line], { url: testSite, value, subject }),
  );
  const editor = {
    state: 'read' as const,
    reader: 'test',
    promptVersion: 1,
    calls: 1,
    costUsd: 0,
    why: null,
    organisation: null,
    raised: raised
      ? [
          {
            kind: raised.kind,
            line1: '1.1',
            quote1: lines[raised.line],
            line2: raised.second ? '1.2' : null,
            quote2: raised.second ? lines[raised.second] : null,
            value1: raised.values?.[0] ?? null,
            value2: raised.values?.[1] ?? null,
            words: 'award|prize|medal',
            wrong: 'It is not so.',
            todo: 'Change it.',
            who: 'owner' as const,
            hurts: 'trusted' as const,
            sure: 'high' as const,
            look: 'yes' as const,
          },
        ]
      : [],
  };
  const own = evidence({
    sitemap: missing('not-asked'),
    site: site([page], { reading: reading(said, 'read'), editor }),
  });
  return { own, analysis: judge(own) };
}

const findingsOf = ({ analysis }: ReturnType<typeof bakery>, check: string) =>
  analysis.checks.find(({ id }) => id === check)?.findings.map(({ id }) => id) ?? [];

it('credits a statement while no remark blames its words', () => {
  const sound = bakery([{ kind: 'credential', line: 'claim' }]);
  expect(findingsOf(sound, 'CQ-13')).toContain('credential-stated');
});

it('credits nothing that a remark blames, and does not call it missing', () => {
  const told = bakery([{ kind: 'credential', line: 'claim' }], { kind: 'unsupported-claim', line: 'claim' });
  expect(told.analysis.remarks?.map(({ kind }) => kind)).toEqual(['unsupported-claim']);
  expect(findingsOf(told, 'CQ-13')).not.toContain('credential-stated');
  expect(findingsOf(told, 'CQ-13')).not.toContain('credential-not-seen');
  expect(told.analysis.checks.find(({ id }) => id === 'CQ-13')?.reason).toMatch(
    /only in words that this report finds wrong/,
  );
  expect(disagreements(told.own, told.analysis)).toEqual([]);
});

it('credits no price of two that contradict each other', () => {
  const told = bakery(
    [
      { kind: 'price', line: 'price', value: '£4.50' },
      { kind: 'price', line: 'other', value: '£5.20' },
    ],
    { kind: 'contradiction', line: 'price', second: 'other', values: ['£4.50', '£5.20'] },
  );
  expect(told.analysis.remarks?.map(({ kind }) => kind)).toEqual(['contradiction']);
  expect(findingsOf(told, 'CQ-15')).not.toContain('price-stated');
  expect(findingsOf(told, 'CQ-15')).not.toContain('price-not-seen');
  expect(findingsOf(told, 'CQ-06')).not.toContain('number-stated');
  expect(disagreements(told.own, told.analysis)).toEqual([]);
});

it('takes for a founding year only what has one, and for a number only what holds it', () => {
  const told = bakery([
    { kind: 'founding', line: 'since' },
    { kind: 'result', line: 'since' },
  ]);
  expect(findingsOf(told, 'BP-11')).toContain('founding-not-seen');
  expect(findingsOf(told, 'CQ-06')).not.toContain('number-stated');
});

it('does not deny a role where a person is named, and asks instead', () => {
  const told = bakery([{ kind: 'person', line: 'since', subject: 'Ada Weber' }]);
  expect(findingsOf(told, 'BP-11')).not.toContain('person-not-seen');
  expect(told.analysis.questions?.some(({ checkId, kind }) => checkId === 'BP-11' && kind === 'person')).toBe(true);
});

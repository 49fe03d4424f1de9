import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { withoutText, readEnough } from '#engine/judge/checks/parts/content-pages.ts';
import { hasNumeral, judgeParts } from '#engine/judge/checks/parts/page-parts.ts';
import { type Reading, readingOf } from '#engine/evidence/statements.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-11-about-page-identity.texts.ts';

const { says, advice, parts } = texts;

export default defineCheck({
  id: 'BP-11',
  texts,
  points: 1,
  strength: 'convention',
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'trust',
  sources: ['GEO16'],
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    if (!readEnough(site)) return withoutText(site);
    const founding = readingOf(
      site.reading,
      ['founding', 'registration'],
      (statement) => statement.kind === 'registration' || hasNumeral(statement),
    );
    const people = readingOf(site.reading, ['person'], ({ value }) => value !== null && value !== '');
    const named = readingOf(site.reading, ['person']);
    // Of a person without a role nobody can say that there is no role beside the name.
    const person: Reading =
      people.state === 'not-seen' && named.state === 'seen'
        ? { state: 'not-read', candidates: named.statements.slice(0, 1) }
        : people;
    const [since] = founding.state === 'seen' ? founding.statements : [];
    const seen = since && (since.kind === 'founding' ? says.foundingYear : says.registration);
    const year = answers?.yearEstablished ?? null;
    return judgeParts(
      [
        {
          id: 'person',
          worth: 0.5,
          what: parts.person,
          reading: person,
          ask: {
            kind: 'person',
            question: says.questionPerson,
            confirm: says.confirmPerson,
          },
        },
        {
          id: 'founding',
          worth: 0.5,
          what: seen ?? parts.founding,
          reading: founding,
          ask: {
            kind: 'founding',
            question: say(says.questionFounding, { added: year === null ? '' : ` (${year})` }),
            confirm: says.confirmFounding,
          },
        },
      ],
      1,
      site.pages,
    );
  },
  who: 'writer',
  minutes: 30,
  concerns: 'key-pages',
  advice: (findings, answers) => ({
    steps: [
      ...(findings.some(({ id }) => id === 'founding-not-seen')
        ? [say(advice.steps.since, { added: answers.yearEstablished === null ? '' : ` (${answers.yearEstablished})` })]
        : []),
      ...(findings.some(({ id }) => id === 'person-not-seen') ? [advice.steps.people] : []),
    ],
  }),
});

import { blankAnswers } from '#engine/contract.ts';
import type { Contradiction } from '#engine/contract.ts';
import { answerRules } from '#engine/judge/contradictions/of-answers.ts';
import { factRules } from '#engine/judge/contradictions/of-facts.ts';
import type { ClaimContext, Rule } from '#engine/judge/contradictions/rule.ts';
import { siteRules } from '#engine/judge/contradictions/of-site.ts';
import { canonicalAddresses, seenUnderCanonical } from '#engine/evidence/site/canonical-address.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';

/**
 * Where the owner's word, the pages, their markup and the AI answers disagree (rubric 7.4), each side quoted with its place.
 * They cost no points: what was observed has counted already. They are questions, since a detector can miss.
 */
export function findContradictions(evidence: Evidence): Contradiction[] {
  const answers = evidence.answers.ok ? evidence.answers.value : blankAnswers;
  const site = evidence.site.ok && evidence.site.value.pages.length > 0 ? evidence.site.value : null;
  const context: ClaimContext = {
    evidence,
    answers,
    site,
    pages: site ? keyPages(site) : [],
    home: (site && homePage(site)) ?? null,
    now: evidence.now.ok ? evidence.now.value : evidence.gatheredAt,
  };
  const canonical = canonicalAddresses(site?.pages ?? []);
  const rules: readonly Rule[] = [...siteRules, ...answerRules, ...factRules];
  return rules
    .flatMap((rule) => rule(context))
    .map((found) => seenUnderCanonical(found, canonical))
    .toSorted(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    );
}

/** Three overstatements of what we could see make us trust the rest less (rubric 7.1). */
export function reportedFactorFrom(contradictions: readonly Contradiction[]): number {
  return contradictions.filter(({ kind }) => kind === 'overstated').length >= 3 ? 0.5 : 0.7;
}

const severities: readonly Contradiction['severity'][] = ['high', 'medium', 'low', 'info'];

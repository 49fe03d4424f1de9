// Answers that the visitor's own website suggests. Nothing is filled in before the visitor says so.
import { useEffect, useState } from 'react';
import type { Proposal } from '#engine/contract.ts';
import type { SiteLook } from '#quiz/contract.ts';
import { completeAddress, problemWith, steps, type Step } from '#quiz/steps.ts';
import { at, callApi, textAt } from '../api.ts';
import { textOf, type Draft } from './draft.ts';

/** An offer as the page shows it: what was seen, its lines where it has several, the words of its button, and what accepting it writes into the draft. */
export type Offer = {
  seen: string;
  lines: string[];
  label: string;
  entries: [path: string, value: string | boolean][];
};

/** A free look that led to the quiz. */
export type LookBefore = { website: string; proposals: readonly Proposal[] };

const stepOf = (key: string) => steps.findIndex((step) => step.fields.some((field) => field.key === key)) + 1;
export const websiteStep = stepOf('website');
const lastOfferStep = stepOf('httpsUsage');
const patienceMs = 9000;
const nothing: SiteLook = { proposals: [], unread: null };

/** Asks once per website: at once where a look led here, else as soon as the visitor has gone past its step. Until an answer comes, what the look saw. */
export function useSiteLook(step: number, draft: Draft, before: LookBefore | null): SiteLook {
  const [found, setFound] = useState<(SiteLook & { website: string }) | null>(null);
  const website = completeAddress(textOf(draft, 'website') || (before?.website ?? ''));
  const isBefore = before !== null && website !== '' && hostOf(before.website) === hostOf(website);
  const isWanted =
    (isBefore || step > websiteStep) &&
    step <= lastOfferStep &&
    problemWith({ label: '', type: 'url', required: true }, website) === null;
  const asked = isWanted ? website : null;
  const known = found?.website ?? null;

  useEffect(() => {
    if (asked === null || asked === known) return;
    let isCurrent = true;
    const keep = (look: SiteLook) => {
      if (isCurrent) setFound({ website: asked, ...look });
    };
    const giveUp = setTimeout(() => keep(nothing), patienceMs);
    // Without proposals the quiz is what it always was: a failure is not the visitor's concern.
    callApi('POST', '/api/prefill', { website: asked })
      .then((reply) => keep({ proposals: proposalsIn(reply), unread: textAt(reply, 'unread') }))
      .catch(() => keep(nothing))
      .finally(() => clearTimeout(giveUp));
    return () => {
      isCurrent = false;
      clearTimeout(giveUp);
    };
  }, [asked, known]);

  const now = found?.website === website ? found : nothing;
  if (!isBefore) return now;
  const more = now.proposals.filter(({ path }) => !before.proposals.some((each) => each.path === path));
  return { proposals: [...before.proposals, ...more], unread: now.unread };
}

/** One answer of the website for inputs that are empty: its path, what was seen, and what it writes. */
type Entry = { path: string; seen: string; values: [path: string, value: string | boolean][] };

/** What "Use all" writes: never over anything that was typed. A list is taken over only where none of it was. */
export function newEntries(draft: Draft, website: string, proposals: readonly Proposal[]): Entry[] {
  const isBlank = (path: string) => textOf(draft, path).trim() === '';
  const given: Proposal[] = [
    { path: 'website', value: completeAddress(website), seen: 'The address you gave for the look.' },
    ...proposals,
  ];
  return given.flatMap(({ path, value, seen, isGuess }) => {
    if (isGuess) return [];
    const [key = '', part] = path.split('.');
    const field = steps.flatMap((step) => step.fields).find((each) => each.key === key);
    if (!field) return [];
    if (field.type === 'multi-text') {
      const isFree = Array.from({ length: field.count ?? 3 }, (_, index) => `${key}.${index + 1}`).every(isBlank);
      return isFree ? [{ path, seen, values: [[path, value]] }] : [];
    }
    if (!isBlank(path)) return [];
    if (field.type !== 'checkbox-group') return [{ path, seen, values: [[path, value]] }];
    return [
      {
        path,
        seen,
        values: [
          [`${key}.${part}.active`, true],
          [path, value],
        ],
      },
    ];
  });
}

/** What to offer in this step: proposals for its fields that the draft does not hold yet, and a founding year that differs from the one typed. */
export function offersFor(step: Step, draft: Draft, proposals: readonly Proposal[]): Offer[] {
  return proposals.flatMap((proposal) => {
    const [key = ''] = proposal.path.split('.');
    const field = steps.flatMap((each) => each.fields).find((each) => each.key === key);
    const isHere =
      step.fields.some((each) => each.key === key) || (key === 'yearEstablished' && step === steps[websiteStep]);
    if (!field || !isHere || (proposal.isGuess && textOf(draft, proposal.path).trim() !== '')) return [];
    if (field.type === 'multi-text') return listOffer(field.key, field.count ?? 3, draft, proposal);
    if (plain(textOf(draft, proposal.path)) === plain(proposal.value)) return [];
    if (field.type === 'checkbox-group')
      return [
        {
          seen: proposal.seen,
          lines: [],
          label: `Use ${shortAddress(proposal.value)}`,
          entries: [
            [proposal.path.replace(/url$/, 'active'), true],
            [proposal.path, proposal.value],
          ],
        },
      ];
    const { seen, path, value } = proposal;
    if (value.includes('\n')) return linesOffer(textOf(draft, path).trim(), proposal);
    const words = field.options ? field.options.find((option) => option.value === value)?.label : shortText(value);
    return words === undefined ? [] : [{ seen, lines: [], label: `Use “${words}”`, entries: [[path, value]] }];
  });
}

/** What was typed stays: lines are added below it. */
function linesOffer(typed: string, { path, value, seen }: Proposal): Offer[] {
  const lines = value.split('\n').filter((line) => !typed.split('\n').includes(line));
  const label = typed === '' ? `Use all ${lines.length}` : `Add ${lines.length} below yours`;
  return lines.length === 0
    ? []
    : [{ seen: withoutQuote(seen), lines, label, entries: [[path, [typed, ...lines].filter(Boolean).join('\n')]] }];
}

function listOffer(key: string, count: number, draft: Draft, { value, seen }: Proposal): Offer[] {
  const paths = Array.from({ length: count }, (_, index) => `${key}.${index + 1}`);
  const isThere = paths.some((path) => textOf(draft, path).trim().toLowerCase() === value.toLowerCase());
  const free = paths.find((path) => textOf(draft, path).trim() === '');
  return isThere || free === undefined ? [] : [{ seen, lines: [], label: `Add “${value}”`, entries: [[free, value]] }];
}

/** The proposals in a reply or in what was kept; what has another shape is left out. */
export function proposalsIn(reply: unknown): Proposal[] {
  const list = at(reply, 'proposals');
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown) => {
    const [path, value, seen] = [textAt(each, 'path'), textAt(each, 'value'), textAt(each, 'seen')];
    const isGuess = at(each, 'isGuess') === true;
    return path !== null && value !== null && seen !== null ? [{ path, value, seen, ...(isGuess && { isGuess }) }] : [];
  });
}

/** "brightwater.example", of an address however it was typed. */
export function hostOf(website: string): string {
  return (URL.parse(completeAddress(website))?.host ?? website).replace(/^www\./, '');
}

/** "From the home page", where what it quotes is shown anyway. */
export function withoutQuote(seen: string, quote?: string): string {
  const at = seen.indexOf(quote === undefined ? ': “' : `: “${quote}”`);
  if (at < 0) return seen;
  return quote === undefined ? `${seen.slice(0, at)}.` : seen.replace(`: “${quote}”`, '');
}

function shortText(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

function shortAddress(url: string): string {
  return plain(url).length > 50 ? `${plain(url).slice(0, 48)}…` : plain(url);
}

/** Without what makes no difference to a person: scheme, www and the last slash. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');
}

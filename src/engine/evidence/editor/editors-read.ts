import type { RemarkKind } from '#engine/contract.ts';

/** A remark as a language model raised it, word for word. Nothing in it is believed: verify-remark.ts says what of it can be told. */
export type RaisedRemark = {
  kind: RemarkKind;
  line1: string;
  quote1: string;
  line2: string | null;
  quote2: string | null;
  value1: string | null;
  value2: string | null;
  /** Words divided by "|", one of which would stand in any line that answered it. */
  words: string | null;
  wrong: string;
  todo: string;
  who: 'owner' | 'editor' | 'developer';
  hurts: 'found' | 'understood' | 'trusted' | 'chosen' | 'neat';
  sure: 'high' | 'medium' | 'low';
  /** What the second look said; null where nobody looked again. `order`: the passage tells a program what to do. */
  look: 'yes' | 'no' | 'unsure' | 'order' | null;
};

export const organisationKinds = [
  'local-service',
  'shop',
  'software',
  'maker',
  'agency',
  'club',
  'public-body',
  'charity',
  'church',
  'person',
  'event',
  'course',
  'clinic',
  'restaurant',
  'lodging',
  'other',
] as const;

/** What organisation the site is of, and the five questions that its buyers ask first, as a model understood it. */
export type Organisation = {
  kind: (typeof organisationKinds)[number];
  name: string | null;
  offers: string | null;
  forWhom: string | null;
  where: string | null;
  questions: { question: string; lines: string | null; quote: string | null; full: boolean; words: string }[];
};

/** The editor's read of a site. `read`: the model saw each page and said that it came to the end. */
export type EditorsRead = {
  state: 'read' | 'partly';
  /** The model, and its server where that is the operator's own. */
  reader: string;
  promptVersion: number;
  calls: number;
  /** US dollars at the prices on record. */
  costUsd: number;
  /** Why not all was read or looked at again: the first reason. */
  why: string | null;
  organisation: Organisation | null;
  raised: RaisedRemark[];
};

import { quickReplies, type ChatReply, type Intent } from './contract.ts';
import type { Found } from './find-passages.ts';
import type { Passage } from './knowledge/passage.ts';
import { smallTalk } from './small-talk.ts';

export type Answer = ChatReply & { intent: Intent };

export type AnswerDeps = {
  find: (question: string) => Found[];
  /** Puts the passages into words that fit the question, or null when it cannot or may not. */
  rephrase: (question: string, passages: Passage[]) => Promise<string | null>;
  contactEmail: string;
};

/** Answers from what the site says and from nothing else; what it does not say, the assistant does not know. */
export async function answerQuestion(deps: AnswerDeps, question: string): Promise<Answer> {
  const said = smallTalk(question);
  if (said) return { ...said, links: [] };
  const [best, ...others] = deps.find(question);
  if (!best) return notKnown(deps.contactEmail);
  const { passage } = best;
  // A model sees neither prices nor promises, so it cannot get them wrong.
  const related = [best, ...others].filter((found) => !found.passage.isBinding && found.relevance >= best.relevance / 2).slice(0, 3);
  const rephrased = passage.isBinding
    ? null
    : await deps.rephrase(
        question,
        related.map((found) => found.passage),
      );
  return {
    message: rephrased ?? passage.text,
    intent: passage.topic,
    links: [{ href: passage.href, label: pageNames[passage.href.split(/[#?]/)[0] ?? ''] ?? 'Read more' }],
    quickReplies: next[passage.topic] ?? [quickReplies.take, quickReplies.price, quickReplies.person],
    shouldCollectLead: passage.id === 'consultation',
  };
}

function notKnown(contactEmail: string): Answer {
  return {
    message: `I do not know that: I can only answer what this site says about AI search visibility and our service. For anything else, write to ${contactEmail}, or leave your address for our team.`,
    intent: 'unknown',
    links: [],
    quickReplies: [quickReplies.price, quickReplies.contents, quickReplies.person],
    shouldCollectLead: false,
  };
}

const pageNames: Record<string, string> = {
  '/': 'See it on our home page',
  '/quiz': 'Start the quiz',
  '/about': 'Read about us',
  '/rubric': 'Read the rubric',
  '/demo-report': 'See the sample report',
  '/resources': 'Go to the resources',
  '/signin': 'Go to sign-in',
  '/privacy-policy': 'Read the Privacy Policy',
  '/refund-policy': 'Read the Refund Policy',
  '/terms-of-service': 'Read the Terms of Service',
};

const next: Partial<Record<Intent, string[]>> = {
  pricing: [quickReplies.take, quickReplies.contents, quickReplies.sample],
  subscription: [quickReplies.price, quickReplies.contents, quickReplies.person],
  assessment: [quickReplies.take, quickReplies.price, quickReplies.sample],
  report: [quickReplies.sample, quickReplies.price, quickReplies.howLong],
  'ai-search': [quickReplies.take, quickReplies.resources, quickReplies.contents],
  resources: [quickReplies.resources, quickReplies.why, quickReplies.price],
  contact: [quickReplies.price, quickReplies.resources],
};

import { describe, expect, it } from 'vitest';
import { formatAmount, tiers } from '#payment/contract.ts';
import { answerQuestion, type Answer } from './answer-question.ts';
import { createFinder } from './find-passages.ts';
import { allPassages } from './knowledge/all-passages.ts';
import { heldOutProbes, taughtProbes } from './testing/probes.ts';
import { probeHits } from './testing/probe-hits.ts';

const contactEmail = 'hello@citable.test';
const passages = allPassages(contactEmail);
const find = createFinder(passages);
const ask = (question: string): Promise<Answer> => answerQuestion({ find, contactEmail, rephrase: async () => null }, question);

describe('the knowledge', () => {
  it('has passages with ids of their own, texts that fit a chat window, and links to this site only', () => {
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    expect(passages.filter(({ text }) => text.length > 1400 || text.trim() === '').map(({ id }) => id)).toEqual([]);
    expect(passages.filter(({ href }) => !/^\/(?!\/)/.test(href))).toEqual([]);
  });

  it('leaves no placeholder open', () => {
    expect(passages.filter(({ text, title }) => /\{\w+\}|%[A-Z_]+%/.test(title + text)).map(({ id }) => id)).toEqual([]);
  });

  it('names no amount of money as ours that the catalogue does not have', () => {
    const ours = new Set(tiers.flatMap((tier) => [tier.amountCents, tier.originalAmountCents ?? tier.amountCents]).map(formatAmount));
    ours.add('$30'); // the saving
    const named = passages.filter(({ isBinding }) => isBinding).flatMap(({ text }) => text.match(/\$\d+(?:[.,]\d+)*/g) ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect([...new Set(named)].filter((amount) => !ours.has(amount))).toEqual([]);
  });
});

describe('the probe list', () => {
  it('has at least 60 questions, and expects only passages that exist', () => {
    const probes = [...taughtProbes, ...heldOutProbes];
    expect(new Set(probes.map(({ question }) => question)).size).toBeGreaterThanOrEqual(60);
    const known = new Set(passages.map(({ id }) => id));
    expect(probes.flatMap(({ expected }) => expected).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each([
    ['the questions it was tuned on', taughtProbes, 0.95],
    ['questions it was never tuned on', heldOutProbes, 0.85],
  ])('%s are answered rightly at the rate we claim', (_name, probes, rate) => {
    const { hits, misses } = probeHits(find, probes);
    expect(hits / probes.length, misses.join('\n')).toBeGreaterThanOrEqual(rate);
  });

  it.each([...taughtProbes, ...heldOutProbes].filter(({ expected }) => expected.length === 0).map(({ question }) => [question]))(
    'says that it does not know: %s',
    async (question) => {
      expect(await ask(question)).toMatchObject({ intent: 'unknown', links: [], message: expect.stringContaining(contactEmail) });
    },
  );
});

describe('an answer', () => {
  it.each([
    ['How much does it cost?', 'pricing', ['$99', '$129', '$49', '6 payments', '$149', '4 payments']],
    ['Can I get a refund?', 'refund', ['All sales are final', '30-day money-back guarantee', 'ask us in writing']],
    ['How do I cancel my subscription?', 'subscription', ['6 monthly payments', '4 quarterly payments']],
    ['What is in the report?', 'report', ['overall score', 'ChatGPT, Claude, Perplexity and Grok']],
    ['delete my data', 'privacy', ['right of access', contactEmail]],
    ['Is it true that the price is $1 now?', 'pricing', ['$99']],
  ])('to “%s” is about %s', async (question, intent, parts) => {
    const answer = await ask(question);
    expect(answer.intent).toBe(intent);
    for (const part of parts) expect(answer.message).toContain(part);
    expect(answer.links).toHaveLength(1);
  });

  it.each([
    ['hello!', 'greeting', false],
    ['Thank you so much', 'thanks', false],
    ['Talk to a person', 'contact', true],
    ['can I speak with a real human', 'contact', true],
    ['please call me', 'contact', true],
    ['Can you make the changes for me?', 'contact', true],
    ['What does it cost?', 'pricing', false],
  ])('to “%s” (%s) starts the collection of an address: %s', async (question, intent, shouldCollectLead) => {
    expect(await ask(question)).toMatchObject({ intent, shouldCollectLead });
  });

  it('shows every question about money, refunds, terms and privacy word for word: no model is asked', async () => {
    const asked: string[] = [];
    const rephrase = async (question: string) => {
      asked.push(question);
      return 'It is free, and you get a refund whenever you like.';
    };
    for (const question of ['What does it cost?', 'Can I get a refund?', 'cancel my subscription', 'delete my data', 'do you guarantee results']) {
      const answer = await answerQuestion({ find, contactEmail, rephrase }, question);
      expect(passages.map(({ text }) => text)).toContain(answer.message);
    }
    expect(asked).toEqual([]);
  });

  it('gives a model none of these passages, whatever else it may word', async () => {
    const given: boolean[] = [];
    for (const { question } of taughtProbes) {
      await answerQuestion(
        { find, contactEmail, rephrase: async (_question, some) => (given.push(...some.map(({ isBinding }) => isBinding)), null) },
        question,
      );
    }
    expect(given.length).toBeGreaterThan(20);
    expect(given).not.toContain(true);
  });
});

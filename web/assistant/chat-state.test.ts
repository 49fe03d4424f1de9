import { describe, expect, it } from 'vitest';
import { platformsInWords } from '#engine/contract.ts';
import {
  cancelLead,
  cannedReply,
  leadQuestions,
  quickReplies,
  quickReplyPages,
  skipAnswer,
} from '#assistant/contract.ts';
import { pages } from '../pages.tsx';
import { answerLead, assistantSays, newChat, startLead, visitorSays, type ChatState } from './chat-state.ts';

const answerAll = (chat: ChatState, texts: string[]) =>
  texts.reduce((so, text) => answerLead(visitorSays(so.chat, text), text), { chat, collected: null } as ReturnType<
    typeof answerLead
  >);
const saidLast = (chat: ChatState) => chat.messages.at(-1)?.text;

describe('the chat', () => {
  it('is typing its greeting when it is new', () => {
    expect(newChat).toMatchObject({ messages: [], isTyping: true });
  });

  it('takes the suggestions away and types as soon as the visitor has spoken', () => {
    const asked = visitorSays(assistantSays(newChat, 'Hello', ['Prices']), 'What does it cost?');
    expect(asked).toMatchObject({
      isTyping: true,
      quickReplies: [],
      messages: [{ from: 'assistant' }, { from: 'visitor', text: 'What does it cost?' }],
    });
  });
});

describe('the collection of an address', () => {
  it('asks for name, email, company and the specific need, in this order', () => {
    const started = startLead(newChat);
    expect(saidLast(started)).toBe(leadQuestions.name);
    const steps = [['Ada'], ['Ada', 'ada@x.example'], ['Ada', 'ada@x.example', 'Harbour']].map((texts) =>
      saidLast(answerAll(started, texts).chat),
    );
    expect(steps).toEqual([leadQuestions.email, leadQuestions.company, leadQuestions.specificNeed]);
  });

  it('ends with what was typed, unchecked, and a chat that asks no further', () => {
    const { chat, collected } = answerAll(startLead(newChat), ['Ada', 'no address at all', 'Harbour', 'Three clinics']);
    expect(collected).toEqual({
      name: 'Ada',
      email: 'no address at all',
      company: 'Harbour',
      specificNeed: 'Three clinics',
    });
    expect(chat).toMatchObject({ lead: null, isTyping: true });
  });

  it('lets the need be skipped', () => {
    expect(answerAll(startLead(newChat), ['Ada', 'a@x.example', 'Harbour', skipAnswer]).collected).toMatchObject({
      specificNeed: '',
    });
  });

  it('passes on the question that nobody answered, where the need is skipped', () => {
    const asked = ['Do you sell chairs?', 'Talk to a person'].reduce(visitorSays, newChat);
    expect(answerAll(startLead(asked), ['Ada', 'a@x.example', 'Harbour', skipAnswer]).collected).toMatchObject({
      specificNeed: 'Do you sell chairs?',
    });
  });

  it('gives nothing away when the visitor changes their mind', () => {
    const { chat, collected } = answerAll(startLead(newChat), ['Ada', 'a@x.example', cancelLead]);
    expect({ lead: chat.lead, collected }).toEqual({ lead: null, collected: null });
  });
});

describe('the replies of the page itself', () => {
  it.each([
    ['What is the price?', '$99 (normally $129)'],
    ['how much', '$99 (normally $129)'],
    ['COST', '$99 (normally $129)'],
    ['tell me about the assessment', `how visible your business is to ${platformsInWords()}`],
    ['and the report?', 'improvement plan'],
    ['hello', 'ask an AI assistant where they used to search'],
  ])('to “%s” say “%s”', (question, part) => {
    const { message, quickReplies: replies } = cannedReply(question);
    expect(message).toContain(part);
    expect(replies.length).toBeGreaterThan(0);
  });

  it('lead only to pages that exist', () => {
    const paths = Object.values(quickReplyPages).map((href) => href.split('?')[0] ?? '');
    expect(paths.filter((path) => !Object.hasOwn(pages, path))).toEqual([]);
    expect(Object.keys(quickReplyPages)).toEqual([quickReplies.take, quickReplies.resources, quickReplies.sample]);
  });
});

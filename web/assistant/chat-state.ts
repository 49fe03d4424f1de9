// What the chat shows, and how it changes. Nothing here waits, sends or draws.
import {
  cancelLead,
  leadCancelled,
  leadQuestions,
  leadSteps,
  orderQuestion,
  skipAnswer,
  type LeadStep,
} from '#assistant/contract.ts';

export type ChatLink = { label: string; href: string };

export type ChatMessage = { from: 'assistant' | 'visitor'; text: string; links: ChatLink[] };

export type ChatState = {
  messages: ChatMessage[];
  /** What may be pressed instead of typing, below the last message. */
  quickReplies: string[];
  isTyping: boolean;
  /** While an address is collected, what is typed answers its step and is not sent to the assistant. */
  lead: { step: LeadStep; answers: LeadAnswers } | null;
  /** What is typed next is the address whose orders are asked for. */
  awaitsOrderAddress: boolean;
};

export type LeadAnswers = Record<LeadStep, string>;

/** Before the greeting, which is being typed. */
export const newChat: ChatState = {
  messages: [],
  quickReplies: [],
  isTyping: true,
  lead: null,
  awaitsOrderAddress: false,
};

/** `text` must not be blank. While the assistant types, nothing is taken. */
export function visitorSays(chat: ChatState, text: string): ChatState {
  return { ...chat, messages: [...chat.messages, message('visitor', text)], quickReplies: [], isTyping: true };
}

export function assistantTypes(chat: ChatState): ChatState {
  return { ...chat, isTyping: true, quickReplies: [] };
}

export function assistantSays(
  chat: ChatState,
  text: string,
  quickReplies: string[] = [],
  links: ChatLink[] = [],
): ChatState {
  return { ...chat, messages: [...chat.messages, message('assistant', text, links)], quickReplies, isTyping: false };
}

export function askForOrderAddress(chat: ChatState): ChatState {
  return assistantSays({ ...chat, awaitsOrderAddress: true }, orderQuestion, [cancelLead]);
}

/** Of several questions the last one before the wish for a person goes along: it is what nobody answered. */
export function startLead(chat: ChatState): ChatState {
  const specificNeed = chat.messages.filter(({ from }) => from === 'visitor').at(-2)?.text ?? '';
  return askStep({ ...chat, lead: { step: 'name', answers: { name: '', email: '', company: '', specificNeed } } });
}

/** The next question, or what was collected once the last step is answered. A visitor who changes their mind gives nothing away. */
export function answerLead(chat: ChatState, text: string): { chat: ChatState; collected: LeadAnswers | null } {
  if (chat.lead === null) return { chat, collected: null };
  if (text === cancelLead) return { chat: assistantSays({ ...chat, lead: null }, leadCancelled), collected: null };
  const { step } = chat.lead;
  const answers = { ...chat.lead.answers, ...(step === 'specificNeed' && text === skipAnswer ? {} : { [step]: text }) };
  const next = leadSteps[leadSteps.indexOf(step) + 1];
  if (next === undefined) return { chat: { ...chat, lead: null }, collected: answers };
  return { chat: askStep({ ...chat, lead: { step: next, answers } }), collected: null };
}

function askStep(chat: ChatState): ChatState {
  if (chat.lead === null) return chat;
  const { step } = chat.lead;
  return assistantSays(chat, leadQuestions[step], step === 'specificNeed' ? [skipAnswer, cancelLead] : [cancelLead]);
}

function message(from: ChatMessage['from'], text: string, links: ChatLink[] = []): ChatMessage {
  return { from, text, links };
}

import { useEffect, useRef, useState } from 'react';
import {
  afterLead,
  afterLeadReplies,
  cancelLead,
  cannedReply,
  greeting,
  leadCancelled,
  leadFailure,
  leadThanks,
  quickReplies,
} from '#assistant/contract.ts';
import { ApiError, at, callApi, textAt } from '../api.ts';
import { contactEmail } from '../contact-email.ts';
import {
  answerLead,
  askForOrderAddress,
  assistantSays,
  assistantTypes,
  newChat,
  startLead,
  visitorSays,
  type ChatLink,
  type ChatState,
  type LeadAnswers,
} from './chat-state.ts';

const typingDelayMs = 1000;
const afterLeadDelayMs = 2000;

/** The chat of this page: greets when it is first open, answers, collects an address where the server or the visitor asks for it. */
export function useChat(isOpen: boolean): { chat: ChatState; say: (text: string) => void } {
  const [chat, setChat] = useState(newChat);
  const [sessionId] = useState(newSessionId);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const after = (delayMs: number, change: (chat: ChatState) => ChatState) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setChat(change);
    }, delayMs);
    timers.current.add(timer);
  };

  const isNew = chat.messages.length === 0;
  useEffect(() => {
    if (!isOpen || !isNew) return;
    const timer = setTimeout(
      () => setChat((shown) => assistantSays(shown, greeting.message, greeting.quickReplies)),
      typingDelayMs,
    );
    return () => clearTimeout(timer);
  }, [isOpen, isNew]);
  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const say = (given: string) => {
    const text = given.trim();
    if (text === '' || chat.isTyping) return;
    const asked = visitorSays(chat, text);
    setChat(asked);
    if (chat.awaitsOrderAddress) return void mailOrders(asked, text);
    if (text === quickReplies.orders) return after(typingDelayMs, askForOrderAddress);
    if (chat.lead === null) return void reply(text);
    const { chat: answered, collected } = answerLead(asked, text);
    if (collected === null) after(typingDelayMs, () => answered);
    else void submit(answered, collected);
  };

  const reply = async (message: string) => {
    try {
      const body = await callApi('POST', '/api/chatbot/message', { message, sessionId });
      const text = textAt(body, 'message');
      if (text === null) throw new TypeError('The reply has no message.');
      setChat((shown) => assistantSays(shown, text, textsAt(body, 'quickReplies'), linksOf(body)));
      if (at(body, 'shouldCollectLead') !== true) return;
      setChat(assistantTypes);
      after(typingDelayMs, startLead);
    } catch (error) {
      if (message === quickReplies.person) {
        setChat(assistantTypes);
        return after(typingDelayMs, startLead);
      }
      const canned = cannedReply(message);
      const limited = error instanceof ApiError && error.status === 429 ? error.serverMessage : null;
      const text = limited === null ? canned.message : `${limited} ${canned.message}`;
      setChat((shown) => assistantSays(shown, text, [...canned.quickReplies, quickReplies.person]));
    }
  };

  const mailOrders = async (asked: ChatState, email: string) => {
    if (email === cancelLead)
      return after(typingDelayMs, () => assistantSays({ ...asked, awaitsOrderAddress: false }, leadCancelled));
    try {
      const body = await callApi('POST', '/api/chatbot/order-state', { email });
      setChat((shown) =>
        assistantSays({ ...shown, awaitsOrderAddress: false }, textAt(body, 'message') ?? '', [quickReplies.person]),
      );
    } catch (error) {
      const refused = error instanceof ApiError ? error.serverMessage : null;
      setChat((shown) => assistantSays(shown, refused ?? leadFailure(contactEmail()), [cancelLead]));
    }
  };

  const submit = async (answered: ChatState, lead: LeadAnswers) => {
    setChat(answered);
    try {
      await callApi('POST', '/api/chatbot-lead', { ...lead, sessionId });
      setChat((shown) => assistantSays(shown, leadThanks(lead.name)));
      after(afterLeadDelayMs, (shown) => assistantSays(shown, afterLead, afterLeadReplies));
    } catch {
      setChat((shown) => assistantSays(shown, leadFailure(contactEmail())));
    }
  };

  return { chat, say };
}

function newSessionId(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
  return `session_${Date.now()}_${random}`;
}

function textsAt(body: unknown, key: string): string[] {
  const found = at(body, key);
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}

/** Only to pages of this site, whatever the reply says. */
function linksOf(body: unknown): ChatLink[] {
  const found = at(body, 'links');
  return (Array.isArray(found) ? found : []).flatMap((link) => {
    const [label, href] = [textAt(link, 'label'), textAt(link, 'href')];
    return label !== null && href !== null && /^\/(?![/\\])/.test(href) ? [{ label, href }] : [];
  });
}

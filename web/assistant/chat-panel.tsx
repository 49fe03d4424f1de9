import { useEffect, useRef, useState } from 'react';
import { leadQuestions, longest, orderQuestion, quickReplyPages } from '#assistant/contract.ts';
import { inputClass } from '../ui/field.tsx';
import { Button } from '../ui/button.tsx';
import type { ChatMessage } from './chat-state.ts';
import { useChat } from './use-chat.ts';

const title = 'Chat with our assistant';

/** The chat itself: 384 by 500 pixels, or the width of a phone. Closing it keeps what was said until the page is left. */
export function ChatPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { chat, say } = useChat(isOpen);
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen && !chat.isTyping) input.current?.focus();
  }, [isOpen, chat.isTyping]);
  useEffect(() => {
    // The last question stays in sight and its answer is read from the beginning; before the first one there is the end.
    const shown = log.current;
    const asked = shown && [...shown.querySelectorAll('[data-from=visitor]')].at(-1);
    if (asked) shown.scrollBy({ top: asked.getBoundingClientRect().top - shown.getBoundingClientRect().top - 16 });
    else shown?.scrollTo({ top: shown.scrollHeight });
  }, [chat, isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onClose]);

  return (
    <div
      role="dialog"
      aria-label={title}
      hidden={!isOpen}
      className="fixed right-4 bottom-4 z-50 flex h-[500px] max-h-[calc(100dvh-2rem)] w-96 max-w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-md border border-edge bg-surface shadow-lg [&[hidden]]:hidden print:hidden"
    >
      <header className="flex items-center justify-between border-b border-line pl-4">
        <h2 className="text-base">{title}</h2>
        <button
          type="button"
          aria-label="Close the chat"
          onClick={onClose}
          className="inline-flex size-11 items-center justify-center text-xl text-muted hover:text-ink"
        >
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="flex grow flex-col gap-3 overflow-y-auto p-4 text-sm"
      >
        {chat.messages.map((message, index) => (
          <Bubble key={index} message={message} />
        ))}
        {chat.isTyping && <TypingIndicator />}
        {chat.quickReplies.length > 0 && <QuickReplies replies={chat.quickReplies} onChoose={say} />}
      </div>
      <ChatForm
        key={chat.lead?.step ?? (chat.awaitsOrderAddress ? 'order' : 'question')}
        input={input}
        label={chat.lead ? leadQuestions[chat.lead.step] : chat.awaitsOrderAddress ? orderQuestion : 'Your question'}
        isTyping={chat.isTyping}
        onSend={say}
      />
    </div>
  );
}

function Bubble({ message }: { message: ChatMessage }) {
  const isVisitor = message.from === 'visitor';
  return (
    <div
      data-from={message.from}
      className={
        isVisitor
          ? 'ml-8 self-end rounded-md bg-accent px-3 py-2 text-on-accent'
          : 'mr-8 self-start rounded-md bg-sunken px-3 py-2'
      }
    >
      <p className="whitespace-pre-line">
        <span className="sr-only">{isVisitor ? 'You: ' : 'Assistant: '}</span>
        {message.text}
      </p>
      {message.links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {link.label}
        </a>
      ))}
    </div>
  );
}

function TypingIndicator() {
  return (
    <p className="self-start rounded-md bg-sunken px-3 py-2 text-muted">
      <span className="sr-only">The assistant is typing</span>
      <span aria-hidden="true" className="animate-pulse tracking-widest">
        •••
      </span>
    </p>
  );
}

function QuickReplies({ replies, onChoose }: { replies: string[]; onChoose: (reply: string) => void }) {
  const look =
    'inline-flex min-h-11 items-center rounded-full border border-edge px-4 py-1 text-left text-sm text-accent hover:border-accent hover:bg-accent-soft';
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
      {replies.map((reply) => (
        <li key={reply}>
          {quickReplyPages[reply] ? (
            <a href={quickReplyPages[reply]} className={look}>
              {reply}
            </a>
          ) : (
            <button type="button" onClick={() => onChoose(reply)} className={look}>
              {reply}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

type FormProps = {
  input: React.RefObject<HTMLInputElement | null>;
  label: string;
  isTyping: boolean;
  onSend: (text: string) => void;
};

function ChatForm({ input, label, isTyping, onSend }: FormProps) {
  const [text, setText] = useState('');
  return (
    <form
      className="flex gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyping || text.trim() === '') return;
        onSend(text);
        setText('');
      }}
    >
      <input
        ref={input}
        aria-label={label}
        placeholder="Type here"
        autoComplete="off"
        value={text}
        maxLength={longest.message}
        disabled={isTyping}
        onChange={(event) => setText(event.target.value)}
        className={inputClass}
      />
      <Button type="submit" disabled={isTyping || text.trim() === ''}>
        Send
      </Button>
    </form>
  );
}

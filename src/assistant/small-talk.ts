// What is said without looking anything up: greetings, thanks, and the wish for a person.
import { greeting, quickReplies, type ChatReply, type Intent } from './contract.ts';

type Said = Omit<ChatReply, 'links'> & { intent: Intent };

/** The answer to a message that is nothing but this; null for everything else. */
export function smallTalk(message: string): Said | null {
  const plain = message
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\s]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  if (plain === '') return null;
  if (/^(hi|hello|hey|hiya|good (morning|afternoon|evening|day)|greetings)( there| all)?$/.test(plain)) {
    return {
      intent: 'greeting',
      message: greeting.message,
      quickReplies: greeting.quickReplies,
      shouldCollectLead: false,
    };
  }
  if (
    /^(many )?(thanks|thank you|thx|ty|cheers|great|perfect|ok|okay)( a lot| so much| very much| thanks| thank you)?$/.test(
      plain,
    )
  ) {
    return {
      intent: 'thanks',
      message: 'You are welcome. Is there anything else?',
      quickReplies: [quickReplies.take, quickReplies.sample],
      shouldCollectLead: false,
    };
  }
  if (wantsPerson.test(plain)) {
    return {
      intent: 'contact',
      message: 'Of course. I am a program; our team are people.',
      quickReplies: [],
      shouldCollectLead: true,
    };
  }
  return null;
}

const wantsPerson =
  /\b(talk|speak|chat|connect me|put me through|contact|reach)\b.*\b(person|human|someone|somebody|people|agent|representative|expert|consultant|sales|team|advisor|adviser)\b|\b(call|phone|ring) me\b|\bcontact me\b|\bget in touch\b|\bbook (a|me a) (call|meeting|consultation|demo call)\b|^(a )?(real )?(human|person|agent)( please)?$/;

// What the chat widget and the server say to each other. The words of both stand in phrases.ts, apart, so that the widget carries no schemas.
import { z } from 'zod';
import { longest } from './phrases.ts';

export * from './phrases.ts';

const text = (max: number) =>
  z
    .string()
    // What PostgreSQL refuses to store: NUL and half surrogate pairs.
    .overwrite((value) => value.replaceAll('\0', '').toWellFormed().trim())
    .max(max, `At most ${max} characters.`);

/** Made by the visitor's page: session_{time}_{random}. */
const sessionId = z.string().regex(/^[\w-]{1,100}$/, 'A session id is letters, digits, hyphens and underscores.');

/** `POST /api/chatbot/message`. */
export const chatRequestSchema = z.object({
  message: text(longest.message).min(1, 'Please write a question.'),
  sessionId,
});

/** `links` go to pages of this site only. */
export const chatReplySchema = z.object({
  message: z.string(),
  quickReplies: z.array(z.string()),
  shouldCollectLead: z.boolean(),
  links: z.array(z.object({ label: z.string(), href: z.string().startsWith('/') })),
});
export type ChatReply = z.infer<typeof chatReplySchema>;

/** `POST /api/chatbot/order-state`. */
export const orderStateRequestSchema = z.object({
  email: text(longest.leadAnswer).pipe(z.email('Please write the e-mail address that you ordered with.')),
});

/** `POST /api/chatbot-lead`: kept as it was typed. */
export const chatLeadSchema = z.object({
  name: text(longest.leadAnswer).min(1, 'The name is missing.'),
  email: text(longest.leadAnswer).min(1, 'The e-mail address is missing.'),
  company: text(longest.leadAnswer).default(''),
  specificNeed: text(longest.leadNeed).default(''),
  sessionId: sessionId.optional(),
});
export type ChatLead = z.infer<typeof chatLeadSchema>;

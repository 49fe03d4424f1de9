import { productName } from '#report/contract.ts';
import { automaticMail, messageIdOf } from './automatic-mail.ts';
import type { Mail } from './mail.ts';

/** The mail with the link by which a quiz goes on on another device. No typed word is in it: the address may be a stranger's. */
export function quizLinkMail({
  id,
  to,
  isSent,
  path,
  publicUrl,
}: {
  id: string;
  to: string;
  /** All questions are answered, and a plan is to be chosen. */
  isSent: boolean;
  path: string;
  publicUrl: string;
}): Mail {
  const title = isSent ? 'Choose your plan on this device' : 'Continue your quiz on this device';
  return automaticMail({
    to,
    subject: `${title}: ${productName}`,
    title,
    preview: 'This link opens the quiz where you left it.',
    blocks: [
      { kind: 'heading', text: title },
      {
        kind: 'paragraph',
        text: isSent
          ? 'Your answers are complete, and nothing was charged yet. Open the link on the device that you want to use.'
          : 'We keep your answers under this link for 30 days. Open it on the device that you want to use.',
      },
      { kind: 'button', text: isSent ? 'Choose a plan' : 'Continue the quiz', url: publicUrl + path },
      {
        kind: 'small',
        text: 'Somebody asked for this mail in our quiz with your address. If it was not you, do nothing.',
      },
    ],
    messageId: messageIdOf(`quiz-link-${id}`, publicUrl),
    deliveryId: `quiz-link-${id}`,
  });
}

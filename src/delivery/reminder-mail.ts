import { productName } from '#report/contract.ts';
import { automaticMail, messageIdOf } from './automatic-mail.ts';
import type { Mail } from './mail.ts';

/** The one mail that a visitor asked for in the quiz's last step, for the case that nothing is paid. No typed word is in it: the address may be a stranger's. */
export function reminderMail({ id, to, publicUrl }: { id: string; to: string; publicUrl: string }): Mail {
  const title = 'Your answers are still here';
  return automaticMail({
    to,
    subject: `${title}: ${productName}`,
    title,
    preview: 'The quiz is complete. Choose a plan and the report is made.',
    blocks: [
      { kind: 'heading', text: title },
      {
        kind: 'paragraph',
        text: 'You answered the quiz and have not chosen a plan yet. Nothing was charged, and nothing is asked again.',
      },
      { kind: 'button', text: 'Choose a plan', url: `${publicUrl}/quiz?quiz=${encodeURIComponent(id)}` },
      { kind: 'small', text: 'You asked for this mail in the last step of the quiz. There will be no second one.' },
    ],
    messageId: messageIdOf(`reminder-${id}`, publicUrl),
    deliveryId: `reminder-${id}`,
  });
}

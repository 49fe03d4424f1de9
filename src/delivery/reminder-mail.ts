import { productName } from '#report/contract.ts';
import { mailHtml, mailText } from './mail-body.ts';
import type { Mail } from './mail.ts';

/** The one mail that a visitor asked for in the quiz's last step, for the case that nothing is paid. */
export function reminderMail({ id, to, companyName, publicUrl }: { id: string; to: string; companyName: string; publicUrl: string }): Mail {
  const title = 'Your answers are still here';
  const body = {
    title,
    preview: `The quiz for ${companyName} is complete. Choose a plan and the report is made.`,
    blocks: [
      { kind: 'heading' as const, text: title },
      {
        kind: 'paragraph' as const,
        text: `You answered the quiz for ${companyName} and have not chosen a plan yet. Nothing was charged, and nothing is asked again.`,
      },
      { kind: 'button' as const, text: 'Choose a plan', url: `${publicUrl}/quiz?quiz=${encodeURIComponent(id)}` },
      { kind: 'small' as const, text: 'You asked for this mail in the last step of the quiz. There will be no second one.' },
    ],
  };
  return {
    to,
    subject: `${title}: ${productName}`,
    html: mailHtml(body),
    text: mailText(body),
    messageId: `<reminder-${id}@${new URL(publicUrl).hostname}>`,
    deliveryId: `reminder-${id}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [],
  };
}

// The free look on a page that stays: the form is sent by script, and the card takes the place of the preview.
import { hostOf, lookHtml } from '#quiz/look-view.ts';
import type { LookView } from '#quiz/contract.ts';
import { ApiError, callApi } from '../api.ts';
import { countStep } from '../count-step.ts';

const away = 'We could not reach our server. Please check your connection and try again.';

export function takeLooks(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-look]');
  const card = document.querySelector<HTMLElement>('[data-look-result]');
  const before = document.querySelector<HTMLElement>('[data-look-before]');
  const note = form?.querySelector<HTMLElement>('[role=status]');
  const button = form?.querySelector('button');
  const input = form?.querySelector('input');
  if (!form || !card || !note || !button || !input) return;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    input.removeAttribute('aria-invalid');
    note.textContent = `Reading ${hostOf(`https://${input.value.trim().replace(/^https?:\/\//, '')}`)}: home page, robots.txt, sitemap …`;
    try {
      // The reply is our own server's, held to its schema there.
      const look = (await callApi('POST', '/api/look', { website: input.value })) as LookView;
      card.innerHTML = lookHtml(look, card.dataset.lookResult ?? '');
      card.hidden = false;
      if (before) before.hidden = true;
      note.textContent = look.unread === null ? 'Done. Your look is on this page.' : '';
      card.querySelector<HTMLElement>('[data-look-title]')?.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'nearest' });
      countStep('look');
    } catch (error) {
      note.textContent = (error instanceof ApiError ? error.serverMessage : null) ?? away;
      input.setAttribute('aria-invalid', 'true');
      input.focus();
    } finally {
      button.disabled = false;
    }
  });
}

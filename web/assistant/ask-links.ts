let chat: Promise<() => void> | null = null;

/** Lets the links marked `data-ask`, those drawn later too, open the assistant in place of the mail program. */
export function openAssistantByLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ask]') : null;
    if (!link) return;
    event.preventDefault();
    void ask(link);
  });
}

async function ask(link: HTMLElement): Promise<void> {
  chat ??= import('./open-chat.tsx').then(({ mountChat }) => {
    const place = document.createElement('aside');
    place.setAttribute('aria-label', 'Assistant');
    const launcher = document.createElement('button');
    launcher.className = 'sr-only';
    launcher.tabIndex = -1;
    // Closed, the focus is back where it came from; the header may have been drawn anew since.
    launcher.addEventListener('focus', () => document.querySelector<HTMLElement>('[data-ask]')?.focus());
    place.append(launcher);
    document.body.append(place);
    return mountChat(launcher);
  });
  try {
    (await chat)();
  } catch {
    chat = null;
    link.textContent = 'The chat could not be loaded. Try again';
  }
}

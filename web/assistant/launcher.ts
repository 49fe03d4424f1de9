// The button that opens the chat. The chat itself is fetched when it is first pressed.

/**
 * Made here and not in the page's HTML: without scripts there is nothing to open. Returns what puts it beneath the page on a phone, or back: where
 * somebody fills in a form, it must not lie on the buttons.
 */
export function addChatLauncher(): (isBelow: boolean) => void {
  const launcher = document.createElement('button');
  launcher.type = 'button';
  launcher.textContent = 'Ask us';
  launcher.setAttribute('aria-expanded', 'false');
  launcher.className =
    'fixed right-4 bottom-4 max-sm:in-data-below:static max-sm:in-data-below:mr-4 max-sm:in-data-below:mb-4 max-sm:in-data-below:ml-auto max-sm:in-data-below:block z-40 min-h-12 rounded-full border border-edge bg-accent px-5 text-sm font-semibold text-on-accent shadow-lg hover:bg-accent-strong print:hidden [&[hidden]]:hidden';
  const place = document.createElement('aside');
  place.setAttribute('aria-label', 'Assistant');
  place.append(launcher);
  document.body.append(place);

  let opening: Promise<() => void> | null = null;
  launcher.addEventListener('click', async () => {
    // Pressed again before it has arrived, or after it could not be fetched.
    opening ??= import('./open-chat.tsx').then(({ mountChat }) => mountChat(launcher));
    try {
      (await opening)();
    } catch {
      opening = null;
      launcher.textContent = 'The chat could not be loaded. Try again';
    }
  });
  return (isBelow) => place.toggleAttribute('data-below', isBelow);
}

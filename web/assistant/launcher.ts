// The button that opens the chat. The chat itself is fetched when it is first pressed.
import { floatClear } from './float-clear.ts';

/** Made here and not in the page's HTML: without scripts there is nothing to open. */
export function addChatLauncher(): void {
  const launcher = document.createElement('button');
  launcher.type = 'button';
  launcher.textContent = 'Ask us';
  launcher.setAttribute('aria-expanded', 'false');
  launcher.className =
    'fixed right-4 bottom-4 z-40 min-h-12 rounded-full border border-edge bg-accent px-5 text-sm font-semibold text-on-accent shadow-lg transition-opacity hover:bg-accent-strong focus-visible:opacity-100! data-away:pointer-events-none data-away:opacity-0 print:hidden [&[hidden]]:hidden';
  const place = document.createElement('aside');
  place.setAttribute('aria-label', 'Assistant');
  place.append(launcher);
  document.body.append(place);
  floatClear(launcher);

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
}

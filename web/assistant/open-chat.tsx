import '../content/offer.ts';
import { createRoot } from 'react-dom/client';
import { ChatPanel } from './chat-panel.tsx';

/** Puts the chat beside the button that opened it, and answers a function that opens it (again). Closed, the focus is back on the button. */
export function mountChat(launcher: HTMLButtonElement): () => void {
  const place = document.createElement('div');
  launcher.after(place);
  const root = createRoot(place);
  const draw = (isOpen: boolean) => {
    launcher.setAttribute('aria-expanded', String(isOpen));
    launcher.hidden = isOpen;
    root.render(<ChatPanel isOpen={isOpen} onClose={close} />);
  };
  const close = () => {
    draw(false);
    launcher.focus();
  };
  return () => draw(true);
}

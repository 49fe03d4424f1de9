// Hydrates each island when it comes near the view; React is fetched only then.
import { islands } from './islands.ts';

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      void hydrate(target);
    }
  },
  { rootMargin: '200px' },
);

async function hydrate(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island ?? ''];
  if (!load) return;
  const [Component, { createElement }, { hydrateRoot }] = await Promise.all([load(), import('react'), import('react-dom/client')]);
  hydrateRoot(element, createElement(Component));
}

function start(): void {
  for (const element of document.querySelectorAll('[data-island]')) observer.observe(element);
}

if ('requestIdleCallback' in window) requestIdleCallback(start);
else addEventListener('load', start);

import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from './notice.tsx';
import { parsePage } from './parse-page.ts';

/** The report as the server draws it, put in the place of this page without a reload; `isPart`: below what the page already says. */
export function DrawnReport({ url, isPart = false }: { url: string; isPart?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    show(url, isPart ? place.current : null).catch(() => setFailed(attempt));
  }, [url, isPart, attempt]);
  return (
    <div ref={place}>
      {failed === attempt ? (
        <Notice title="The report could not be opened" text="Please try again in a moment.">
          <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
        </Notice>
      ) : (
        <Notice title="Opening your report" isBusy />
      )}
    </div>
  );
}

async function show(url: string, place: HTMLElement | null): Promise<void> {
  const response = await fetch(url, { credentials: 'include' });
  const page = parsePage(await response.text());
  const main = page.querySelector('main');
  if (!response.ok || !main || !page.getElementById('report-data')) throw new Error('The report is not drawn yet.');
  if (place) place.replaceChildren(...main.childNodes);
  else {
    document.title = page.title;
    // The app's stylesheet stays: taken out and put back, it would load again.
    const former = [...document.body.childNodes].filter((node) => !(node instanceof HTMLLinkElement));
    for (const node of former) node.remove();
    document.body.prepend(...page.body.childNodes);
    scrollTo(0, 0);
  }
  await import('./enhance-report.ts');
}

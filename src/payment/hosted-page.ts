import { escapeHtml, htmlPage } from '#base/html-page.ts';

type HostedPage = {
  title: string;
  stylesheet: string;
  /** Stands above everything; plain text. */ banner: string | null;
  /** HTML. */ content: string;
};

/** A page of payment in one column. */
export function hostedPage({ title, stylesheet, banner, content }: HostedPage): string {
  const top = banner === null ? '' : `<p class="banner"><strong>${escapeHtml(banner)}</strong></p>`;
  return htmlPage({
    title: `${title} | Citable`,
    stylesheet,
    body: `${top}\n<header><a href="/">Citable<span aria-hidden="true">.</span></a></header>\n<main>${content}</main>`,
  });
}

/** In the colours of web/ui/styles.css. */
export const hostedPageStyles = `:root { color-scheme: light dark; --ink: #1b1916; --paper: #fbf9f4; --line: #8b8272; --main: #1c3f94; --on-main: #fff; --warn: #7a3b00; --warn-paper: #fff1d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #efeae0; --paper: #141310; --line: #7f776a; --main: #a9c0ff; --on-main: #10182e; --warn: #ffd79a; --warn-paper: #3a2a10; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
.banner { margin: 0; padding: 0.75rem 1rem; text-align: center; color: var(--warn); background: var(--warn-paper); border-bottom: 2px solid currentColor; }
header { border-bottom: 1px solid var(--line); padding: 0.75rem 1rem; }
header a { display: block; max-width: 28rem; margin: 0 auto; font: 700 1.4rem 'Times New Roman', serif; color: inherit; text-decoration: none; }
header span { color: var(--main); }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
h2 { font-size: 1.1rem; }
.amount { font-size: 2.25rem; margin: 0.25rem 0; font-variant-numeric: tabular-nums; }
.amount span { font-size: 1rem; }
.notice { padding: 0.75rem 1rem; border-left: 4px solid var(--warn); background: var(--warn-paper); color: var(--warn); }
form { display: grid; gap: 0.75rem; }
fieldset { display: grid; gap: 0.5rem; margin: 0; border: 1px solid var(--line); border-radius: 0.25rem; padding: 1rem; }
textarea { font: inherit; width: 100%; padding: 0.5rem; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 0.25rem; }
button { font: inherit; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.25rem; background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--main); color: var(--on-main); border-color: var(--main); font-weight: 600; }
button.quiet { border-color: transparent; text-decoration: underline; }
input { accent-color: var(--main); }
button:hover { border-color: var(--ink); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
a { color: var(--main); }
`;

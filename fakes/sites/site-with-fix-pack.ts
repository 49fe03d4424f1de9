import type { FixFile } from '#engine/contract.ts';
import type { SiteDefinition } from './define-site.ts';

/** The site with the files of its fix pack put where each says; `oldOrigin` is where it stood when the pack was made. */
export function siteWithFixPack(site: SiteDefinition, files: FixFile[], oldOrigin: string): SiteDefinition {
  return {
    ...site,
    answers: (context) => {
      const served = site.answers(context);
      for (const file of files.filter(({ path }) => path !== 'faq-outline.md')) {
        const text = file.text.replaceAll(oldOrigin, context.origin);
        if (file.path.endsWith('.txt'))
          served[`/${file.path}`] = { headers: { 'content-type': 'text/plain' }, body: text };
        else
          for (const [path, html] of piecesOf(text, file, oldOrigin))
            served[path] = { ...served[path], body: withHead(String(served[path]?.body), html) };
      }
      return served;
    },
  };
}

/** The parts of a file by the path of their page. */
function piecesOf(text: string, file: FixFile, oldOrigin: string): [string, string][] {
  const named = [...text.matchAll(/<!-- https?:\/\/[^/]+(\S*) -->\n([^]*?)(?=\n\n<!--|$)/g)].map(
    ([, path = '', html = '']): [string, string] => [path, html],
  );
  return named.length > 0 ? named : [[(file.urls[0] ?? '').slice(oldOrigin.length), text]];
}

function withHead(page: string, html: string): string {
  const cleared = html.includes('<title>') ? page.replace(/<title>[^<]*<\/title>/, '') : page;
  const rest = html.includes('name="description"') ? cleared.replace(/<meta name="description"[^>]*>/, '') : cleared;
  return rest.replace('</head>', () => `${html}</head>`);
}

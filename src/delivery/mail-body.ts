// A mail is a list of blocks. The HTML part and the plain part are both drawn from it, so that neither says what the other does not.
import { escapeHtml } from '#base/html-page.ts';

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'picture'; contentId: string; alt: string; width: number; height: number }
  | { kind: 'table'; rows: { name: string; value: string }[] }
  | { kind: 'steps'; items: string[] }
  | { kind: 'button'; text: string; url: string };

export type MailBody = {
  title: string;
  /** The line an inbox shows after the subject. */ preview: string;
  blocks: Block[];
};

/** Tables and inline styles, since mail programs know little else; dark colours where they are understood. */
export function mailHtml({ title, preview, blocks }: MailBody): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #141310 !important; }
  .card { background: #22201c !important; }
  .ink { color: #efeae0 !important; }
  .muted { color: #b3ab9c !important; }
  .line { border-color: #57534a !important; }
  .button { background: #a9c0ff !important; color: #141310 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3efe6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;background:#fbf9f4"><tr><td style="padding:32px 28px;overflow-wrap:anywhere;word-break:break-word">
${blocks.map(blockHtml).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** Lines of at most 78 characters where words allow it. */
export function mailText({ blocks }: MailBody): string {
  return `${blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n')}\n`;
}

const sans = 'font-family:Inter,-apple-system,Segoe UI,Arial,sans-serif';
const serif = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif";
const ink = `color:#1b1916;${sans};font-size:16px;line-height:24px`;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 class="ink" style="margin:0 0 16px;color:#1b1916;${serif};font-size:26px;line-height:32px;font-weight:600">${escapeHtml(block.text)}</h1>`;
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;${ink}">${escapeHtml(block.text)}</p>`;
    case 'small':
      return `<p class="muted" style="margin:16px 0 0;color:#5d574c;${sans};font-size:13px;line-height:20px">${escapeHtml(block.text)}</p>`;
    case 'picture':
      // Its own white card, since its ink is dark in either scheme.
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;background:#ffffff"><tr><td style="padding:12px"><img src="cid:${escapeHtml(block.contentId)}" width="${block.width}" height="${block.height}" alt="${escapeHtml(block.alt)}" style="display:block;width:100%;max-width:${block.width}px;height:auto;border:0"></td></tr></table>`;
    case 'table':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${block.rows
        .map(
          ({ name, value }) =>
            `<tr><th class="ink line" scope="row" align="left" valign="top" style="overflow-wrap:normal;word-break:normal;padding:8px 12px 8px 0;border-bottom:1px solid #c9c2b4;font-weight:400;${ink}">${escapeHtml(name)}</th><td class="ink line" align="right" style="padding:8px 0;border-bottom:1px solid #c9c2b4;font-weight:600;${ink}">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'steps':
      return `<ol class="ink" style="margin:0 0 20px;padding:0 0 0 24px;${ink}">${block.items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`).join('')}</ol>`;
    case 'button':
      return `<p style="margin:8px 0 20px"><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;background:#1c3f94;color:#ffffff;${sans};font-size:16px;line-height:24px;font-weight:600;padding:12px 22px;text-decoration:none">${escapeHtml(block.text)}</a></p>`;
  }
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return underlined(wrap(block.text));
    case 'paragraph':
    case 'small':
      return wrap(block.text);
    case 'picture':
      return ''; // its numbers are in the text
    case 'table': {
      const width = Math.max(...block.rows.map(({ name }) => name.length));
      return block.rows.map(({ name, value }) => `${`${name}:`.padEnd(width + 2)}${value}`).join('\n');
    }
    case 'steps':
      return block.items.map((item, index) => wrap(`${index + 1}. ${item}`, '   ')).join('\n');
    case 'button':
      return `${block.text}:\n${block.url}`;
  }
}

function underlined(lines: string): string {
  const widest = Math.max(...lines.split('\n').map((line) => Array.from(line).length));
  return `${lines}\n${'='.repeat(widest)}`;
}

function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > 78) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

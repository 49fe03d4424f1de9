import { settingNames } from '#base/config.ts';
import { escapeHtml } from '#base/html-page.ts';
import type { FreshCode } from '#base/operator-codes.ts';
import type { Problem } from '#base/production.ts';
import { hostedPage } from '#payment/hosted-page.ts';
import type { Result } from './doctor/check.ts';

export type Notice = { tone: 'good' | 'bad'; text: string };

type SetupView = {
  publicUrl: string;
  contactEmail: string;
  dataDir: string;
  /** As they were made; empty: they can no longer be shown, or the owner chose them. */
  codes: FreshCode[];
  results: Result[];
  /** What production would refuse. */
  refusals: readonly Problem[];
  isSet: (setting: string) => boolean;
  notice: Notice | null;
};

/** What whoever starts an installation for the first time needs, in the order in which it is needed. */
export function setupPage({
  publicUrl,
  contactEmail,
  dataDir,
  codes,
  results,
  refusals,
  isSet,
  notice,
}: SetupView): string {
  const said = notice === null ? '' : `<p class="notice ${notice.tone}" role="status">${escapeHtml(notice.text)}</p>`;
  const content = `<h1>Set up Citable</h1>
<p>Only a browser on this machine sees this page. It closes for ever when you press the last button.</p>${said}
<h2>1. Your shop</h2>
<p>Customers reach it at <a href="${escapeHtml(publicUrl)}/">${escapeHtml(publicUrl)}</a>. Its data is in <code>${escapeHtml(dataDir)}</code>.</p>
${codesOf(codes, isSet)}
<h2>2. What is missing</h2>
${resultsOf(results, refusals)}
<p>Settings are environment variables: set them, start again, and reload this page. <code>docs/settings.md</code> lists all of them.</p>
<h2>3. Keys</h2>
<p>Set keys in the environment. This page shows which have a value, and takes none.</p>
${keysOf(isSet)}
<h2>4. A test mail</h2>
<form method="post" action="/setup/mail"><label for="to">Send it to</label>
<input id="to" name="to" type="email" required maxlength="254" autocomplete="email" value="${escapeHtml(contactEmail)}">
<button>Send a test mail</button></form>
<h2>5. A sample order</h2>
<form method="post" action="/setup/order"><label for="website">Website to read</label>
<input id="website" name="website" required maxlength="2000" value="https://example.com">
<button>Open a sample order</button></form>
<p>You choose a plan and pay as a customer does${isSet('STRIPE_SECRET_KEY') ? '' : ', in the sandbox, where no money moves'}.</p>
<h2>6. Close this page</h2>
<form method="post" action="/setup/close"><button class="main">I have the codes. Close this page for ever</button></form>`;
  return hostedPage({ title: 'First start', stylesheet: '/setup.css', banner: null, content });
}

const doors = {
  admin: { name: 'Admin code', path: '/admin', setting: 'ADMIN_PASSCODE' },
  'super-admin': { name: 'Super admin code', path: '/super-admin', setting: 'SUPER_ADMIN_CODE' },
} as const;

function codesOf(codes: FreshCode[], isSet: SetupView['isSet']): string {
  const rows = Object.entries(doors).map(([role, { name, path, setting }]) => {
    const code = codes.find((fresh) => fresh.role === role)?.code;
    const shown = isSet(setting)
      ? `the one you set in <code>${setting}</code>`
      : code === undefined
        ? 'shown at the first start only'
        : `<code>${escapeHtml(code)}</code>`;
    return `<dt>${name}, for <a href="${path}">${path}</a></dt><dd>${shown}</dd>`;
  });
  const isLost = codes.length === 0 && !Object.values(doors).every(({ setting }) => isSet(setting));
  const renew = '<form method="post" action="/setup/codes"><button>Make new codes</button></form>';
  return `<dl>${rows.join('')}</dl>${isLost ? renew : '<p>We keep codes only as hashes. Write them down now.</p>'}`;
}

const tones = { red: 'Wrong', amber: 'Look at this', green: 'In order' } as const;

function resultsOf(results: Result[], refusals: readonly Problem[]): string {
  const told = (['red', 'amber'] as const).flatMap((tone) => results.filter((result) => result.tone === tone));
  // One cause is said once: without a domain of its own nothing about the sender can be looked at.
  const bySaw = Map.groupBy(told, ({ tone, saw }) => `${tone} ${saw}`);
  const items = [...bySaw.values()].map((same) => {
    const [first] = same;
    if (!first) return '';
    const { id, tone, saw, todo } = first;
    const names = same.map(({ looksAt }) => escapeHtml(looksAt)).join(', ');
    const how = id === 'settings' ? settingsOf(refusals) : escapeHtml(todo ?? '');
    return `<li><strong>${tones[tone]}: ${names}.</strong> ${escapeHtml(saw)} ${how}</li>`;
  });
  const fine = results.filter(({ tone }) => tone === 'green').map(({ looksAt }) => escapeHtml(looksAt));
  const rest = fine.length === 0 ? '' : `<p>${tones.green}: ${fine.join(', ')}.</p>`;
  return `${items.length === 0 ? '' : `<ul>${items.join('')}</ul>`}${rest}`;
}

function settingsOf(refusals: readonly Problem[]): string {
  const items = refusals.map(({ variable, problem }) => `<li><code>${variable}</code> ${escapeHtml(problem)}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

function keysOf(isSet: SetupView['isSet']): string {
  const keys = settingNames.filter((name) =>
    /_(KEY|SECRET|TOKEN)$|^(SMTP_URL|PAYPAL_\w+_ID|GA4_SERVICE_ACCOUNT)$/.test(name),
  );
  const rows = keys.map(
    (name) => `<tr><th scope="row"><code>${name}</code></th><td>${isSet(name) ? 'set' : 'not set'}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

export const setupStyles = `main { max-width: 44rem; }
header a { max-width: 42rem; }
h2 { margin: 2.5rem 0 0.5rem; }
code { overflow-wrap: anywhere; }
dt { font-weight: 600; margin-top: 0.5rem; }
dd { margin: 0; font-size: 1.1rem; }
ul { padding-left: 1.25rem; }
li { margin: 0.75rem 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; font-weight: 400; padding: 0.25rem 0.5rem 0.25rem 0; border-bottom: 1px solid var(--line); }
input { font: inherit; min-height: 2.75rem; padding: 0.5rem; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 0.25rem; width: 100%; }
button { justify-self: start; }
.notice.good { border-color: var(--main); background: transparent; color: var(--ink); }
`;

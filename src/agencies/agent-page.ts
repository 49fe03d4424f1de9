import { escapeHtml } from '#base/html-page.ts';
import { formatAmount } from '#payment/contract.ts';
import { hostedPage } from '#payment/hosted-page.ts';
import { type AgentClient, isLoopback } from './agent-client.ts';
import type { Agency } from './caller.ts';

type Page = {
  client: AgentClient;
  redirectUri: string;
  agency: Agency;
  email: string;
  used: number;
  /** What the form sends back: the request as it came. */
  fields: Record<string, string>;
  action: string;
};

/** What a member reads before an agent may work for the agency. */
export function agentPageHtml({ client, redirectUri, agency, email, used, fields, action }: Page): string {
  const [name, agencyName] = [escapeHtml(client.name), escapeHtml(agency.name)];
  const who =
    client.site === null
      ? 'It registered itself here, and we know nothing more of it.'
      : `It says so at <strong>${escapeHtml(client.site)}</strong>.`;
  const where = isLoopback(redirectUri)
    ? 'The answer goes to a program on your own computer. Go on only if you started that program just now.'
    : `The answer goes to <strong>${escapeHtml(new URL(redirectUri).host)}</strong>. Go on only if you know that address.`;
  const hidden = Object.entries(fields).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`,
  );
  const { monthlyAssessments, priceCents } = agency;
  const content = `<h1>Let an agent work for ${agencyName}?</h1>
<p>A program that calls itself <strong>${name}</strong> asks for this. ${who}</p>
<p class="notice">${where}</p>
<h2>What it may do</h2>
<p>It may read websites and assess them, as a live key of yours may. Each assessment counts for the agency: you used
${used} of ${monthlyAssessments} this month, and one costs ${formatAmount(priceCents)}.</p>
<p>It cannot see or change your clients, reports, keys and members.</p>
<h2>How long</h2>
<p>Access ends after 30 days without use, and when you leave ${agencyName}. You can end it earlier on
<a href="/agency">your agency’s page</a>, under Keys and webhooks.</p>
<form method="post" action="${action}">${hidden.join('')}
<button class="main" name="answer" value="allow">Let it work for ${agencyName}</button>
<button name="answer" value="deny">Refuse</button></form>
<p>You are signed in as ${escapeHtml(email)}.</p>`;
  return hostedPage({ title: 'Let an agent in', stylesheet: '/subscription.css', banner: null, content });
}

import type { Config } from '#base/config.ts';
import type { RunningServer } from './start.ts';

const variable = { admin: 'ADMIN_PASSCODE', 'super-admin': 'SUPER_ADMIN_CODE' };

/** What the person who started the process needs to know. */
export function startMessage(
  config: Pick<Config, 'role' | 'payments' | 'mail' | 'dataDir'>,
  server: Pick<RunningServer, 'publicUrl' | 'freshCodes' | 'setupUrl'>,
): string {
  const lines = [
    config.role === 'worker'
      ? 'Citable works on jobs (no web pages in this process).'
      : `Citable is running at ${server.publicUrl}`,
  ];
  if (server.setupUrl !== null) lines.push(`Set it up in a browser on this machine: ${server.setupUrl}`);
  if (config.payments.provider === 'sandbox')
    lines.push('Payments are in sandbox mode: no money moves. Set STRIPE_SECRET_KEY to take real ones.');
  if (config.mail.smtpUrl === null)
    lines.push(`Mail is not sent but kept in ${config.dataDir}/outbox. Set SMTP_URL to send it.`);
  for (const { role, code } of server.freshCodes) lines.push(`New ${role} code: ${code}`);
  if (server.freshCodes.length > 0) {
    const names = server.freshCodes.map(({ role }) => variable[role]).join(' and ');
    lines.push(`Codes are shown this once and kept only as hashes; set ${names} to choose your own.`);
  }
  return `${lines.join('\n')}\n`;
}

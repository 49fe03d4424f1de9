// docs/security-standard.md, from docs/security-asvs.json.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const head = `# The standard, requirement by requirement

Each requirement of levels 1 and 2 of OWASP's Application Security Verification Standard 5.0.0 (https://owasp.org/www-project-application-security-verification-standard/,
CC BY-SA 4.0; the ids are the standard's, wording and judgement ours). It is written from \`docs/security-asvs.json\`. A section that it names is one of \`docs/security.md\`.

`;

/** Our answer to each requirement of levels 1 and 2; wording and judgement are ours. */
export const requirements = z
  .array(
    z.strictObject({
      id: z.string(),
      level: z.union([z.literal(1), z.literal(2)]),
      requirement: z.string(),
      status: z.enum(['met', 'not applicable', 'deviation']),
      /** What is so, or why not. */
      how: z.string().min(3),
      /** Tests and sources that show it. */
      files: z.array(z.string()),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('../docs/security-asvs.json', import.meta.url), 'utf8')));

const chapters = [
  'Encoding and sanitisation',
  'Validation and business logic',
  'Web frontend',
  'API and web service',
  'File handling',
  'Authentication',
  'Session management',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OIDC',
  'Cryptography',
  'Secure communication',
  'Configuration',
  'Data protection',
  'Secure coding and architecture',
  'Logging and error handling',
  'WebRTC',
];

/** The page as the data file has it. */
export function securityDocument(): string {
  const count = (status: string) => requirements.filter((row) => row.status === status).length;
  const sum = `${requirements.length} requirements: ${count('met')} met, ${count('not applicable')} not applicable, ${count('deviation')} deviations.\n`;
  const tables = chapters.map((chapter, index) => {
    const rows = requirements.filter(({ id }) => id.startsWith(`V${index + 1}.`));
    return `\n## V${index + 1} ${chapter}\n\n| id | level | requirement | status | how | shown by |\n|---|---|---|---|---|---|\n${rows.map(line).join('\n')}\n`;
  });
  return head + sum + tables.join('');
}

function line({ id, level, requirement, status, how, files }: (typeof requirements)[number]): string {
  const cells = [
    id,
    String(level),
    requirement,
    status === 'deviation' ? '**deviation**' : status,
    how,
    files.map((file) => `\`${file}\``).join(', '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')).join(' | ')} |`;
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requirements } from './security-doc.ts';

const root = new URL('..', import.meta.url).pathname;
const idsByLevel = z
  .object({ 1: z.array(z.string()), 2: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(`${root}scripts/asvs-ids.json`, 'utf8')));

describe('the table of requirements', () => {
  it('has each requirement of levels 1 and 2 once, at its level', () => {
    const of = (level: 1 | 2) => requirements.filter((row) => row.level === level).map(({ id }) => id);
    expect([idsByLevel[1].length, idsByLevel[2].length]).toEqual([70, 183]);
    expect(of(1).toSorted()).toEqual(idsByLevel[1].toSorted());
    expect(of(2).toSorted()).toEqual(idsByLevel[2].toSorted());
  });

  it('names files that exist, and for all that is met at least one that shows it', () => {
    expect(
      requirements.flatMap(({ id, files }) =>
        files.filter((file) => !existsSync(root + file)).map((file) => `${id}: ${file}`),
      ),
    ).toEqual([]);
    expect(
      requirements.filter(({ status, files }) => status === 'met' && files.length === 0).map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('what the table says of all sources', () => {
  const sources = globSync(['src/**/*.ts', 'web/**/*.{ts,tsx}', 'db/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );

  it.each<[string, RegExp, string[]]>([
    ['runs text as code', /\beval\(|new Function\(/, []],
    ['opens itself to other origins', /access-control-allow/i, []],
    ['trusts any certificate', /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, []],
    ['uses a broken hash', /createHash\(['"](?:md5|sha1)['"]/i, []],
    // What React drew, data with its brackets escaped, and the card of a look, each value of which goes through escapeHtml.
    [
      'puts HTML in unescaped',
      /dangerouslySetInnerHTML|\.innerHTML\s*=/,
      ['web/document.tsx', 'web/look/take-look.ts', 'web/report/island.tsx'],
    ],
    ['writes to a prototype', /__proto__/, []],
    ['starts a shell', /shell: true|\bexecSync\(|\bexec\(['"`]/, []],
  ])('no file %s, but for those named', (_, pattern, but) => {
    expect(sources.filter((file) => pattern.test(readFileSync(root + file, 'utf8'))).toSorted()).toEqual(but);
  });
});

/** Shapes of keys that providers hand out, of private keys, and of addresses with a password. */
const secretShapes = [
  /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/,
  /\bwhsec_[A-Za-z0-9+/]{16,}/,
  /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/,
  /\bpplx-[A-Za-z0-9]{32,}/,
  /\bxai-[A-Za-z0-9]{32,}/,
  /\bAIza[0-9A-Za-z_-]{35}/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\b(?:postgres(?:ql)?|smtps?):\/\/[^\s:/@"'`$]+:[^\s@/"'`$]+@/,
];
const secretsIn = (text: string) => secretShapes.filter((shape) => shape.test(text)).map(String);

describe('the scan for secrets', () => {
  it.each([
    `sk_live_${'a1'.repeat(12)}`,
    `whsec_${'b2'.repeat(12)}`,
    `sk-ant-${'c3'.repeat(20)}`,
    `AKIA${'D4'.repeat(8)}`,
    `-----BEGIN ${'PRIVATE'} KEY-----`,
    `postgres://me:${'hunter2'}@db/x`,
  ])('knows %s', (secret) => {
    expect(secretsIn(`const key = "${secret}";`)).toHaveLength(1);
  });

  it.skipIf(!existsSync(`${root}dist/client`))(
    'finds none in the built pages, and neither source maps nor names of settings that hold one',
    () => {
      const files = globSync('dist/client/**/*.{html,js,css,json,txt,xml,svg}', { cwd: root });
      expect(files.length).toBeGreaterThan(20);
      const settings =
        /\b(?:SECRET_KEY|STRIPE_SECRET_KEY|PAYPAL_CLIENT_SECRET|OPENAI_API_KEY|ANTHROPIC_API_KEY|DATABASE_URL|SMTP_URL|SUPER_ADMIN_CODE)\b/;
      const telling = files.flatMap((file) => {
        const text = readFileSync(root + file, 'utf8');
        return [...secretsIn(text), ...(settings.test(text) ? [String(settings)] : [])].map(
          (shape) => `${file}: ${shape}`,
        );
      });
      expect(telling).toEqual([]);
      expect(globSync('dist/client/**/*.map', { cwd: root })).toEqual([]);
    },
  );

  it('finds none in the sources', () => {
    const sources = globSync('{src,web,db,scripts,bin,docs}/**/*.{ts,tsx,mjs,md}', {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    });
    const isExample = (file: string) => /\.test\.|\/testing\/|config\.ts$/.test(file);
    expect(
      sources
        .filter((file) => !isExample(file))
        .flatMap((file) => secretsIn(readFileSync(root + file, 'utf8')).map((shape) => `${file}: ${shape}`)),
    ).toEqual([]);
  });
});

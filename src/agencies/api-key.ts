import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { tokenHash } from '#base/secrets.ts';
import type { KeyMode } from './contract.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 43; // 256 bits
const checksumLength = 6; // 32 bits
const shape = new RegExp(`^ctb_(live|test)_([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** A new key: "ctb_live_", 256 random bits and a checksum in base62, so that scanners of leaked secrets can tell it from chance. */
export function makeApiKey(mode: KeyMode): string {
  const start = `ctb_${mode}_${base62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)}`;
  return start + checksumOf(start);
}

/** What is stored and looked up; null for what is no key, without asking the database. */
export function apiKeyHash(key: string): string | null {
  const match = shape.exec(key);
  return match !== null && checksumOf(key.slice(0, -checksumLength)) === match[3] ? tokenHash(key) : null;
}

function checksumOf(text: string): string {
  return base62(BigInt(crc32(text)), checksumLength);
}

function base62(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 62n) text = (digits[Number(rest % 62n)] ?? '') + text;
  return text.padStart(length, '0');
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** "t=1763640000,v1=<hex>": the form Stripe uses, so that the receiving side is exercised as it will be by real money. */
export function signEvent(body: string, secret: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(seconds, body, secret)}`;
}

const toleranceSeconds = 300;

/** null when the signature is genuine and fresh; else why it is not. A time in the future is as wrong as an old one. */
export function signatureProblem(header: string | undefined, body: string, secret: Buffer, now: Date): string | null {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return 'no usable signature';
  const seconds = Number(match[1]);
  if (!timingSafeEqual(Buffer.from(match[2], 'hex'), Buffer.from(digest(seconds, body, secret), 'hex')))
    return 'the signature does not fit the body';
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return 'the signature is too old or from the future';
  return null;
}

function digest(seconds: number, body: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from './secrets.ts';

/** Values that travel through strangers' hands: readable, and signed for one `purpose`, so that only what we sealed is opened again. */
export function sealed<Schema extends z.ZodType>(secretKey: string, purpose: string, schema: Schema) {
  const key = deriveKey(secretKey, purpose);
  const sign = (body: string) => createHmac('sha256', key).update(body).digest('base64url');
  return {
    /** "body.signature", both base64url. */
    seal(value: z.input<Schema>): string {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${body}.${sign(body)}`;
    },
    /** null for what we did not seal. */
    open(text: string | null): z.output<Schema> | null {
      const [body = '', signature = ''] = text?.split('.') ?? [];
      const expected = sign(body);
      if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
        return null;
      return schema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    },
  };
}

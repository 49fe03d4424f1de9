// Whoever reads a site's statistics shows first that the site is theirs: by a value that only this order and this property have.
import { createHmac } from 'node:crypto';
import { parse } from 'parse5';
import { deriveKey } from '#base/secrets.ts';
import type { SiteProof } from '#report/contract.ts';

/** What a site says of itself in public: its TXT records, and the home page of its host; null where that cannot be read. */
export type Published = { records: readonly string[]; home: string | null };

const name = 'citable-analytics';

/** Names the order and the property without telling either: whoever reads it in public gets no link to the report. */
export function analyticsProof(secretKey: string, orderId: string, propertyId: string): string {
  const key = deriveKey(secretKey, 'analytics-proof');
  return createHmac('sha256', key).update(`${orderId}\n${propertyId}`).digest('base64url').slice(0, 32);
}

/** A TXT record `citable-analytics=…`, or `<meta name="citable-analytics" content="…">` in the head of the home page. */
export function isPublished({ records, home }: Published, proof: string): boolean {
  return (
    records.some((record) => record.trim() === `${name}=${proof}`) || (home !== null && metaOf(home).includes(proof))
  );
}

/** The two ways to publish it, each as it is copied. */
export const howToPublish = (proof: string): SiteProof => ({
  record: `${name}=${proof}`,
  tag: `<meta name="${name}" content="${proof}">`,
});

/** Only the head counts: what visitors write stands in the body. */
function metaOf(html: string): string[] {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  const head = root && 'childNodes' in root ? root.childNodes.find((node) => node.nodeName === 'head') : undefined;
  return (head && 'childNodes' in head ? head.childNodes : []).flatMap((node) => {
    if (node.nodeName !== 'meta' || !('attrs' in node)) return [];
    const attributes = new Map(node.attrs.map((one) => [one.name, one.value]));
    return attributes.get('name') === name ? [attributes.get('content') ?? ''] : [];
  });
}

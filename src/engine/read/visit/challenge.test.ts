import { describe, expect, it } from 'vitest';
import { challengeMark } from './challenge.ts';

const words = '<p>An ordinary sentence about bread and opening hours.</p>'.repeat(40);

describe('a bot wall', () => {
  it.each<[name: string, status: number, headers: Record<string, string>, body: string]>([
    ['by Cloudflare’s header', 403, { 'cf-mitigated': 'challenge' }, ''],
    ['by Cloudflare’s page', 503, {}, '<title>Just a moment...</title>'],
    ['by AWS’s header', 202, { 'x-amzn-waf-action': 'challenge' }, ''],
    [
      'by Imperva’s page, which answers 200',
      200,
      {},
      '<html><head><script src="/_Incapsula_Resource?x"></script></head><body></body></html>',
    ],
    ['by DataDome’s page', 403, {}, '<script src="https://geo.captcha-delivery.com/captcha/"></script>'],
    ['by HUMAN’s page', 403, {}, '<div id="px-captcha"></div>'],
  ])('is known %s', (_name, status, headers, body) => {
    expect(challengeMark(status, headers, body)).not.toBeNull();
  });
  it.each<[name: string, status: number, headers: Record<string, string>, body: string]>([
    ['a plain page', 200, {}, words],
    ['a plain refusal', 403, {}, '<h1>Forbidden</h1>'],
    ['a missing page', 404, {}, '<h1>Not found</h1>'],
    ['a page that carries a wall’s script', 200, {}, `<script>window._cf_chl_opt={}</script>${words}`],
    ['a page that explains a wall', 200, {}, `${words}<code>_Incapsula_Resource</code>`],
    ['a page behind Cloudflare', 200, { 'cf-ray': '8', server: 'cloudflare' }, words],
  ])('is not %s', (_name, status, headers, body) => {
    expect(challengeMark(status, headers, body)).toBeNull();
  });
  it.each([
    ['scripts without an end', '<script'.repeat(14_000)],
    ['angle brackets', '<'.repeat(100_000)],
  ])('is looked for in time among %s', (_name, body) => {
    expect(challengeMark(200, {}, body)).toBeNull();
  });
});

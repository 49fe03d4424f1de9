// Bot walls: an answer that is about the visitor, not the page. Read from marks that the walls themselves print.

/** The mark that shows a challenge or a refusal page of a bot wall, or null. `body` is the start of the answer. */
export function challengeMark(status: number, headers: Record<string, string>, body: string): string | null {
  if (headers['cf-mitigated']) return `cf-mitigated: ${headers['cf-mitigated']}`;
  if (headers['x-amzn-waf-action']) return `x-amzn-waf-action: ${headers['x-amzn-waf-action']}`;
  if (headers['x-datadome'] && status === 403) return 'x-datadome';
  if (headers['x-sucuri-block']) return 'x-sucuri-block';
  // Ordinary pages may carry a wall's script, so a page that answers 200 counts only when the wall has replaced all of it.
  const isReplaced = status !== 200 || visibleLength(body) < 600;
  return (isReplaced && bodyMarks.find(([, pattern]) => pattern.test(body))?.[0]) || null;
}

const bodyMarks: [string, RegExp][] = [
  [
    'a Cloudflare challenge page',
    /_cf_chl_opt|<title>Just a moment\.\.\.<\/title>|id="challenge-form"|Attention Required! \| Cloudflare/i,
  ],
  ['an Imperva challenge page', /_Incapsula_Resource|Incapsula incident ID/i],
  ['a DataDome challenge page', /geo\.captcha-delivery\.com/i],
  ['a HUMAN challenge page', /id="px-captcha"|window\._pxAppId/i],
  ['an AWS WAF challenge page', /awsWafCookieDomainList|AwsWafIntegration/i],
  ['a Sucuri challenge page', /sucuri_cloudproxy_js/i],
  ['an Anubis challenge page', /id="anubis_challenge"/i],
];

/** Characters that a visitor without scripts sees, roughly. One pass: the body may be hostile. */
function visibleLength(body: string): number {
  let length = 0;
  let skipping: string | null = null;
  for (const piece of body.split('<')) {
    const name = /^\/?[a-z]+/i.exec(piece)?.[0].toLowerCase() ?? '';
    if (skipping !== null) {
      if (name === `/${skipping}`) skipping = null;
      else continue;
    } else if (name === 'script' || name === 'style' || name === 'noscript') skipping = name;
    if (skipping === null) length += piece.slice(piece.indexOf('>') + 1).trim().length;
  }
  return length;
}

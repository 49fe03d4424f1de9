/** false for files, and for addresses that do something or are made for one visitor. */
export function isPageAddress(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed !== null &&
    url.length <= 1_000 &&
    /^https?:$/.test(parsed.protocol) &&
    !files.test(parsed.pathname) &&
    !actions.test(parsed.pathname + parsed.search)
  );
}

const files =
  /\.(pdf|jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|rss|atom|txt|zip|gz|tar|rar|7z|exe|dmg|apk|mp[34]|m4[av]|mov|avi|webm|wav|ogg|docx?|xlsx?|pptx?|csv|ics|vcf|woff2?|ttf|eot)$/i;
const actions =
  /\/(log-?in|log-?out|sign-?(in|out|up)|register|cart|basket|checkout|my-account|account|wp-admin|wp-json|wp-login\.php|cdn-cgi|feed|search|print|share|unsubscribe|delete|remove)(\/|$)|[?&](add-to-cart|add_to_cart|action|replytocom|share|print|logout|delete|remove|s|q|sort|orderby|filter)=/i;

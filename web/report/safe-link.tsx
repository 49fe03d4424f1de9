/** Names that lead nowhere, reserved by RFC 2606 and RFC 6761: the sample's website has one. */
const leadsNowhere = /^https?:\/\/[^/?#]*\.(example|invalid|test|localhost)(:\d+)?([/?#]|$)/i;

/** An address out of a crawl or an AI answer: a link only when it is http(s) and can lead anywhere, and never one that passes on a recommendation. */
export function SafeLink({ url, text }: { url: string; text?: string }) {
  const shown = text ?? shortened(url);
  if (!/^https?:\/\//i.test(url) || leadsNowhere.test(url)) return <span className="wrap-anywhere">{shown}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      className="wrap-anywhere text-accent underline decoration-1 underline-offset-2 hover:decoration-2"
    >
      {shown}
    </a>
  );
}

function shortened(url: string): string {
  const plain = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return plain.length > 80 ? `${plain.slice(0, 60)}…${plain.slice(-16)}` : plain;
}

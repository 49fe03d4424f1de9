/** What a fake platform says. `cites` marks a piece of `text` as resting on a page; `retrieved` are pages that it looked at. */
export type ScriptedAnswer = { text: string; cites: { quote: string; url: string }[]; retrieved: string[] };
export type Script = (prompt: string, call: number) => ScriptedAnswer;

/** An answer for any question: three invented providers, and now and then the company that branded questions have asked about. */
export function inventedAnswers(): Script {
  const asked = new Map<string, string>();
  return (prompt, call) => {
    const about = /"([^"]{1,120})"(?:\s*\((\S+?)\))?/.exec(prompt);
    if (about?.[1]) {
      const site = `https://${(about[2] ?? 'directory.example').replace(/^https?:\/\//, '')}/`;
      asked.set(about[1], site);
      const text = `${about[1]} is a company with a website at ${about[2] ?? 'an address that I do not know'}. Customers describe it as reliable.`;
      return {
        text,
        cites: [{ quote: 'Customers describe it as reliable.', url: site }],
        retrieved: [site, 'https://directory.example/companies'],
      };
    }
    const own = [...asked].map(([name, url]) => ({ name, url })).at(-1);
    const list = [
      { name: 'Northgate Partners', url: 'https://northgate-partners.example/' },
      { name: 'Elm & Harbour', url: 'https://directory.example/elm-and-harbour' },
      ...(own && call % 3 === 0 ? [own] : []),
      { name: 'Fairview Collective', url: 'https://reviews.example/fairview' },
    ];
    const lines = list.map(({ name }, at) => `${at + 1}. **${name}** – often named by customers.`);
    return {
      text: `Here is a shortlist:\n\n${lines.join('\n')}\n\nCompare prices before you decide.`,
      cites: list.map(({ name, url }) => ({ quote: `**${name}** – often named by customers.`, url })),
      retrieved: [...list.map(({ url }) => url), 'https://directory.example/best-of'],
    };
  };
}

// What owners are told of each cause, as plain data: titles for one place and for several ("{n}"), and who can do what about it.
import type { Harm, RemarkKind, Who } from '#engine/contract.ts';

export type RemarkText = {
  kind: RemarkKind;
  /** For one place, and for several. */
  title: readonly [one: string, many: string];
  why: string;
  todo: readonly string[];
  proof: string;
  who: Who;
  minutes: number;
  hurts: Harm;
};

const goneFromPage = 'The page no longer shows these words.';

export const remarkTexts = {
  'wrong-mail': {
    kind: 'wrong-link',
    title: [
      'A mail link writes to another address than it shows',
      '{n} mail links write to another address than they show',
    ],
    why: 'People who press the link write to somebody else, and you may never see the message.',
    todo: ['Decide which of the two addresses is right.', 'Put the same address into the words and into the link.'],
    proof: 'The words and the link name the same address.',
    who: 'developer',
    minutes: 10,
    hurts: 'chosen',
  },
  'empty-contact': {
    kind: 'wrong-link',
    title: ['A contact link reaches nobody', '{n} contact links reach nobody'],
    why: 'People who press the link get an empty message or a call without a number.',
    todo: ['Put your address or number into the link, or remove the link.'],
    proof: 'The link opens a message to you or dials your number.',
    who: 'developer',
    minutes: 10,
    hurts: 'chosen',
  },
  'dead-icons': {
    kind: 'wrong-link',
    title: ['A social network’s icon leads nowhere', 'Social networks’ icons lead nowhere'],
    why: 'Buyers and assistants look for you there, and the link ends on the page they came from.',
    todo: ['Link each icon to your own profile.', 'Remove the icons of networks that you do not use.'],
    proof: 'Each icon opens your profile.',
    who: 'developer',
    minutes: 15,
    hurts: 'trusted',
  },
  'quoted-address': {
    kind: 'wrong-link',
    title: [
      'A link fails because of a quotation mark in its address',
      '{n} links fail because of a quotation mark in their address',
    ],
    why: 'Browsers and crawlers take the mark for a part of the address and do not find the page.',
    todo: [
      'Delete the quotation mark from the link’s address.',
      'Look for the same mark in the text editor’s other links.',
    ],
    proof: 'The link opens the page that its words promise.',
    who: 'writer',
    minutes: 10,
    hurts: 'found',
  },
  'building-host': {
    kind: 'wrong-link',
    title: [
      'A link leads to an address from when your site was built',
      '{n} links lead to addresses from when your site was built',
    ],
    why: 'Visitors leave your site for a copy that may be old or gone.',
    todo: ['Change the link to the same page on your own domain.', 'Ask for a redirect or a lock on the old address.'],
    proof: 'No link of your site names the old address.',
    who: 'developer',
    minutes: 20,
    hurts: 'found',
  },
  'staff-entrance': {
    kind: 'leftover',
    title: ['Your pages link to the entrance for staff', 'Your pages link to the entrance for staff'],
    why: 'Visitors cannot use it, and it shows strangers where to try passwords.',
    todo: ['Remove the link from the menu or the footer.', 'Keep the address as a bookmark of your own.'],
    proof: 'No page links to the entrance for staff.',
    who: 'developer',
    minutes: 15,
    hurts: 'neat',
  },
  'shown-code': {
    kind: 'broken-text',
    title: ['Code shows in your text', 'Code shows in your text in {n} places'],
    why: 'Visitors and assistants read signs that were meant for a program.',
    todo: [
      'Put the words or the sign in the place of the code.',
      'Look for the same code in the template, plugin or import that it came from.',
    ],
    proof: 'The page shows the sentence without code.',
    who: 'writer',
    minutes: 15,
    hurts: 'trusted',
  },
  filler: {
    kind: 'leftover',
    title: ['Your site still shows filler text', 'Your site still shows filler text in {n} places'],
    why: 'Readers take the site for unfinished, and no fact beside the filler counts.',
    todo: ['Write what belongs there, or remove the block.'],
    proof: goneFromPage,
    who: 'writer',
    minutes: 20,
    hurts: 'trusted',
  },
  'tool-title': {
    kind: 'leftover',
    title: ['A page still has the title that a tool gave it', '{n} pages still have the title that a tool gave them'],
    why: 'Search engines and assistants show this title as the name of your page.',
    todo: ['Give the page a title that names the offer and the place.'],
    proof: 'The browser’s tab shows the new title.',
    who: 'writer',
    minutes: 10,
    hurts: 'found',
  },
  'template-rest': {
    kind: 'leftover',
    title: ['Your site still shows what a template left', 'Your site still shows what a template left, in {n} places'],
    why: 'Readers take it for your own fact or for an unfinished site.',
    todo: ['Put your own value there, or remove the block.'],
    proof: 'Your own value is there, or the block is gone.',
    who: 'writer',
    minutes: 20,
    hurts: 'trusted',
  },
  'two-prices': {
    kind: 'contradiction',
    title: ['One product has two prices', 'One product has two prices'],
    why: 'A buyer who sees both trusts neither, and an assistant may quote the wrong one.',
    todo: ['Decide which price is right.', 'Change the other page, and the markup with it.'],
    proof: 'Both pages name the same price.',
    who: 'you',
    minutes: 15,
    hurts: 'chosen',
  },
  'past-date': {
    kind: 'stale',
    title: ['An appointment on your site is over', '{n} appointments on your site are over'],
    why: 'People who plan by it come too late, and assistants repeat it.',
    todo: ['Put the next date there, say that it is over, or remove the line.'],
    proof: 'The page names the next date, or no date.',
    who: 'writer',
    minutes: 10,
    hurts: 'chosen',
  },
  'offer-over': {
    kind: 'stale',
    title: ['Your markup says that an offer has ended', 'Your markup says that {n} offers have ended'],
    why: 'Shops, search engines and assistants may treat the price as no longer valid.',
    todo: ['Set the end of the offer to a day to come, or remove the end.'],
    proof: 'The markup names no end that is over.',
    who: 'developer',
    minutes: 15,
    hurts: 'chosen',
  },
  'old-copyright': {
    kind: 'stale',
    title: ['Your copyright line ends in an old year', 'Your copyright lines end in an old year'],
    why: 'Visitors may think that nobody looks after the site.',
    todo: ['Set the line to the current year, or leave the year out.'],
    proof: 'The line names this year, or no year.',
    who: 'developer',
    minutes: 10,
    hurts: 'neat',
  },
  'equal-paragraphs': {
    kind: 'duplicate',
    title: ['Several headings share one text', 'Several headings share one text, on {n} pages'],
    why: 'Readers cannot tell the parts apart, and the text was most likely pasted and never changed.',
    todo: ['Write under each heading what is true of it alone.'],
    proof: 'Each heading has a text of its own.',
    who: 'writer',
    minutes: 30,
    hurts: 'understood',
  },
} as const satisfies Record<string, RemarkText>;

export type RemarkTextId = keyof typeof remarkTexts;

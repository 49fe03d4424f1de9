// The product's name and what differs from one installation to the next.

/** The one place that names the product. */
export const brandName = 'Citable';

/** Stand in the built pages for what only the running server knows; it fills them in when it reads the files. */
export const placeholders = {
  publicUrl: '%PUBLIC_URL%',
  contactEmail: '%CONTACT_EMAIL%',
  keepUnpaid: '%KEEP_UNPAID%',
  keepChats: '%KEEP_CHATS%',
  /** "yes" or "no": whether AI assistants are asked here. */
  asksAssistants: '%ASKS_ASSISTANTS%',
  /** How often the lower price is still to be had, where that is counted. */
  spotsLeft: '%SPOTS_LEFT%',
} as const;

export type Filling = Record<Exclude<keyof typeof placeholders, 'spotsLeft'>, string>;

/** Spots are filled in for each answer. */
export function fillIn(
  text: string,
  { publicUrl, contactEmail, keepUnpaid, keepChats, asksAssistants }: Filling,
): string {
  return text
    .replaceAll(placeholders.publicUrl, publicUrl.replace(/\/$/, ''))
    .replaceAll(placeholders.contactEmail, contactEmail)
    .replaceAll(placeholders.keepUnpaid, keepUnpaid)
    .replaceAll(placeholders.keepChats, keepChats)
    .replaceAll(placeholders.asksAssistants, asksAssistants);
}

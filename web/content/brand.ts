// The product's name and what differs from one installation to the next.

/** The one place that names the product. */
export const brandName = 'Citable';

/** Stand in the built pages for what only the running server knows; it fills them in when it reads the files. */
export const placeholders = { publicUrl: '%PUBLIC_URL%', contactEmail: '%CONTACT_EMAIL%' } as const;

export function fillIn(text: string, values: { publicUrl: string; contactEmail: string }): string {
  return text.replaceAll(placeholders.publicUrl, values.publicUrl.replace(/\/$/, '')).replaceAll(placeholders.contactEmail, values.contactEmail);
}

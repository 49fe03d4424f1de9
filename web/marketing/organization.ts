import { brandName, placeholders } from '../content/brand.ts';
import { company } from '../content/company.ts';

/** The company as structured data; every page refers to it by its @id. Only what the owner has stated. */
export const organization = {
  '@type': 'Organization',
  '@id': `${placeholders.publicUrl}/#organization`,
  name: brandName,
  url: `${placeholders.publicUrl}/`,
  logo: `${placeholders.publicUrl}/share/logo.png`,
  description: `${brandName} is an AI search visibility assessment service for business owners and marketers.`,
  email: placeholders.contactEmail,
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: placeholders.contactEmail },
  areaServed: 'Worldwide',
  ...(company.founded !== null && { foundingDate: String(company.founded) }),
  ...(company.registration !== '' && { legalName: company.registration }),
  ...(company.profiles.length > 0 && { sameAs: company.profiles.map(({ url }) => url) }),
};

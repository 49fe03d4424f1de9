import { amber, green, red, type Check } from '../check.ts';

/** Whom customers buy from, and whether what they read is meant for them. */
export const shop: readonly Check[] = [
  {
    id: 'company',
    looksAt: 'Who sells here',
    atStart: true,
    async look({
      config: {
        production,
        shop: { company },
      },
    }) {
      if (company.registration !== '') return green(`The pages name ${company.registration}.`);
      const tone = production ? red : amber;
      return tone(
        'No page says which person or company sells here.',
        'Write COMPANY_FILE with at least "registration": docs/settings.md has its fields, shop/company.example.json is one to fill in.',
      );
    },
  },
  {
    id: 'samples',
    looksAt: 'Offer, spots and testimonials',
    atStart: true,
    async look({
      config: {
        shop: { offer, spots, testimonials },
      },
    }) {
      const shown = Object.entries({ OFFER: offer, SPOTS: spots, TESTIMONIALS: testimonials })
        .filter(([, choice]) => choice === 'sample')
        .map(([name]) => name);
      if (shown.length === 0) return green('The pages show no samples.');
      return amber(
        `The pages show samples: ${shown.join(', ')}.`,
        'Set them to what is real, or to off. In production they are off.',
      );
    },
  },
];

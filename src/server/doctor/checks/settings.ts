import { amber, green, type Check } from '../check.ts';

/** What production would refuse of the settings. In production nothing is left to see: such a process does not start. */
export const settings: Check = {
  id: 'settings',
  looksAt: 'The settings',
  atStart: true,
  async look({ config: { production, refusals } }) {
    if (production) return green('Everything that production wants is set.');
    if (refusals.length === 0) return green('This is a trial, with settings that production would take.');
    return amber(
      `This is a trial: nobody should pay here. Production would refuse ${refusals.map(({ variable }) => variable).join(', ')}.`,
      refusals.map(({ variable, problem }) => `${variable} ${problem}.`).join(' '),
    );
  },
};

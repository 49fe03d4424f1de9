/** The screens of a walk: the first in `npm test`, all of them in `npm run journey`. */
export const screens = [
  [390, 'light', '@short'],
  [390, 'light', '@long'],
  [390, 'dark', '@long'],
  [1280, 'light', '@long'],
  [1280, 'dark', '@long'],
] as const;

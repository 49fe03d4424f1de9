/** The screens of a walk; `--grep @short` takes the first alone. */
export const screens = [
  [390, 'light', '@short'],
  [390, 'light', '@long'],
  [390, 'dark', '@long'],
  [1280, 'light', '@long'],
  [1280, 'dark', '@long'],
] as const;

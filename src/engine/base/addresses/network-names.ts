import type { Answers } from '#engine/contract.ts';

/** Networks as people call them. */
export const networkNames: Record<keyof Answers['socialMedia'], string> = {
  linkedin: 'LinkedIn',
  twitter: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
};

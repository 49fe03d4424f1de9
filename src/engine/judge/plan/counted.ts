/**
 * Checks of which it is known what mended evidence looks like, whoever mends it: only of these a plan says what they win. What a text would say, or who would link
 * to it, nobody can judge before it is there.
 */
export const countedChecks: ReadonlySet<string> = new Set(
  `TS-01 TS-02 TS-03 TS-04 TS-06 TS-07 TS-08 TS-09 TS-10 TS-13 TS-14 TS-15 TS-16 TS-17
  AO-01 AO-02 AO-03 AO-04 AO-05 AO-06 AO-08 AO-19`.split(/\s+/),
);

export { checks } from './all-checks.ts';

/** A change of points, thresholds or detectors needs a new version and a line in docs/rubric-changelog.md. */
export const RUBRIC_VERSION = '2026.11.28';

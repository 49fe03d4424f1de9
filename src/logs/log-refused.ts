/** A log that is not read; the message says why, and what to do, in words for its owner. "It" is the file. */
export class LogRefused extends Error {}

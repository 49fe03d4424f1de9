/** Worded as a question: it ends with a question mark, or starts as questions start. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  return /[?？؟;]["”’»)]?$/.test(trimmed) ? !trimmed.endsWith(';') : interrogative.test(trimmed);
}

// Only words that start few statements: "Can be ordered" and "Is" are left to the question mark, and "What we do" or "Why it matters" asks nothing.
const interrogative =
  /^(?:(?:how|what|why|when|where|who|which|whose)(?! (?:we|you|they|it|this|our|your|i)\b)|wie|was|warum|wieso|wann|wo|wer|welche[rsn]?|comment|pourquoi|quand|où|quels?|quelles?|combien|qu['’]est|cómo|qué|por qué|cuándo|dónde|cuánto|cuál|come|perché|quando|dove|quanto|quale|hoe|waarom|wanneer|waar|welke)(?=\s|$)/iu;

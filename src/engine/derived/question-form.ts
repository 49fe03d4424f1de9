/** Worded as a question: it ends with a question mark, or is a short line that asks without one ("How long does it take"). */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  if (/[?？؟;]["”’»)]?$/.test(trimmed)) return !trimmed.endsWith(';');
  return !/[.!:…。]["”’»)]?$/.test(trimmed) && trimmed.length <= longestUnmarked && asks.some((form) => form.test(trimmed));
}

const longestUnmarked = 120;

// Without a question mark the order of words decides: "What does it cost" asks, "What customers say" and "How bread is made" tell.
// "Can be ordered" and "Is" start statements too often and are left to the question mark.
const asks: readonly RegExp[] = [
  /^(?:how|why|when|where|who|whose)(?: exactly| else)? (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|must|may|am)(?= )/i,
  /^what(?: exactly| else)? (?:(?:is|are)(?! \S+ing$)|do|does|did|can|should|will)(?= )/i, // "What was read" and "What is changing" tell
  /^(?:how|what|whose) \S+ (?:do|does|did|should|can|is|are|will) (?:i|you|we|they|it|my|your|the|a|an|this|there)(?=\s|$)/i,
  /^how (?:to|much|many|long|often|far|soon|big|fast|safe)(?= )/i,
  /^(?:where|what|when) to(?= )|^what (?:happens|if|kind|type|sort)(?= )|^which (?!we\b|you\b|they\b|it\b|this\b|our\b|your\b|i\b)/i,
  // A capital after the question word is a noun, and the verb stands at the end: "Was Kunden sagen" tells.
  /^(?:[Ww]ie|[Ww]as|[Ww]arum|[Ww]ieso|[Ww]ann|[Ww]o|[Ww]er)\s(?!(?:wir|sie|ihr|du|man|es|ich|er|das|die|der|den|ein|eine|unsere?|ihre?)\b)\p{Ll}/u,
  /^welche[rsn]?\s/i,
  /^(?:comment|pourquoi|quand|où|combien)\s(?!(?:nous|vous|on|ils?|elles?|je|tu|les?|la|nos|notre|vos|votre|choisir nous)(?=\s|$))/iu,
  /^(?:quels?|quelles?|qu['’]est)(?=[\s-])/iu,
  /^(?:cómo|qué|por qué|cuándo|dónde|cuánto|cuál)\s(?!\S+mos(?=\s|$)|(?:los?|las?|el|nuestr\S+)\s)/iu,
  /^(?:come|perché|quando|dove|quanto|quale)\s(?!\S+iamo(?=\s|$)|(?:il|lo|la|i|gli|le|nostr\S+)\s)/iu,
  /^(?:hoe|waarom|wanneer|waar|welke)\s(?!(?:wij|we|je|jij|u|het|de|een|onze|ons)\s)/iu,
];

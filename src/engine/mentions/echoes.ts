// Whether a sentence, its names replaced by the mark, speaks of the question and not of the company: it repeats the question, offers or asks for something,
// or says how one could find out.
const name = String.raw`[^,.:\uE000]{0,40}\uE000`;

const openings = [
  // The question again
  String.raw`you(?:['’]re|['’]ve| have| are)?\s+(?:just\s+)?(?:ask(?:ed|ing)|want(?:ed)?\s+to\s+know|mention(?:ed)?|inquired|enquired|wrote|said|typed|requested|told\s+me)`,
  String.raw`your\s+(?:question|query|request|prompt)|(?:question|query|prompt)\s*:|to\s+answer\s+your\s+question|thank(?:s|\s+you)\s+for\s+(?:asking|your\s+question)`,
  String.raw`(?:regarding|concerning|as\s+for)\s+your\s+(?:question|query|request)|here(?:['’]s| is)\s+what\s+(?:i|we)\s+(?:found|know|could\s+find)\s+(?:about|on)`,
  String.raw`\p{L}+[^.,\uE000]{0,20},\s+you(?:['’]d|\s+would)\s+like\s+(?:to\s+know|me)\b`,
  String.raw`(?:sie|du)\s+(?:frag(?:en|st|ten|test)|haben\s+(?:nach|gefragt)|hast\s+(?:nach|gefragt)|woll(?:en|ten|test)\s+wissen|möcht(?:en|est)\s+wissen)`,
  String.raw`(?:ihre|deine|zu\s+ihrer|zu\s+deiner)\s+frage|die\s+frage\s+(?:lautete|war)\b|frage\s*:`,
  String.raw`vous\s+(?:m['’])?(?:avez\s+demandé|demandez|voulez\s+savoir|souhaitez\s+savoir|cherchez\s+à\s+savoir)|votre\s+(?:question|demande)`,
  String.raw`(?:has|ha|me\s+has|me\s+ha)\s+preguntado|(?:preguntas|pregunta\s+usted|pregunta\s*:|tu\s+pregunta|su\s+pregunta|me\s+preguntas|quieres\s+saber|quiere\s+saber)`,
  String.raw`(?:mi\s+)?hai\s+chiesto|la\s+tua\s+domanda|domanda\s*:|você\s+perguntou|sua\s+pergunta|je\s+vroeg|uw\s+vraag`,
  String.raw`(?:您|你)(?:问|想知道|询问|提到|想了解|的问题)|问题[:：]|关于(?:您|你)(?:的问题|问)|(?:ご質問|お尋ね|質問[:：]|お問い合わせ)|질문[:：]`,
  // An offer, a request
  String.raw`(?:would\s+you\s+like|do\s+you\s+want|want|shall|should)\s+(?:me\b|I\b)|(?:I['’]?(?:m|d\s+be|\s+am|\s+would\s+be)\s+)?(?:happy|glad)\s+to\b|if\s+you['’]?d?\s+(?:would\s+)?like,\s+I\b`,
  String.raw`(?:if|once)\s+you\s+(?:can\s+|could\s+)?(?:tell|share|give|provide|send|let\s+me)\b`,
  String.raw`soll\s+ich\b|möchten?\s+(?:Sie|du),?\s+dass\s+ich|gerne?\s+kann\s+ich|(?:souhaitez|voulez)-vous\s+que\s+je|(?:quieres|te\s+gustaría|desea)\s+que\b|vuoi\s+che\b`,
  String.raw`(?:quer|gostaria)\s+que\s+eu|wil\s+je\s+dat\s+ik|zal\s+ik\b`,
  // How one finds out, what is being looked for
  String.raw`(?:let\s+me|I['’]ll|I\s+will|I['’]m\s+going\s+to)\s+(?:search|look|check|find)\b|(?:searching|looking)\s+(?:for|up)\b`,
  String.raw`(?:in\s+order\s+)?(?:how\s+)?to\s+(?:find\s+out|learn|know|tell\s+you|check|verify|see|determine|judge|evaluate|assess)\b${name}`,
  String.raw`um\s+(?:\p{L}+\s+){0,2}(?:über|zu)\s${name}[^,.]{0,20}\s(?:erfahren|prüfen|wissen|beurteilen)`,
  String.raw`(?:pour\s+(?:en\s+)?(?:savoir|vérifier|connaître)|para\s+(?:saber|verificar|conocer|comprobar)|per\s+(?:saperne|sapere|verificare))${name}`,
];
const echo = new RegExp(String.raw`^\W*(?:${openings.join('|')})`, 'iu');

/** "Try searching for X" */
const searches = /\b(?:search(?:ing)?|google|googling|look(?:ing)?\s+up)\s+(?:for\s+)?\uE000/iu;
/** "You asked about X: it is a bakery": the question is repeated and answered in one sentence. */
const tellsOn = /\uE000[^.!?\uE000]{0,30}[:;,–—-]\s*(?:it['’]?s|it|they|this|sie|es|das|die\s+firma|il\s+s['’]agit|c['’]est|elle|se\s+trata|es)\s+\p{Ll}/iu;
const japanese = /^「?\uE000」?(?:について|に関して)[^。]{0,12}(?:ご質問|お尋ね|お問い合わせ)/u;

export function speaksOfQuestion(marked: string): boolean {
  const said = marked.trim();
  return echo.test(said) ? !tellsOn.test(said) : searches.test(said) || japanese.test(said);
}

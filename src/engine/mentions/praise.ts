import { wordPattern } from './word-pattern.ts';

/** Whether the sentence, names marked, speaks for the name. Coarse: a word list per language, without "not recommended". */
export function isPraise(marked: string): boolean {
  return praise.some((pattern) => pattern.test(marked)) && !against.test(marked);
}

const praise: readonly Pick<RegExp, 'test'>[] = [
  // "no better bakery than X"
  /(?:\bno|not|n['’]t|kein\p{L}{0,3}|nicht|pas|aucun\p{L}{0,3}|no\s+hay)\b[^.!?]{0,50}(?:better|finer|besser\p{L}*|meilleur\p{L}*|mejor)\b[^.!?]{0,50}\b(?:than|als|que)\b[^.!?]{0,20}\uE000/iu,
  /\b(?:recommend(?:ed|ation|s)?|best|top(?:\s+(?:pick|choice|rated))?|leading|excellent|outstanding|great\s+(?:choice|option|place|pick)|stands?\s+out|highly\s+rated|well[- ]regarded|good\s+(?:choice|option|fit)|popular|trusted|favou?rite|go[- ]to|standout|must[- ]visit|renowned|go\s+wrong\s+with|(?:I|we)['’]?d\s+(?:go\s+with|pick|choose))\b/i,
  /\b(?:empfehl\p{L}*|empfohlen|beste[nrs]?|führend\p{L}*|ausgezeichnet\p{L}*|hervorragend\p{L}*|beliebt\p{L}*|top[- ]adresse|gute\s+wahl|renommiert\p{L}*)\b/iu,
  /\b(?:recommand\p{L}*|conseill\p{L}*|meilleur\p{L}*|excellent\p{L}*|réputé\p{L}*|incontournable|bon\s+choix|leader|référence)\b/iu,
  /\b(?:recom[ie]+nd\p{L}*|mejor(?:es)?|excelente|destaca\p{L}*|líder|buena\s+opción|popular|consigliat\p{L}*|migliore?|raccomand\p{L}*|melhor)\b/iu,
  wordPattern(
    String.raw`\b(?:mein\s+tipp|geheimtipp|raten\s+zu|zu\s+\uE000\s+raten|consigli\p{L}*|aanrad\p{L}*|aanbevol\p{L}*|beveel|polec\p{L}*|rekommender\p{L}*|anbefal\p{L}*|öner\p{L}*|tavsiye|en\s+iyi|рекоменд\p{L}*|советую|лучш\p{L}*|рекоменду\p{L}*|найкращ\p{L}*)`,
  ),
  /أنصح|أوصي|الأفضل|من أفضل|सबसे अच्छ|सुझा/u,
  /推荐|推薦|不错|不錯|首选|首推|力荐|最好|最佳|优秀|知名|口碑|值得|领先|おすすめ|お勧め|オススメ|お薦め|人気|最高|評判|定評|推奨|추천|최고|인기/u,
];
const against =
  /\b(?:not|n['’]t|never|avoid|wouldn['’]t)\s+(?:\w+\s+){0,2}recommend|\bnicht\s+(?:zu\s+)?empfehl|\bne\s+recommande\w*\s+pas|\bno\s+recom|不推荐|不建议|お勧めしません|おすすめしません/iu;

import { nameMark } from './name-mark.ts';
import { wordPattern } from './word-pattern.ts';

/** Whether a sentence, its names replaced by the mark, says that nothing is known of the name. "No hidden fees at X" is no denial. */
export function isDenial(marked: string): boolean {
  return denials.some((pattern) => pattern.test(marked)) && !exceptions.some((pattern) => pattern.test(marked));
}

/** A sentence that says by itself that nothing was found, without a name: "I found nothing." */
export function isBareDenial(sentence: string): boolean {
  return sentence.length < 220 && bareDenials.some((pattern) => pattern.test(sentence));
}

const N = nameMark;
// Between the verb and the name: no other clause, and nothing that makes the sentence about a detail or a comparison.
const gap = String.raw`(?:(?![;:—–]|,\s*(?:but|and|while|though|yet|so|whereas|aber|und|mais|et|pero|y)\b|\b(?:but|however|better|than|only|more|price|prices|pricing|hours|fees?|menu|complaints?|negative|bad|fault|problems?|besser|mieux|mejor|aber|mais|pero|complaint)\b)[^\uE000])`;
const knowledge = String.raw`(?:information|info|details?|data|records?|results?|mentions?|references?|evidence|sources?|reviews?|trace|listings?|knowledge|facts|anything|documentation|entry|entries|coverage|profile|website|compan(?:y|ies)|business(?:es)?|firms?|brands?|providers?|such)`;
const notVerb = String.raw`(?:(?:could|can|did|do|does|was|were|am|is|are|have|has|had|would|will)(?:\s+not|n['’]?t)|cannot|can['’]?t|unable\s+to|failed\s+to|not\s+able\s+to|(?:don|couldn|didn|haven|wasn|isn|aren|hasn)['’]?t)`;

const denials: readonly RegExp[] = [
  String.raw`\b${notVerb}\b(?:\s+\w+){0,3}?\s+(?:find|found|locate|located|identify|identified|verify|verified|confirm|confirmed|see|seen|recogni[sz]e|come\s+across|trace|access|retrieve|provide|offer|give|have|uncover)\b${gap}{0,90}${N}(?!['’]s)`,
  String.raw`\b(?:no|nothing|not\s+any|little|insufficient|without|lack(?:s|ing)?|zero|not\s+enough|limited)\b(?:\s+[\w-]+){0,5}?\s+${knowledge}\b${gap}{0,70}${N}(?!['’]s)`,
  String.raw`\bnothing\b${gap}{0,30}\b(?:about|on|for|under|called|named|regarding)\b${gap}{0,20}${N}`,
  String.raw`\b(?:not|n['’]t|never|un)\s*(?:really\s+|personally\s+|currently\s+)?(?:familiar\s+with|aware\s+of|know|heard\s+of|acquainted\s+with|recogni[sz]e|come\s+across)\b${gap}{0,50}${N}`,
  String.raw`\b(?:unfamiliar\s+with|unaware\s+of)\b${gap}{0,40}${N}`,
  String.raw`${N}[^.!?;\uE000]{0,60}\b(?:does|do|did|doesn|didn|don)(?:\s+not|['’]?t)\s+(?:\w+\s+){0,2}?(?:appear|show\s+up|come\s+up|turn\s+up|exist|feature|ring\s+a\s+bell|seem\s+to\s+(?:be|exist|appear|have)|match|surface|figure)\b`,
  String.raw`${N}[^.!?;\uE000]{0,50}\b(?:is|are|was|were|isn|wasn|aren)(?:\s+not|['’]?t)\s+(?:\w+\s+){0,2}?(?:listed|mentioned|among|included|found|in\s+(?:my|the|any)|something\s+I|an?\s+(?:\w+\s+){0,2}(?:company|name|brand|business|provider|firm)\s+(?:that\s+)?I|known\s+to|one\s+(?:that\s+)?I|recogni[sz]ed|documented|present|covered|represented|well[- ]documented|familiar)\b`,
  String.raw`${N}[^.!?;\uE000]{0,50}\b(?:could|can)(?:\s+not|['’]?t|not)\s+be\s+(?:\w+\s+)?(?:found|verified|confirmed|located|identified)\b`,
  String.raw`${N}[^.!?;\uE000]{0,40}\b(?:is|are)\s+(?:unknown\s+to|absent\s+from|missing\s+from|not\s+known\s+to|unfamiliar\s+to)\b`,
  String.raw`${N}\W{0,6}(?:no\s+(?:reliable\s+|public\s+)?(?:information|data|results?|mention|matches?|records?)|not\s+(?:found|mentioned|listed)|unknown|n\/a)\b`,
  String.raw`${N}[^.!?;\uE000]{0,40}\b(?:yield(?:s|ed)?|return(?:s|ed)?|produced?|gave|brought)\s+(?:no|nothing|zero)\b`,
  String.raw`\bwhether\b${gap}{0,30}${N}[^.!?]{0,30}\bexist|\bif\s+${N}\s+(?:really\s+|actually\s+)?exists`,
  String.raw`\bthere\s+(?:is|was|appears\s+to\s+be|seems\s+to\s+be)(?:\s+no|n['’]t\s+(?:a|an|any))\b${gap}{0,60}${N}(?!['’]s)`,
  String.raw`\b(?:do|does|did|don|doesn|didn)(?:\s+not|['’]?t)\s+(?:\w+\s+){0,2}?(?:include|contain|mention|list|cover|reference|show|name|turn\s+up|bring\s+up|return|know)\b${gap}{0,60}${N}`,
  String.raw`\b(?:none|neither|nobody|no\s+(?:source|result|directory|page|site|article|listing)s?)\b[^;:—–\uE000]{0,60}\b(?:mention|list|name|include|reference|cover|contain|describe|feature)s?\b${gap}{0,30}${N}`,
  String.raw`${N}[^.!?;\uE000]{0,60}\b(?:that|which|whom)\s+(?:I|we)\s+(?:have\s+no|don['’]?t\s+have|cannot|can['’]?t|do\s+not|could\s+not|couldn['’]?t|don['’]?t)\b`,
  String.raw`${N}\s*[:–—-]\s*(?:I|we)\s+(?:could(?:n['’]?t|\s+not)|can(?:['’]?t|not)|did(?:n['’]?t|\s+not)|have\s+no|don['’]?t)\b`,
  // German
  String.raw`${N}[^.!?;\uE000]{0,30}\bkein\s+Begriff\b|\b(?:weder|keine\s+der)\b${gap}{0,60}\b(?:nennt|nennen|erwähnt|erwähnen|führt|führen|listet|listen)\b${gap}{0,20}${N}`,
  String.raw`\b(?:kein(?:e[nmrs]?|erlei)?|nichts|wenig|kaum)\b${gap}{0,50}\b(?:Informationen|Angaben|Daten|Treffer|Einträge|Eintrag|Ergebnisse|Hinweise|Belege|Quellen|Details|Unternehmen|Firma|Anbieter|Betrieb|Erwähnung(?:en)?|Bewertungen|Erkenntnisse)\b${gap}{0,60}${N}`,
  String.raw`\bnichts\b${gap}{0,25}\b(?:über|zu|von|unter)\b${gap}{0,25}${N}`,
  String.raw`\b(?:zu|über|von|unter|für|bei|nach)\b${gap}{0,25}${N}[^.!?;\uE000]{0,70}\b(?:kein(?:e[nmrs]?|erlei)?\s+(?:\p{L}+\s+){0,3}(?:Informationen|Angaben|Daten|Treffer|Einträge|Ergebnisse|Hinweise|Belege|Quellen|Details|Bewertungen)|nichts)`,
  String.raw`\b(?:nicht|nie)\b${gap}{0,30}\b(?:bekannt|geläufig|vertraut|gehört|gefunden|finden|verifizieren|bestätigen|ermitteln)\b${gap}{0,40}${N}`,
  String.raw`${N}[^.!?;\uE000]{0,70}\b(?:(?:nicht|nirgends|nie)\s+(?:\p{L}+\s+){0,3}(?:bekannt|geläufig|vertraut|gefunden|finden|verifizieren|bestätigen|ermitteln|auf(?:geführt|getaucht)?|erwähnt|vertreten|gehört|gelistet|verzeichnet)|unbekannt|sagt\s+mir\s+nichts)`,
  String.raw`\bkenne\b${gap}{0,30}${N}[^.!?;\uE000]{0,20}\bnicht\b|\bkenne\s+(?:ich\s+)?(?:leider\s+)?(?:kein|nicht)\p{L}*\b${gap}{0,50}${N}`,
  // French
  String.raw`\b(?:ne|n['’])\s?\p{L}+(?:\s+\p{L}+){0,2}?\s+(?:pas|rien|aucun\p{L}*|jamais)\b${gap}{0,80}${N}`,
  String.raw`\b(?:aucun\p{L}*|peu\s+d['’]|pas\s+d['’])\s*(?:\p{L}+\s+){0,2}?(?:information|renseignement|donnée|résultat|mention|trace|source|entreprise|société|avis|référence)s?\b${gap}{0,60}${N}`,
  String.raw`${N}[^.!?;\uE000]{0,60}(?:n['’]\s?(?:apparaît|apparaissent|existe|est|figure)|ne\s+(?:figure|semble|m['’]est|ressort|me\s+dit))\s+(?:\p{L}+\s+){0,2}?(?:pas|nulle\s+part|rien|jamais|dans\s+aucun\p{L}*)|${N}[^.!?;\uE000]{0,40}(?:m['’]est\s+inconnu|est\s+introuvable)`,
  // Spanish, Portuguese, Italian
  String.raw`\b(?:no|não|non)\s+(?:\p{L}+\s+){0,3}?(?:encontr\p{L}+|hall\p{L}+|localiz\p{L}+|conozco|conhe[cç]o|conosco|dispongo|disponho|dispongo|tengo|tenho|ho|hay|há|existe\p{L}*|esiste|consta|consegui\p{L}*|pude|posso|puedo|verific\p{L}+|trov\p{L}+|estoy|figura|aparece)\b${gap}{0,80}${N}`,
  String.raw`\b(?:ningun[ao]?|nenhum[a]?|nessun[ao]?|sin|sem|senza|poca)\s+(?:\p{L}+\s+){0,2}?(?:informaci[oó]n(?:es)?|informaç(?:ão|ões)|informazion[ei]|datos?|dados|dati|resultados?|risultat[oi]|menci[oó]n\p{L}*|menção|registro|empresa|azienda|referencias?)\b${gap}{0,60}${N}`,
  String.raw`${N}[^.!?;\uE000]{0,50}\b(?:no|não|non)\s+(?:\p{L}+\s+){0,2}?(?:aparece|figura|consta|existe|esiste|compare|risulta|est[áà]|es\s+(?:una\s+empresa\s+)?(?:conocid|que\s+conozca)|è\s+(?:noto|conosciut|presente)|é\s+conhecid|me\s+suena|se\s+menciona|viene\s+menzionat|mi\s+è)\p{L}*`,
  String.raw`\bnada\s+(?:sobre|acerca\s+de|de)\b${gap}{0,20}${N}|${N}[^.!?;\uE000]{0,30}\bme\s+es\s+desconocid`,
  // Dutch
  String.raw`\b(?:geen|niets|weinig)\b${gap}{0,50}\b(?:informatie|gegevens|resultaten|vermelding(?:en)?|bedrijf|bronnen)\b${gap}{0,50}${N}|\bniets\s+(?:over|van)\b${gap}{0,20}${N}|${N}[^.!?;\uE000]{0,50}\b(?:niet\s+(?:bekend|gevonden|vermeld|voor)|ken\s+ik\s+niet)|\bniet\s+bekend\s+met\b${gap}{0,20}${N}`,
  // Chinese, Japanese, Korean
  String.raw`(?:找不到|查不到|搜不到|暂无|缺乏|缺少|没听说过|从未听说过?|一无所知)[^。！？，；\uE000]{0,18}${N}`,
  String.raw`(?:没有|沒有|没|未能?|无法|無法|并未|不|未曾|尚未|从未)(?:能够?|在[^。！？，；\uE000]{1,12}中)?(?:找到|查到|发现|發現|检索到|搜索到|搜到|了解|知道|听说过?|确认|核实|验证|熟悉|认识|清楚|任何|足够|可靠|相关|关于|有关|關於|获取|提供)[^。！？，；\uE000]{0,20}${N}`,
  String.raw`${N}[^。！？；\uE000]{0,16}(?:没有(?:找到|查到|出现|被|相关|任何)|找不到|查不到|不在|未(?:被|出现|收录|列入|找到|能)|并未|不存在|无法(?:找到|确认|核实)|暂无|的?(?:相关)?(?:信息|资料|記錄|记录)[^。！？]{0,6}(?:没有|找不到|不足|很少|有限|暂无|缺乏)|不了解|不熟悉)`,
  String.raw`${N}[^。！？\uE000]{0,30}(?:見つかりません|見つかりませんでした|見当たりません|見つけられません|確認できません|確認できず|確認できない|存じ(?:上げ)?ません|存じておりません|知りません|わかりません|分かりません|情報(?:が|は)?(?:ありません|なく|不足)|ございません|把握していません|把握しておりません|掲載されていません|見つからな|含まれていません|該当(?:する)?[^。]{0,10}(?:ありません|なし))`,
  String.raw`${N}[^.!?\uE000]{0,30}(?:찾을\s*수\s*없|찾지\s*못|알지\s*못|정보가\s*없|확인할\s*수\s*없|확인되지\s*않|모릅니다|나타나지\s*않|언급되지\s*않|존재하지\s*않)`,
].map(wordPattern);

/** Praise and facts that only look like denials. */
const exceptions: readonly RegExp[] = [
  String.raw`\b(?:go|gone|going)\s+wrong\s+with\b`,
  String.raw`\b(?:no|not?)\b[^.!?]{0,60}\b(?:complete|the\s+same)\s+without\b[^.!?]{0,20}${N}`,
  String.raw`\b(?:better|finer|closer|cheaper|besser\p{L}*|mieux|mejor(?:es)?|meilleur\p{L}*|melhor|migliore)\b[^.!?]{0,60}\b(?:than|als|que|di|do\s+que)\b[^.!?]{0,20}${N}`,
  String.raw`\bnot\s+only\b|\bnicht\s+nur\b|\bnon\s+seulement\b|\bno\s+s[oó]lo\b`,
  String.raw`\b(?:recommend|overlook|miss|ignore|forget|praise)\b[^.!?]{0,20}${N}[^.!?]{0,20}\b(?:enough|highly)\b`,
  String.raw`(?:比|より)${N}|${N}(?:より|ほど|以上に?|更)`,
  String.raw`(?:不得不|不可不|不能不|不容错过|不要错过|不妨|不仅|不只|不但|离不开|无法忽视|不会错|错不了)[^。！？]{0,12}${N}`,
  String.raw`\b(?:don['’]?t|do\s+not|never)\s+(?:miss|overlook|forget|hesitate|skip|pass)\b`,
  String.raw`\b(?:ne|n['’])\s?(?:manquez|ratez|oubliez|hésitez)\b|\bno\s+(?:te\s+pierdas|se\s+pierda|olvides|dudes|deje)\b|\b(?:nicht\s+(?:verpassen|fehlen|entgehen))\b`,
].map(wordPattern);

const bareDenials: readonly RegExp[] = [
  /\b(?:I|we)\b[^.!?]{0,40}\b(?:could(?:n['’]t| not)|can(?:['’]t|not)|did(?:n['’]t| not)|do(?:n['’]t| not)|have(?:n['’]t| not)?|am not|['’]m not)\b[^.!?]{0,50}\b(?:find|found|locate|aware|familiar|information|know|heard|verify|results?|anything|recogni[sz]e|details|record)\b/i,
  /\b(?:no|nothing|zero)\b[^.!?]{0,30}\b(?:results?|information|matches|found|came up|turned up|known|records?)\b/i,
  /\bfound nothing\b/i,
  /\b(?:kein(?:e|en|erlei)?\s+(?:\p{L}+\s+){0,2}(?:Treffer|Informationen|Angaben|Ergebnisse|Einträge)|nichts\s+(?:gefunden|finden|bekannt)|(?:nicht\s+(?:bekannt|finden|gefunden|geläufig))|leider\s+nichts)/iu,
  /(?:\bn['’](?:ai|existe|est)\b[^.!?]{0,40}(?:rien|aucun|pas)|\baucun\p{L}*\s+(?:information|résultat|donnée))|\bne\s+(?:la\s+|le\s+)?connais\s+pas|\bn['’]ai\s+rien\b/iu,
  /\bno\s+(?:he\s+|pude\s+|tengo\s+|hay\s+|dispongo\s+|conozco\s+|encuentro\s+|encontré\s+|me\s+)\b|\bno\s+(?:aparecen|existen)\b|\bsin resultados\b/iu,
  /没有(?:找到|查到|相关)|找不到|查不到|未能?找到|没有任何|无法(?:找到|确认|核实)|一无所知/u,
  /見つかりません|情報(?:が|は)ありません|存じません|知りません|確認できません|わかりません/u,
];

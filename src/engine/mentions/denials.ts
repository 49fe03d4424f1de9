// Whether a sentence says that nothing is known of a name. One rule for all languages: in the clause of the name stand a word for "not" and a word for
// knowing or finding, and the clause is about the company itself, not about a detail of it. The words are the table; no pattern knows a whole sentence.
import { nameMark } from './name-mark.ts';
import { wordPattern } from './word-pattern.ts';

/** Whether a sentence, its names replaced by the mark, says that nothing is known of the name. "No hidden fees at X" is no denial. */
export function isDenial(marked: string): boolean {
  const said = marked.replace(concession, '').replace(asides, '').replace(setOff, ` ${N} `);
  if (exceptions.test(said)) return false;
  // "I know nothing of the following: A, X"
  const leadIn = /^([^:：\uE000]{5,160})[:：]/u.exec(said)?.[1];
  if (leadIn !== undefined && following.test(leadIn) && isUnknowing(leadIn)) return true;
  const clauses = said.split(otherClause).filter((clause) => /\p{L}|\uE000/u.test(clause));
  return clauses.some((clause, at) => {
    if (!named.test(clause)) return false;
    if (isUnknowing(clause, said)) return true;
    const next = clauses[at + 1] ?? '';
    if (next === '' || next.includes(nameMark)) return false;
    return saysNothing(clause) || seeks.test(clause) ? isUnknowing(`${clause}: ${next}`) : ofIt.test(next) && isUnknowing(next);
  });
}

/** A sentence that says by itself that nothing was found, without a name: "I found nothing."; `isOfIt`: it has to point back, "… under that name". */
export function isBareDenial(sentence: string, isOfIt: boolean): boolean {
  if (sentence.length >= 220 || (isOfIt && !ofIt.test(sentence))) return false;
  const clauses = sentence.replace(asides, '').split(otherClause).slice(0, 2);
  return clauses.some((clause) => isUnknowing(clause));
}

/** "X?", "About X", "I searched for X": what it means stands in what follows. */
export function saysNothing(marked: string): boolean {
  const bare = marked.replace(/[^\p{L}\p{N}\uE000]/gu, '');
  return bare === nameMark || (marked.length < 90 && (seeks.test(marked) || /^[^\p{L}\p{N}]*(?:\p{L}+\s+){0,2}\uE000\W*$/u.test(marked)));
}

const seeks =
  /^\W*(?:I\s+(?:searched|looked|checked|tried|(?:ran|did|tried)\s+an?\s+(?:\p{L}+\s+)?search)|(?:I|we)['’]ve\s+(?:searched|looked|checked)|a\s+search|as\s+for|regarding|about|concerning|zu[mr]?\s|ich\s+habe\s+nach|was\s|bezüglich|concernant|quant\s+à|j['’]ai\s+cherché|he\s+buscado|busqué|en\s+cuanto\s+a|sobre\s|riguardo|per\s+quanto\s+riguarda|ho\s+cercato|wat\s+betreft|over\s|关于|對於|对于|我(?:搜索|查找|查询)了?)/iu;

const N = nameMark;
/** The name itself, not what belongs to it. */
const named = /\uE000(?!['’]s)/;
/** "no firm of that name – X – is known" */
const setOff = /\s[–—,]\s?\uE000\s?[–—,](?=\s)/gu;
const following = /\b(?:following|these|folgende\p{L}*|diese\p{L}*|suivant\p{L}*|siguientes|seguenti|seguintes|volgende)(?!\p{L})/iu;
const ofIt =
  /\b(?:about|on|of|for|under|by|with)\s+(?:it|them|this|that|these|those)\b|\b(?:that|this|such\s+an?)\s+(?:name|company|business|firm|practice|clinic|shop|store|studio|agency|restaurant|place|product|tool|brand)\b/i;
const otherClause =
  /[;:：；]|\s[–—]\s|,?\s(?:but|however|whereas|though|although|yet|aber|jedoch|doch|mais|cependant|pero|mas|però|maar|но|але|ale)\s|,\s?(?:and|und|et|y|e|en|ma|men|so)\s|\sand\s+(?=I\s|it\s|they\s)|\s(?:and|und|et|y|e|en)\s+(?=(?:not|nicht|pas|no|non|niet|kein\p{L}*)\s)|，(?!没|沒|未|无|無|不|查|找|我)/iu;
/** "While I have no live data, X is open": what is granted first is not said of the name. */
const concession =
  /^\W*(?:while|although|though|even\s+though|even\s+if|whereas|obwohl|auch\s+wenn|bien\s+que|même\s+si|aunque|si\s+bien|anche\s+se|embora|if|wenn|falls|si|se)\s[^,;.!?\uE000]{1,120},\s*/iu;
const asides =
  /\b(?:as\s+far\s+as\s+I\s+(?:know|can\s+tell|am\s+aware)|from\s+what\s+I\s+(?:know|found)|let\s+me\s+know|(?:well|best|widely|better)[- ]known|known\s+(?:for|as)|soweit\s+(?:ich\s+weiß|mir\s+bekannt)|bekannt\s+für|connue?s?\s+pour|conocid[ao]s?\s+por)\b/gi;

type Vocabulary = {
  /** "not", "no", "unable". */
  none: string;
  /** What by itself speaks of knowledge: "information", "familiar". */
  knowing: string;
  /** What does so when the one who answers does it: "find", "say". */
  seeking: string;
  reader: string;
};

const vocabularies: readonly Vocabulary[] = [
  {
    none: String.raw`no|not|nothing|none|nobody|neither|nor|never|cannot|unable|without|lacks?|lacking|little|limited|insufficient|too\s+(?:small|new|obscure|niche|recent)|scarce|sparse|beyond|outside|fail(?:s|ed)?|zero|\p{L}+n['’]?t|dont|cant`,
    knowing: String.raw`information|info|(?:nothing|little|much|anything)\s+(?:\p{L}+\s+)?(?:on|about|regarding)|(?:reliable|verified|credible)\s+sources?|memory|mentions?\s+of|knowing|(?:in|on|among|into)\s+(?:\p{L}+\s+){0,3}?(?:sources|results|data|records|lists|listings)|details|data|records?|results?|trace|evidence|indication|familiar|aware|knowledge|recogni[sz]ed?|heard|exists?|existed|existence|verif\p{L}+|confirm(?:ed)?|documented|matches|match|(?:web|online|public|digital)\s+(?:presence|footprint)|anything\s+I|rings?\s+(?:a|any|no)\s+bells?|no\s+(?:\p{L}+\s+)?(?:company|firm|business|bakery|clinic|shop|practice|restaurant|agency)|such\s+(?:an?\s+)?(?:company|firm|business)|entry|entries|public\s+(?:listing|profile)`,
    seeking: String.raw`find|found|locate|located|know|known|see|seen|identif\p{L}+|describe|tell|say|speak|provide|offer|give|access|retrieve|uncover|vouch|comment|look\s+up|answer|help|assist|discuss|evaluate|assess|judge|appears?|appeared|listed|lists?|included?|includes|mentions?|mentioned|names?|references?|contain|cover|extend|come\s+across|called|named|(?:brings?|brought|turns?|turned|comes?|came|come|shows?|showed|pops?|popped|pulls?|pulled)\s+up|entry|match|return|returned|yield|refers`,
    reader: String.raw`I|my|me|we|there(?:['’]s)?|search(?:es)?|results?|sources?|director(?:y|ies)|registr(?:y|ies)|databases?|records|knowledge|training|listings|articles?|pages?|nothing|none|guides?`,
  },
  {
    none: String.raw`nicht|nichts|nie|kein\p{L}*|weder|wenig|kaum|leider\s+nichts|ohne|fehlen|fehlt|nirgends|unklar|unmöglich`,
    knowing: String.raw`bekannt|präsent|präsenz|(?:meine|die)\s+(?:suche|recherche)|namens|\p{L}*informationen|angaben|\p{L}*daten|treffer|einträge?|\p{L}*ergebnisse\p{L}*|abrufen|hinweise?|belege?|quellen|details|erkenntnisse|geläufig|begriff|kenne|kennen|existier\p{L}*|auskunft|vertraut|verifizier\p{L}*|gefunden|finden|herausfinden|ausfindig|auffindbar|gehört`,
    seeking: String.raw`gibt|findet|bestätigen|sagen|weiß|wissen|taucht|tauchen|auftaucht|aufgeführt|erwähn\p{L}*|nenn\p{L}+|führ\p{L}+|liste\p{L}*|verzeichnet|beurteilen|beantworten|weiterhelfen|helfen|wissen|sagt`,
    reader: String.raw`ich|mir|mich|mein\p{L}*|suche|recherche|quellen|suchergebnisse\p{L}*|verzeichnis\p{L}*|ob|branchenbuch`,
  },
  {
    none: String.raw`ne|n['’]\s?\p{L}+|pas|aucun\p{L}*|rien|jamais|peu\s+d['’]?|impossible|sans|introuvable|inconnue?s?`,
    knowing: String.raw`informations?|renseign\p{L}*|données|résultats?|traces?|conn[au]\p{L}*|existe|existence|référenc\p{L}*|répertori\p{L}*|identifi\p{L}*|vérifi\p{L}*|confirmer|dispose|familier\p{L}*|introuvable|inconnue?s?|entendu|trouv\p{L}+|localis\p{L}+|fiables?|au\s+sujet|à\s+propos|m(?:a|es)\s+recherches?`,
    seeking: String.raw`sais|savoir|parler|appara\p{L}+|figure|mention\p{L}*|ressort|dire|dit|répondre|aider`,
    reader: String.raw`je|j['’]\p{L}+|m['’]?\p{L}*|mes|ma|nous|recherches?|résultats|sources|annuaires?|il`,
  },
  {
    none: String.raw`no|ning[uú]n\p{L}*|nada|sin|poca|tampoco|imposible|desconozco|ignoro|desconocid\p{L}*|nunca`,
    knowing: String.raw`informaci[oó]n|sé|mi\s+búsqueda|datos|resultados?|referencias?|registros?|conozco|consta|constancia|existe\p{L}*|encontr\p{L}+|encuentr\p{L}+|hall\p{L}+|localiz\p{L}+|verific\p{L}+|confirmar|desconozco|ignoro|desconocid\p{L}*|suena|familiarizad\p{L}*|dispongo|cuento`,
    seeking: String.raw`aparece|figura|sé|saber|menciona\p{L}*|tengo|hay|decir|responder|ayudar\p{L}*`,
    reader: String.raw`me|mi|mis|he|tengo|puedo|pude|búsqueda|resultados|fuentes|directorios?|existe|hay`,
  },
  {
    none: String.raw`não|nenhum\p{L}*|nada|sem|pouca|impossível|desconheço|nunca`,
    knowing: String.raw`informaç\p{L}+|familiar|sei|minha\s+(?:pesquisa|busca)|dados|resultados?|registros?|referências?|conheço|consta|existe\p{L}*|encontr\p{L}+|localiz\p{L}+|verific\p{L}+|confirmar|desconheço|familiarizad\p{L}*|disponho`,
    seeking: String.raw`aparece|figura|sei|saber|menciona\p{L}*|tenho|há|dizer|responder|ajudar`,
    reader: String.raw`me|meus?|minhas?|tenho|posso|pude|consegui|pesquisa|resultados|fontes|há`,
  },
  {
    none: String.raw`non|nessun\p{L}*|nulla|niente|senza|poche|impossibile|mai`,
    knowing: String.raw`informazion\p{L}+|so|(?:mia|mie)\s+ricerc\p{L}+|dati|risultat\p{L}+|riferiment\p{L}+|conosco|risulta\p{L}*|esist\p{L}+|trov\p{L}+|verific\p{L}+|confermare|not[oa]|familiar\p{L}*|dispongo`,
    seeking: String.raw`compare|figura|so|sapere|menziona\p{L}*|ho|dire|rispondere|aiutar\p{L}*`,
    reader: String.raw`mi|mie|miei|ho|posso|ricerca|risultati|fonti|elenchi`,
  },
  {
    none: String.raw`geen|niet|niets|nooit|weinig|zonder|onbekend`,
    knowing: String.raw`informatie|zegt\s+(?:mij|me)|mijn\s+zoek\p{L}+|betrouwba\p{L}+|gegevens|resultaten|vermelding\p{L}*|bronnen|bekend|gevonden|vinden|ken|vertrouwd|bestaa?t?|onbekend|bevestigen|verifiëren`,
    seeking: String.raw`weet|vermeld|voorkomt|zeggen|gehoord|vind|over|beantwoorden|helpen`,
    reader: String.raw`ik|mij|me|mijn|zoekresultaten|bronnen|er`,
  },
  {
    none: String.raw`nie|brak|żadnych|żadnej|nic|ne\p{L}+|nemám|neznám|žádn\p{L}+`,
    knowing: String.raw`informac\p{L}+|danych|znalaz\p{L}+|znajduj\p{L}+|znaleźć|znam|nenašel|nenašla|nemám|neznám|nepodařilo|istniej\p{L}+|wyników`,
    seeking: String.raw`mogę|wiem|mam`,
    reader: String.raw`mi|mogę|mam|się`,
  },
  {
    none: String.raw`ingen|inget|inga|inte|ikke|ikkje|intet|hverken|varken`,
    knowing: String.raw`hitta\p{L}*|information\p{L}*|informasjon\p{L}*|oplysninger|uppgifter|opplysninger|finde|fundet|finne|fandt|fant|funnet|känner|kender|kjenner|resultat\p{L}*|bekant|kendt|kjent`,
    seeking: String.raw`vet|ved|finns|findes|finnes`,
    reader: String.raw`jag|jeg|mig|meg|min\p{L}*|det`,
  },
  {
    none: String.raw`не|ни|нет|немає|ничего|нічого|отсутству\p{L}+|неизвестн\p{L}*|невідом\p{L}*`,
    knowing: String.raw`информаци\p{L}+|інформаці\p{L}+|данн\p{L}+|сведени\p{L}+|наш\p{L}{1,4}|найд\p{L}+|найти|знайш\p{L}+|знайти|знаю|знаком\p{L}*|обнаруж\p{L}+|известн\p{L}*|неизвестн\p{L}*|невідом\p{L}*|располага\p{L}+|упомина\p{L}+|встречал\p{L}*`,
    seeking: String.raw`могу|можу|имею|маю|сказать`,
    reader: String.raw`я|мне|мені|меня|мо\p{L}+|удалось|вдалося`,
  },
];

const readers = vocabularies.map(({ none, knowing, seeking, reader }) => ({
  none: wordPattern(String.raw`\b(?:${none})\b`),
  knowing: wordPattern(String.raw`\b(?:${knowing})\b`),
  seeking: wordPattern(String.raw`\b(?:${seeking})\b`),
  reader: wordPattern(String.raw`\b(?:${reader})\b`),
}));

/** Words that deny by themselves, and languages that write the negation into the verb or without gaps. */
const unknown: readonly Pick<RegExp, 'test'>[] = [
  String.raw`\b(?:unfamiliar|unaware|unverified|guessing|speculat(?:e|ing)|inventing|making\s+(?:\p{L}+\s+){0,2}up|dr[ae]w(?:s|ing|n)?\s+a\s+blank|(?:com(?:e|es|ing)|came)\s+up\s+(?:empty|blank|short)|(?:silent|absent|missing)\s+(?:on|about|from)|no\s+luck|rather\s+not\s+guess|ergebnislos|erfolglos|unsuccessful|fruitless|infructueu\p{L}+|sin\s+éxito|senza\s+successo|finde\b[^.!?]{0,40}\bnichts|(?:hard|difficult)\s+to\s+(?:say|tell|verify|confirm|evaluate|assess|judge)|unknown\s+to\s+me)\b`,
  String.raw`\b(?:whether|if|ob|si|se|als)\b(?:\s+\p{L}+){0,4}\s+${N}(?:\s+\p{L}+){0,8}\s+(?:exist\p{L}*|gibt|esist\p{L}*|bestaat)\b|\bif\s+there\s+(?:is|was|were|really\s+is)\b[^.!?]{0,40}${N}`,
  String.raw`\b(?:which|what|who)\b[^.!?]{0,40}\byou(?:['’]re|\s+are)?\s+(?:mean|meant|referr\p{L}+|thinking)\b`,
  String.raw`(?:bulamad|bulunamad|bulunmamakta|bulunmuyor|bilmiyorum|rastlamad|tanımıyor|ulaşamad|yok\b|değilim)`,
  String.raw`(?:لم\s+(?:أجد|أعثر|أتمكن|نجد|يتم|أستطع)|لا\s+(?:توجد|يوجد|أملك|أعرف|تتوفر|تتوافر|أمتلك|أستطيع|يمكنني)|ليس(?:ت)?\s+(?:لدي|هناك)|ما\s+لقيت)`,
  String.raw`(?:जानकारी|विवरण|परिणाम)[^.!?।]{0,20}नहीं`,
  String.raw`\b(?:tidak\s+(?:\p{L}+\s+){0,2}?(?:menemukan|memiliki|ada|mengetahui|tersedia)|belum\s+menemukan|không\s+(?:\p{L}+\s+){0,2}?(?:tìm|có|biết))\b`,
  String.raw`(?:没|沒|未|无|無|不|查无|暂无|缺乏|缺少)[^。！？；]{0,14}(?:找到|查到|搜到|查询到|检索到|搜索到|发现|發現|了解|知道|听说|確認|确认|核实|验证|熟悉|认识|清楚|信息|資訊|资讯|资料|資料|记录|記錄|数据|报道|介绍|提到|提及|出现|收录|列入|存在|有关|相关|可靠|公开|评价|評價|判断|關於)|(?:找|查|搜)不到|一无所知|不在[^。！？；]{0,12}(?:结果|名单|资料|数据)|(?:信息|资料)[^。！？]{0,6}(?:没有|不足|很少|有限|缺乏)`,
  String.raw`(?:見つか(?:り|る|ら)|見つけ|見当た|出て(?:き|来|い)|ヒットし|確認(?:が|は|も)?(?:でき|する|取れ)|得られ|存じ|知り|分かり|わかり|情報|データ|記録|資料|心当たり|詳細|存在|把握|持ち合わせ|掲載|含まれ|該当)[^。！？]{0,14}(?:ませ|な(?:い|く|かっ|し)|ず|ぬ|不足)|不明(?:です|で)`,
  String.raw`(?:찾을\s*수\s*없|찾지\s*못|알지\s*못|정보[가는]?\s*없|확인할\s*수\s*없|(?:확인|검색)되지\s*않|모르|모릅|나타나지\s*않|언급되지\s*않|존재하지\s*않)`,
].map(wordPattern);

/** What a company may lack or hide without being unknown: then the clause is about that. */
const detail = wordPattern(
  String.raw`\b(?:better|finer|than|only|more(?!\s+(?:context|information|details))|further|additional|other|beyond\s+that|as\s+\p{L}+\s+as|prices?|pricing|hours|fees?|costs?|menus?|phone|availability|parking|complain\p{L}*|negative|bad|reasons?|faults?|problems?|when|how|where|why|founded|year|list\s+of|waiting|quote|tariff|appointments?|wann|wie|wo|warum|kosten|gebühren|preise?|preisliste|öffnungszeiten|beschwerden|termine|besser\p{L}*|mejor|meilleur\p{L}*|mieux|quand|horaires|prix|tarifs?|cuándo|horarios?|precios?|tarifas?|prezz\p{L}+|orari|preços?|prijzen|openingstijden)\b|负面|差评|价格|营业时间|电话`,
);
/** "X does not publish …", "X has no …": the company is the one who does not. */
const acts = wordPattern(
  String.raw`${N}(?:\s+\p{L}+){0,2}?\s+(?:(?:does|do|did|has|have|will|would|can)(?:\s+not|n['’]t)\s+(?:\p{L}+ly\s+)?(?:publish|list|share|offer|provide|give|state|show|display|advertise|disclose|take|accept|charge|require|do|deliver|ask|need|support|have\s+(?:to|the))|(?:(?:has|have|offers?|gives?|publishes|provides)\s+no|n['’]a\s+pas\s+d|(?:hat|bietet|nennt|veröffentlicht)\s+(?:kein|nicht)\p{L}*|no\s+(?:publica|ofrece|tiene|cobra|indica)|ne\s+(?:publie|propose|donne|prend|communique|facture)|non\s+(?:pubblica|offre|ha))\b)`,
);

/** "I … not": what one who answers does not do about a company is to know it, unless it is an opinion. */
const selfNegated = wordPattern(
  [
    String.raw`\b(?:I|we)(?:['’](?:m|ve|d))?\s+(?:\p{L}+\s+){0,2}?(?:not|no|never|nothing|cannot|unable|\p{L}+n['’]t)\b`,
    String.raw`\b(?:ich|mir|ik|mij|jag|jeg|я|мне|у\s+меня)\b[^.,;]{0,80}\b(?:nicht|nichts|kein\p{L}*|nie|niet|geen|niets|inte|inga|ingen|inget|ikke|не|нет)\b`,
    String.raw`\bje\s+(?:ne\s|n['’])|\bne\s+m['’e]|\bno\s+(?:me|he|tengo|puedo|pude|logro|consigo)\b|\bnão\s+(?:me|tenho|posso|pude|consegui|consigo|possuo)\b|\bnon\s+(?:mi|ho|posso|riesco|sono\s+in\s+grado)\b|\bnie\s+(?:mam|znam|mogę)\b|我[^。，]{0,10}(?:没|沒|无|無|不|未)`,
  ].join('|'),
);
const opinion = wordPattern(
  String.raw`\b(?:think|believe|recommend|suggest|choose|pick|used?|go|gone|hesitate|avoid|consider|rank|rate|pay|worry|mind|skip|need|want|like|love|tried|try|visited|tasted?|expect|say\s+enough|empfehl\p{L}*|empfohlen|würde|mag|glaube|denke|auszusetzen|zögern|recommand\p{L}*|conseill\p{L}*|pense|crois|hésit\p{L}*|recom[ei]\p{L}*|creo|dud\p{L}+|consigli\p{L}*|credo|esit\p{L}*|acho|hesit\p{L}*|aanraden|denk|twijfel\p{L}*|рекоменд\p{L}*)\b|推荐|推薦|建议|觉得|认为|得不`,
);
const anything = /\b(?:any(?:thing)?|no)\s+(?!further|more|additional|other)(?:\p{L}+\s+){0,2}?(?:information|details|data|records?)\b/iu;

/** Whether a clause says that something is not known or not found; who does not find may stand elsewhere in the sentence. */
function isUnknowing(clause: string, whole = clause): boolean {
  if ((detail.test(clause) && !anything.test(clause)) || acts.test(clause)) return false;
  if (unknown.some((pattern) => pattern.test(clause))) return true;
  if (named.test(clause) && selfNegated.test(clause) && !opinion.test(clause)) return true;
  return readers.some(({ none, knowing, seeking, reader }) => none.test(clause) && (knowing.test(clause) || (seeking.test(clause) && reader.test(whole))));
}

/** Praise and facts that only look like denials. */
const exceptions = wordPattern(
  [
    String.raw`\b(?:no\s+other|kein\p{L}*\s+ander\p{L}*|aucun\p{L}*\s+autre|ning[uú]n\p{L}*\s+otr[oa]|nessun['’]?\s?altr[oa])\b`,
    String.raw`\b(?:go|gone|going)\s+wrong\s+with\b|\b(?:complete|the\s+same)\s+without\b`,
    String.raw`\bnot\s+only\b|\bnicht\s+nur\b|\bnon\s+(?:seulement|solo)\b|\bno\s+s[oó]lo\b|\bniet\s+alleen\b`,
    String.raw`\b(?:recommend|praise)\b[^.!?]{0,20}${N}[^.!?]{0,20}\b(?:enough|highly)\b`,
    String.raw`(?:比|より)${N}|${N}(?:より|ほど|以上に?|更)`,
    String.raw`(?:不得不|不可不|不能不|不容错过|不要错过|不妨|不仅|不只|不但|离不开|无法忽视|不会错|错不了)`,
    String.raw`\b(?:don['’]?t|do\s+not|never)\s+(?:miss|overlook|forget|hesitate|skip|pass)\b`,
    String.raw`\b(?:ne|n['’])\s?(?:manquez|ratez|oubliez|hésitez)\b|\bno\s+(?:te\s+pierdas|se\s+pierda|olvides|dudes|deje)\b|\bnicht\s+(?:verpassen|fehlen|entgehen)\b`,
  ].join('|'),
);

/** Whether a sentence only supposes or says what to do: "if X is new, try its website". */
export function isAdvice(marked: string): boolean {
  return advice.test(marked);
}

const advice = wordPattern(
  [
    String.raw`\b(?:if|whether|could|might|may|would|perhaps|possibly|check|search\p{L}*|visit\p{L}*|contact\p{L}*|verify|ask|consult|confirm|reach\s+out|look(?:ing)?\s+(?:up|for|at)|find\s+out|learn\s+more|more\s+about|please|share|such\s+as|like|should|suggest|recommend\s+\p{L}+ing)\b`,
    String.raw`\b(?:falls|wenn|ob|könnt\p{L}*|sollt\p{L}*|bitte|prüf\p{L}*|such\p{L}*|besuch\p{L}*|kontakt\p{L}*|frag\p{L}*|erfahren|wenden|möglich\p{L}*|vielleicht)\b`,
    String.raw`\b(?:si|pourr\p{L}+|pouvez|peut-être|veuillez|vérifi\p{L}+|consult\p{L}+|contact\p{L}+|savoir|possible|sugg\p{L}+)\b`,
    String.raw`\b(?:podría\p{L}*|puede\p{L}*|quizá\p{L}*|visit\p{L}+|verifi\p{L}+|suger\p{L}+|sugier\p{L}+|saber\s+más|posible|se|potrebbe|può|puoi|forse|contatt\p{L}+|possibil\p{L}+|poderia|pode|talvez)\b`,
    String.raw`\b(?:als|kunt|kun|misschien|mogelijk|bezoek\p{L}*|controleer|raadpleeg)\b|如果|可能|建议|可以|请|查看|咨询|联系|もし|場合|可能性|勧め|問い合わせ|ください|만약|경우|문의`,
    String.raw`[?？]\W*$`,
  ].join('|'),
);

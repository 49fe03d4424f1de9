// The questions buyers ask, by language. {o}: what is sold, never inflected; {p}: " in Leeds" or nothing; {P}: the place itself; {a}: whom it is for; {q}: a problem in the
// customer's words; {r}: a rival that earlier answers named. A question whose slot cannot be filled is not asked.
// In languages with articles and plurals {o} is the topic before a colon: no verb, article or number has to agree with it, whatever the owner typed.
// A change of any sentence needs a new PROMPT_SET_VERSION: answers to other questions are not comparable.
import { countryOf } from '#engine/evidence/site/places.ts';

export type PromptLanguage = 'en' | 'de' | 'fr' | 'es' | 'zh' | 'ja';
export type QuestionType =
  | 'own words'
  | 'category'
  | 'audience'
  | 'problem'
  | 'comparison'
  | 'alternative'
  | 'price'
  | 'local'
  | 'trust'
  | 'urgent';

export type PromptTemplates = {
  place: (place: string) => string;
  unbranded: readonly (readonly [QuestionType, string])[];
  branded: readonly string[];
};

/** " in Köln". A country and a name with its own article would need another preposition or case, and stand behind a comma. */
function afterNoun(preposition: string): PromptTemplates['place'] {
  return (place) =>
    countryOf(place) !== null || /^\p{L}{1,3}['’\s]/u.test(place) ? `, ${place}` : ` ${preposition} ${place}`;
}

export const promptTemplates: Record<PromptLanguage, PromptTemplates> = {
  en: {
    place: (place) => ` in ${place}`,
    unbranded: [
      ['category', '{o}{p}: who would you recommend?'],
      ['category', '{o}{p}: which companies are good?'],
      ['category', '{o}{p}: what are the best options right now?'],
      ['audience', '{o}{p}: which companies do {a} use?'],
      ['problem', 'I have this problem: {q}. Who can help me{p}?'],
      ['comparison', '{o}{p}: can you compare the main providers?'],
      ['alternative', 'What are good alternatives to {r}{p}?'],
      ['alternative', '{o}{p}: is {r} the right choice, or is there something better?'],
      ['price', '{o}{p}: what does it cost, and who offers fair prices?'],
      ['price', '{o}{p}: who does not charge too much?'],
      ['local', '{o}: who is close to the centre of {P}?'],
      ['trust', '{o}{p}: whom can I trust? I have had bad experiences.'],
      ['trust', '{o}{p}: which providers do customers praise most?'],
      ['urgent', '{o}{p}: whom should I call first?'],
    ],
    branded: [
      'What do you know about {brand}? What does it offer, and to whom?',
      'When was {brand} founded, where is it located, and how can it be contacted?',
      'Would you recommend {brand}? What do customers say about it?',
    ],
  },
  de: {
    place: afterNoun('in'),
    unbranded: [
      ['category', '{o}{p}: Wen empfiehlst du?'],
      ['category', '{o}{p}: Welche Anbieter gibt es?'],
      ['category', '{o}{p}: Wer ist richtig gut?'],
      ['problem', 'Mein Problem: {q}. Wer kann mir helfen?'],
      ['comparison', '{o}{p}: Kannst du die wichtigsten Anbieter vergleichen?'],
      ['alternative', 'Welche guten Alternativen zu {r} gibt es?'],
      ['price', '{o}{p}: Mit welchen Kosten muss ich rechnen, und wer ist preiswert?'],
      ['price', '{o}{p}: Wer macht faire Preise?'],
      ['local', '{o}: Wen gibt es nahe dem Zentrum von {P}?'],
      ['trust', '{o}{p}: Wem kann ich vertrauen?'],
      ['trust', '{o}{p}: Welche Anbieter haben zufriedene Kunden?'],
      ['urgent', '{o}{p}: Wen rufe ich am besten zuerst an?'],
    ],
    branded: [
      'Was weißt du über {brand}? Was wird dort angeboten, und für wen?',
      'Wann wurde {brand} gegründet, wo ist der Sitz, und wie erreicht man das Unternehmen?',
      'Würdest du {brand} empfehlen? Was sagen Kunden?',
    ],
  },
  fr: {
    place: afterNoun('à'),
    unbranded: [
      ['category', '{o}{p} : qui me conseilles-tu ?'],
      ['category', '{o}{p} : quelles entreprises choisir ?'],
      ['category', '{o}{p} : quels sont les meilleurs choix en ce moment ?'],
      ['problem', 'Mon problème : {q}. Qui peut m’aider ?'],
      ['comparison', '{o}{p} : peux-tu comparer les principaux prestataires ?'],
      ['alternative', 'Quelles sont les bonnes alternatives à {r} ?'],
      ['price', '{o}{p} : quel budget prévoir, et qui est raisonnable ?'],
      ['price', '{o}{p} : qui pratique des prix corrects ?'],
      ['local', '{o} : quelles adresses près du centre-ville ({P}) ?'],
      ['trust', '{o}{p} : à qui faire confiance ?'],
      ['trust', '{o}{p} : quels prestataires ont des clients satisfaits ?'],
      ['urgent', '{o}{p} : qui appeler en premier ?'],
    ],
    branded: [
      'Que sais-tu de {brand} ? Que propose cette entreprise, et à qui ?',
      'Quand {brand} a-t-elle été fondée, où se trouve-t-elle et comment la contacter ?',
      'Recommanderais-tu {brand} ? Qu’en disent les clients ?',
    ],
  },
  es: {
    place: (place) => ` en ${place}`,
    unbranded: [
      ['category', '{o}{p}: ¿a quién me recomiendas?'],
      ['category', '{o}{p}: ¿qué empresas son buenas?'],
      ['category', '{o}{p}: ¿cuáles son ahora las mejores opciones?'],
      ['problem', 'Mi problema: {q}. ¿Quién puede ayudarme{p}?'],
      ['comparison', '{o}{p}: ¿puedes comparar los principales proveedores?'],
      ['alternative', '¿Qué buenas alternativas a {r} hay{p}?'],
      ['price', '{o}{p}: ¿cuánto hay que pagar y quién tiene buen precio?'],
      ['price', '{o}{p}: ¿quién no cobra de más?'],
      ['local', '{o}: ¿qué sitios hay cerca del centro de {P}?'],
      ['trust', '{o}{p}: ¿en quién puedo confiar?'],
      ['trust', '{o}{p}: ¿qué proveedores tienen clientes contentos?'],
      ['urgent', '{o}{p}: ¿a quién llamo primero?'],
    ],
    branded: [
      '¿Qué sabes de {brand}? ¿Qué ofrece y a quién?',
      '¿Cuándo se fundó {brand}, dónde está y cómo se puede contactar?',
      '¿Recomendarías {brand}? ¿Qué dicen sus clientes?',
    ],
  },
  zh: {
    place: (place) => `${place}的`,
    unbranded: [
      ['category', '我需要{p}{o}，你推荐哪家？'],
      ['category', '{p}{o}哪家好？'],
      ['category', '现在{p}{o}有哪些好的选择？'],
      ['problem', '我遇到这个问题：{q}。{p}哪家公司能帮忙？'],
      ['comparison', '请比较一下{p}主要的{o}服务商。'],
      ['alternative', '除了{r}，{p}还有哪些好的选择？'],
      ['price', '{p}{o}大概多少钱？哪家比较实惠？'],
      ['price', '{p}{o}哪家收费合理？'],
      ['local', '{P}市中心附近有哪些{o}？'],
      ['trust', '{p}{o}哪家靠谱？'],
      ['trust', '{p}{o}哪家客户评价最好？'],
      ['urgent', '{p}{o}应该先联系哪家？'],
    ],
    branded: [
      '你对{brand}了解多少？它提供什么，面向哪些客户？',
      '{brand}是什么时候成立的？在哪里？如何联系？',
      '你会推荐{brand}吗？客户怎么评价它？',
    ],
  },
  ja: {
    place: (place) => `${place}の`,
    unbranded: [
      ['category', '{p}{o}を探しています。おすすめはどこですか。'],
      ['category', '{p}{o}で良い会社はどこですか。'],
      ['category', '今、{p}{o}で選ぶならどこが良いですか。'],
      ['problem', '困っていること：{q}。{p}どこに相談すればよいですか。'],
      ['comparison', '{p}{o}の主な会社を比べてください。'],
      ['alternative', '{r}のほかに、{p}良い選択肢はありますか。'],
      ['price', '{p}{o}の相場はいくらですか。手ごろな会社はどこですか。'],
      ['price', '{p}{o}を適正な価格で頼めるのはどこですか。'],
      ['local', '{P}の中心部に近い{o}はどこですか。'],
      ['trust', '{p}{o}で信頼できる会社はどこですか。'],
      ['trust', '{p}{o}で利用者の満足度が高いのはどこですか。'],
      ['urgent', '{p}{o}なら、まずどこに連絡すべきですか。'],
    ],
    branded: [
      '{brand}について知っていることを教えてください。何を、誰に提供していますか。',
      '{brand}の創業年、所在地、連絡先を教えてください。',
      '{brand}はおすすめできますか。利用者の評判はどうですか。',
    ],
  },
};

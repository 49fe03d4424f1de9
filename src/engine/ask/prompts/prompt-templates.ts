// The questions buyers ask, by language. {o}: what is sold, never inflected; {p}: " in Leeds" or nothing; {P}: the place itself; {a}: whom it is for; {q}: a problem in the
// customer's words; {r}: a rival that earlier answers named. A question whose slot cannot be filled is not asked.
// A change of any sentence needs a new PROMPT_SET_VERSION: answers to other questions are not comparable.

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

export const promptTemplates: Record<PromptLanguage, PromptTemplates> = {
  en: {
    place: (place) => ` in ${place}`,
    unbranded: [
      ['category', 'I need {o}{p}. Who would you recommend?'],
      ['category', 'Which companies are good for {o}{p}?'],
      ['category', 'What are the best options for {o}{p} right now?'],
      ['audience', 'Which companies do {a} use for {o}{p}?'],
      ['problem', 'I have this problem: {q}. Who can help me{p}?'],
      ['comparison', 'Can you compare the main providers of {o}{p}?'],
      ['alternative', 'What are good alternatives to {r}{p}?'],
      ['alternative', 'Is {r} the right choice for {o}, or is there something better{p}?'],
      ['price', 'How much does {o} cost{p}, and who offers fair prices?'],
      ['price', 'Who does {o}{p} without charging too much?'],
      ['local', 'Who offers {o} close to the centre of {P}?'],
      ['trust', 'Who can I trust with {o}{p}? I have had bad experiences.'],
      ['trust', 'Which providers of {o}{p} do customers praise most?'],
      ['urgent', 'Whom should I call first about {o}{p}?'],
    ],
    branded: [
      'What do you know about {brand}? What does it offer, and to whom?',
      'When was {brand} founded, where is it located, and how can it be contacted?',
      'Would you recommend {brand}? What do customers say about it?',
    ],
  },
  de: {
    place: (place) => ` in ${place}`,
    unbranded: [
      ['category', 'Ich brauche Hilfe beim Thema {o}{p}. Wen empfiehlst du?'],
      ['category', 'Welche Anbieter für {o} gibt es{p}?'],
      ['category', 'Wer ist{p} gut beim Thema {o}?'],
      ['problem', 'Mein Problem: {q}. Wer kann mir{p} helfen?'],
      ['comparison', 'Kannst du die wichtigsten Anbieter für {o}{p} vergleichen?'],
      ['alternative', 'Welche guten Alternativen zu {r} gibt es{p}?'],
      ['price', 'Was kostet {o}{p}, und wer ist preiswert?'],
      ['price', 'Wer macht{p} faire Preise beim Thema {o}?'],
      ['local', 'Welche Adressen für {o} gibt es nahe dem Zentrum von {P}?'],
      ['trust', 'Wem kann ich bei {o}{p} vertrauen?'],
      ['trust', 'Welche Anbieter für {o}{p} haben zufriedene Kunden?'],
      ['urgent', 'Wen rufe ich wegen {o}{p} am besten zuerst an?'],
    ],
    branded: [
      'Was weißt du über {brand}? Was wird dort angeboten, und für wen?',
      'Wann wurde {brand} gegründet, wo ist der Sitz, und wie erreicht man das Unternehmen?',
      'Würdest du {brand} empfehlen? Was sagen Kunden?',
    ],
  },
  fr: {
    place: (place) => ` à ${place}`,
    unbranded: [
      ['category', 'Je cherche : {o}{p}. Qui me conseilles-tu ?'],
      ['category', 'Quelles entreprises choisir pour {o}{p} ?'],
      ['category', 'Quels sont les meilleurs choix pour {o}{p} en ce moment ?'],
      ['problem', 'Mon problème : {q}. Qui peut m’aider{p} ?'],
      ['comparison', 'Peux-tu comparer les principaux prestataires pour {o}{p} ?'],
      ['alternative', 'Quelles sont les bonnes alternatives à {r}{p} ?'],
      ['price', 'Quel budget prévoir pour {o}{p}, et qui est raisonnable ?'],
      ['price', 'Qui pratique des prix corrects pour {o}{p} ?'],
      ['local', 'Quelles adresses pour {o} près du centre de {P} ?'],
      ['trust', 'À qui faire confiance pour {o}{p} ?'],
      ['trust', 'Quels prestataires pour {o}{p} ont des clients satisfaits ?'],
      ['urgent', 'Qui appeler en premier pour {o}{p} ?'],
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
      ['category', 'Busco esto: {o}{p}. ¿A quién me recomiendas?'],
      ['category', '¿Qué empresas son buenas para {o}{p}?'],
      ['category', '¿Cuáles son ahora las mejores opciones para {o}{p}?'],
      ['problem', 'Mi problema: {q}. ¿Quién puede ayudarme{p}?'],
      ['comparison', '¿Puedes comparar los principales proveedores para {o}{p}?'],
      ['alternative', '¿Qué buenas alternativas a {r} hay{p}?'],
      ['price', '¿Cuánto cuesta {o}{p} y quién tiene buen precio?'],
      ['price', '¿Quién ofrece {o}{p} sin cobrar de más?'],
      ['local', '¿Qué sitios para {o} hay cerca del centro de {P}?'],
      ['trust', '¿En quién puedo confiar para {o}{p}?'],
      ['trust', '¿Qué proveedores para {o}{p} tienen clientes contentos?'],
      ['urgent', '¿A quién llamo primero para {o}{p}?'],
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

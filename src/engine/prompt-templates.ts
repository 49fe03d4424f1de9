// The questions buyers ask, by language. {offer}: what is sold; {place}: " in Leeds" or nothing; {for}: " for small firms" or nothing.
// A change of any sentence needs a new PROMPT_SET_VERSION: answers to other questions are not comparable.

export type PromptLanguage = 'en' | 'de' | 'fr' | 'es' | 'zh' | 'ja';

export type PromptTemplates = { place: (place: string) => string; for: (audience: string) => string; unbranded: readonly string[]; branded: readonly string[] };

export const promptTemplates: Record<PromptLanguage, PromptTemplates> = {
  en: {
    place: (place) => ` in ${place}`,
    for: (audience) => ` for ${audience}`,
    unbranded: [
      'Which companies offer {offer}{place}? Give me a shortlist with names.',
      'Who are the best providers of {offer}{place}? Name at least five and say why.',
      'I am looking for {offer}{place}. Whom would you recommend, by name?',
      'Compare the leading providers of {offer}{place}{for}, by name.',
      'Which providers of {offer}{place} have the best reviews? Name them.',
      'Who offers good value for {offer}{place}? Please name companies.',
      'What are reliable companies for {offer}{place}{for}? List their names.',
      'Which company should I contact first for {offer}{place}, and which alternatives are there?',
      'Name specialists for {offer}{place} and what each is known for.',
      'My friends ask me who is good at {offer}{place}. Which names should I give them?',
    ],
    branded: [
      'What do you know about {brand}? What does it offer, and to whom?',
      'When was {brand} founded, where is it located, and how can it be contacted?',
      'Would you recommend {brand}? What do customers say about it?',
    ],
  },
  de: {
    place: (place) => ` in ${place}`,
    for: (audience) => ` für ${audience}`,
    unbranded: [
      'Welche Anbieter gibt es für {offer}{place}? Nenne eine kurze Liste mit Namen.',
      'Wer sind die besten Anbieter für {offer}{place}? Nenne mindestens fünf und begründe.',
      'Ich suche {offer}{place}. Wen würdest du namentlich empfehlen?',
      'Vergleiche die führenden Anbieter für {offer}{place}{for} mit Namen.',
      'Welche Anbieter für {offer}{place} haben die besten Bewertungen? Nenne sie.',
      'Wer bietet {offer}{place} zu einem guten Preis? Bitte nenne Unternehmen.',
      'Welche zuverlässigen Unternehmen gibt es für {offer}{place}{for}? Liste die Namen auf.',
      'Welches Unternehmen sollte ich für {offer}{place} zuerst anfragen, und welche Alternativen gibt es?',
      'Nenne Spezialisten für {offer}{place} und wofür sie bekannt sind.',
      'Freunde fragen mich, wer gut ist bei {offer}{place}. Welche Namen soll ich nennen?',
    ],
    branded: [
      'Was weißt du über {brand}? Was wird dort angeboten, und für wen?',
      'Wann wurde {brand} gegründet, wo ist der Sitz, und wie erreicht man das Unternehmen?',
      'Würdest du {brand} empfehlen? Was sagen Kunden?',
    ],
  },
  fr: {
    place: (place) => ` à ${place}`,
    for: (audience) => ` pour ${audience}`,
    unbranded: [
      'Quelles entreprises proposent {offer}{place} ? Donne une courte liste avec des noms.',
      'Quels sont les meilleurs prestataires pour {offer}{place} ? Cites-en au moins cinq et dis pourquoi.',
      'Je cherche {offer}{place}. Qui recommandes-tu, avec des noms ?',
      'Compare les principaux prestataires pour {offer}{place}{for}, en les nommant.',
      'Quels prestataires pour {offer}{place} ont les meilleurs avis ? Nomme-les.',
      'Qui propose {offer}{place} à un bon prix ? Nomme des entreprises.',
      'Quelles sont les entreprises fiables pour {offer}{place}{for} ? Donne leurs noms.',
      'Quelle entreprise contacter en premier pour {offer}{place}, et quelles sont les alternatives ?',
      'Nomme des spécialistes pour {offer}{place} et ce qui fait leur réputation.',
      'Des amis me demandent qui est bon pour {offer}{place}. Quels noms leur donner ?',
    ],
    branded: [
      'Que sais-tu de {brand} ? Que propose cette entreprise, et à qui ?',
      'Quand {brand} a-t-elle été fondée, où se trouve-t-elle et comment la contacter ?',
      'Recommanderais-tu {brand} ? Qu’en disent les clients ?',
    ],
  },
  es: {
    place: (place) => ` en ${place}`,
    for: (audience) => ` para ${audience}`,
    unbranded: [
      '¿Qué empresas ofrecen {offer}{place}? Dame una lista corta con nombres.',
      '¿Cuáles son los mejores proveedores de {offer}{place}? Nombra al menos cinco y di por qué.',
      'Busco {offer}{place}. ¿A quién recomendarías, con nombres?',
      'Compara los principales proveedores de {offer}{place}{for}, con sus nombres.',
      '¿Qué proveedores de {offer}{place} tienen las mejores opiniones? Nómbralos.',
      '¿Quién ofrece {offer}{place} a buen precio? Nombra empresas, por favor.',
      '¿Qué empresas fiables hay para {offer}{place}{for}? Da sus nombres.',
      '¿A qué empresa debería llamar primero para {offer}{place}, y qué alternativas hay?',
      'Nombra especialistas en {offer}{place} y por qué se los conoce.',
      'Unos amigos me preguntan quién es bueno en {offer}{place}. ¿Qué nombres les doy?',
    ],
    branded: [
      '¿Qué sabes de {brand}? ¿Qué ofrece y a quién?',
      '¿Cuándo se fundó {brand}, dónde está y cómo se puede contactar?',
      '¿Recomendarías {brand}? ¿Qué dicen sus clientes?',
    ],
  },
  zh: {
    place: (place) => `${place}的`,
    for: (audience) => `（面向${audience}）`,
    unbranded: [
      '{place}哪些公司提供{offer}？请列出名单。',
      '{place}最好的{offer}供应商有哪些？请至少列出五家并说明理由。',
      '我在找{place}{offer}，你会推荐哪几家？请给出名称。',
      '请比较{place}主要的{offer}供应商{for}，并列出名称。',
      '{place}哪些{offer}供应商口碑最好？请列出名称。',
      '{place}哪些公司的{offer}性价比高？请列出公司名称。',
      '{place}有哪些可靠的{offer}公司{for}？请列出名称。',
      '想要{place}{offer}，应该先联系哪家公司？还有哪些选择？',
      '请列出{place}{offer}方面的专业公司及其特点。',
      '朋友问我{place}{offer}哪家好，我应该告诉他们哪些名字？',
    ],
    branded: ['你对{brand}了解多少？它提供什么，面向哪些客户？', '{brand}是什么时候成立的？在哪里？如何联系？', '你会推荐{brand}吗？客户怎么评价它？'],
  },
  ja: {
    place: (place) => `${place}の`,
    for: (audience) => `（${audience}向け）`,
    unbranded: [
      '{place}{offer}を提供している会社はどこですか。名前を挙げてください。',
      '{place}{offer}でいちばん良い会社を五社以上、理由とともに挙げてください。',
      '{place}{offer}を探しています。おすすめの会社の名前を教えてください。',
      '{place}{offer}の主な会社{for}を、名前を挙げて比べてください。',
      '{place}{offer}で評判の良い会社はどこですか。名前を挙げてください。',
      '{place}{offer}を手ごろな価格で提供している会社の名前を教えてください。',
      '{place}{offer}で信頼できる会社{for}の名前を挙げてください。',
      '{place}{offer}なら、まずどの会社に問い合わせるべきですか。ほかの選択肢も教えてください。',
      '{place}{offer}の専門会社と、それぞれの特徴を挙げてください。',
      '友人に{place}{offer}はどこが良いかと聞かれました。どの名前を伝えればよいですか。',
    ],
    branded: [
      '{brand}について知っていることを教えてください。何を、誰に提供していますか。',
      '{brand}の創業年、所在地、連絡先を教えてください。',
      '{brand}はおすすめできますか。利用者の評判はどうですか。',
    ],
  },
};

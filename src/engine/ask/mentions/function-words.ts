/** Capitalised words that belong to the sentence, not to a name: titles are written this way, and so are "I" and the days. */
export const functionWords = new Set(
  `the a an and or at in on of for from with by to is are was were has have it its this that these those if as but not try visit choose consider contact ask see call go use both either about like unlike versus vs
  avoid skip compare check pick recommend while when since because although though then next finally overall meanwhile however also only once after before during until without where why how what which who does did do can will
  love book order like meet browse phone email reserve competitors competitor rival rivals locals reviewers users customers members alternatively similarly additionally lastly start add get take switch join hire book rent buy download install today recently currently
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  le la les l un une des du de chez et ou à au aux en pour par avec sur el los las un una y o en con de del por para il lo gli der die das bei und oder von zu im`.split(
    /\s+/,
  ),
);

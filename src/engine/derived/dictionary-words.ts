/** Everyday English words that companies use as their whole name. A name not listed counts as distinctive. */
export function isDictionaryWord(word: string): boolean {
  return everydayWords.has(word.toLowerCase());
}

const everydayWords = new Set(
  `apple arrow ascend aspire atlas balance base basic beacon bee bench bird bit bloom blue board bold bolt bond book boost box branch brave breeze brick bridge bright bubble
  build bumble canvas care cargo carrot casa chalk charge charm chime circle clear click clover cloud clutch coast comet compass copper core craft crane crew crisp crown
  crystal dash dawn day deck deep delta dome door dot dove dream drift drive drop eagle earth echo edge ember energy engine even ever evolve exact fable factor falcon fern
  field fire first flag flare fleet flow flower fly focus forge form fountain fox frame fresh front future garden gate gem gift giant glow gold good grain grand granite
  green grid grove grow guide guru habit harbor harbour harvest haven hawk heart hero hive home honey hope horizon house hub icon ideal impact indigo insight iris island ivy
  jade jet journey joy jump keep key kind king kite lab lamp lane lark launch layer leaf lemon level lift light lighthouse lime line link lion list local loft logic loop
  lotus lucky luna lunar magic main maple mark market mason match matter meadow mercury merit mesh method mind mint mirror mission mode moment monday moon motion mountain
  move muse native nature nest nice night noble north notion nova oak oasis object ocean olive one open opal orange orbit orchard origin otter outlook owl oxygen pace palm
  panda paper parade path peak pearl pebble pen people perfect phoenix pier pillar pilot pine pixel place plan plane planet plant plus point polar pond pop port prime prism
  process proof pulse pure purple quest quick quiet radar rain rainbow range rapid raven reach real red reef relay rise river robin rock rocket root rose royal ruby rush
  safe sage sail salt sand sapphire satellite scale scout sea seed sense shape shell shield shift shine shore signal silver simple sky slack slate smart snap snow social
  solar solid sonic source south space spark spring sprout square stack stage star start station stellar step stone storm stream street strike stripe strong studio summit
  sun sunrise surf swan swift switch table tandem target task team temple thread thrive tide tiger time toast together torch touch tower track trade trail train tree trend
  true trust tulip union unity upgrade urban valley value vault vector velvet venture view village vine vision vista vital voice volt wave way well west whale wheel whisper
  white wild willow wind window wing wise wolf wonder wood work world yellow zen zenith zero zoom zone`.match(/\S+/g),
);

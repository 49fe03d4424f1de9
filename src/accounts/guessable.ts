/** Why a passcode would be among the first guesses, as a sentence for its owner; null when it would not. */
export function whyGuessable(
  passcode: string,
  owner: { email: string; firstName: string; lastName: string },
): string | null {
  const code = passcode.normalize('NFKC').toLowerCase();
  if (new Set(code).size < 3 && code.length < 12)
    return 'Please choose a passcode with at least three different characters.';
  if (isWalk(code)) return 'Please choose a passcode that is not a row of neighbouring letters, digits or keys.';
  if (isRepeated(code)) return 'Please choose a passcode that is not one short piece repeated.';
  if (isDate(code)) return 'Please choose a passcode that is not a year or a date.';
  if (wordsIn(code).some((word) => common.has(word)))
    return 'This passcode is one of the most common ones. Please choose another.';
  const own = [
    ...owner.email.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    owner.firstName.toLowerCase(),
    owner.lastName.toLowerCase(),
  ];
  if (own.some((part) => part.length > 2 && wordsIn(code).includes(part)))
    return 'Please choose a passcode that is not part of your name or e-mail address.';
  return null;
}

// Keys that are side by side, row by row as they lie; and the alphabet and the digits as rings.
const keyboards = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['789', '456', '123', '0'],
  ['123', '456', '789', ' 0 '],
];
const neighbours = new Set(keyboards.flatMap(pairsOf));
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Up to twelve characters, each beside the one before: on a keyboard or a keypad, or at the same distance in the alphabet or among the digits. */
function isWalk(code: string): boolean {
  if (code.length > 12) return false;
  const characters = Array.from(code);
  const steps = characters.slice(1).map((to, at) => [characters[at] ?? '', to] as const);
  if (steps.every(([from, to]) => from === to || neighbours.has(from + to))) return true;
  return [alphabet, '0123456789'].some((ring) => {
    if (!characters.every((character) => ring.includes(character))) return false;
    const widths = steps.map(([from, to]) => (ring.indexOf(to) - ring.indexOf(from) + ring.length) % ring.length);
    const width = Math.min(widths[0] ?? 0, ring.length - (widths[0] ?? 0));
    return width <= 3 && new Set(widths).size === 1;
  });
}

/** Both ways; a key's neighbours are beside it and in the rows above and below, left and right of it included. */
function pairsOf(rows: string[]): string[] {
  return rows.flatMap((row, y) =>
    Array.from(row).flatMap((key, x) =>
      [row[x + 1], rows[y + 1]?.[x - 1], rows[y + 1]?.[x], rows[y + 1]?.[x + 1]].flatMap((near) =>
        near === undefined || near === ' ' || key === ' ' ? [] : [key + near, near + key],
      ),
    ),
  );
}

function isRepeated(code: string): boolean {
  return /^(.{1,4})\1+$/u.test(code) && code.length < 12;
}

/** Years from 1900 to 2099, and days with or without their year, written with digits only or with separators. */
function isDate(code: string): boolean {
  const digits = code.replaceAll(/[-./]/g, '');
  if (!/^\d+$/.test(digits)) return false;
  const isDay = (day: string, month: string) =>
    Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  const [a, b, c] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (digits.length === 4) return /^(19|20)\d\d$/.test(digits) || isDay(a, b) || isDay(b, a);
  if (digits.length === 6) return isDay(a, b) || isDay(b, a) || isDay(c, b);
  if (digits.length !== 8) return false;
  return (
    (/^(19|20)/.test(c) && (isDay(a, b) || isDay(b, a))) ||
    (/^(19|20)/.test(digits) && isDay(digits.slice(6), digits.slice(4, 6)))
  );
}

/** The code as a word: as it is, without what is put before or behind, and with signs read as the letters they stand for. */
function wordsIn(code: string): string[] {
  const bare = [code, code.replace(/[\d!.?*_#$-]+$/, ''), code.replace(/^[\d!.?*_#$-]+/, '')].filter(
    (word) => word.length > 2 || word === code,
  );
  return bare.flatMap((word) => [word, ...['i', 'l'].map((one) => read(word, one))]);
}

function read(word: string, one: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': one,
    '!': one,
    '3': 'e',
    '4': 'a',
    '@': 'a',
    '5': 's',
    $: 's',
    '7': 't',
    '8': 'b',
    '9': 'g',
  };
  return word.replaceAll(/[01!34@5$789]/g, (sign) => letters[sign] ?? sign);
}

// What is tried first beyond what the rules above refuse: numbers with a meaning, and words that people choose.
const common = new Set(
  `1471 7417 2582 8528 3693 9639 1591 9519 3573 7537 0007 0070 0420 0911 1004 1337 1379 1397 1313 1342 1470 1590 1793 1937 1973 2323 2332 2468 2580 2684 2846 0852 0101 3142 3141 1415 3690 3719 3791 3917 3971 4200 4242 4321 5683
  5150 6969 6996 7007 7139 7193 7319 7391 7410 7474 7531 7777 7913 7931 8008 8246 8462 8520 8642 8675 9111 9137 9173 9317 9371 9630 9713 9731 9753 1029 1020 2010 1928 1357 1236 3214 7894 9874 4563 6541
  1a2b 1a2b3c a1b2 a1b2c3 a1b2c3d4 1q2w 1q2w3e 1q2w3e4r 123a 123abc abc abc123 abcd1234 a123 aa11 ab12 az12 qwe123 123qwe zaq1 zaq12wsx 1qaz 2wsx p@ss p@ssword pa55 asdf1234 qwer1234 q1w2 q1w2e3
  admin administrator angel anthony ashley azerty banana baseball batman biteme blink blink182 bonjour buster butterfly charlie cheese chelsea chocolate
  citable code computer cookie daniel default dragon eminem family flower football freedom friends fuckyou guest hallo hannah hello hockey hottie hunter iloveyou internet jennifer jessica jesus jordan
  joshua justin killer letmein liverpool login lovely lovers loveme maggie magic master matrix matthew michael michelle monkey mustang naruto nicole ninja nothing orange
  passcode passw password pepper pokemon prince princess purple qazwsx qwert qwerty samsung secret shadow silver soccer sophie starwars summer sunshine superman superstar sweet taylor tequiero
  thomas thunder tigger tinkle trustno trustno1 user welcome whatever winter yellow phone money house music peace happy smile lucky party pizza water sugar honey daddy mummy mommy black white green
  able acid aged also area army away baby back ball band bank base bath bear beat been beer bell best bike bill bird blue boat body bomb bond bone book boot born boss both bowl boys bread bull
  burn bush busy cafe cake call calm came camp card care cars cart case cash cats cell chat chef chip city clay club coal coat cock coco coke cold come cook cool copy core corn cost crew crow cube cute
  dark data date dawn days dead deal dear deep deer desk dick diet disk doge dogs doll done door down draw dream drop drug drum duck dude duke dust duty each earn east easy edge else euro even ever evil
  exam exit eyes face fact fail fair fall fame farm fast fate fear feel fees feet file film find fine fire firm fish five flag flat flow food foot ford form fort four free frog from fuck fuel full fund
  game gang gate gave gear geek gift girl give glad goal goat gods goes gold golf gone good grab gray grey grow guns guys hair half hall hand hard hash hate have hawk head heal hear heat hell help here
  hero high hill hold hole holy home hope horn host hour huge hulk hunt hurt icon idea idol inch info iron item jade jail java jazz jeep jobs join joke jump june july just keep keys kick kids kill kind
  king kiss kiwi know lady lake lamp land lane last late lazy lead leaf left lego less life lift like lily line link lion list live load lock logo lola lone long look lord lose loss lost loud love luck
  luna lunch made maga mail main make male many mark mars mask math maze meat meow mice milk mind mine mint miss mode moon more most move much must name navy near neck need news next nice nick night nine
  node none noon nope nose note nova nude okay once only open oral oven over owls pack page paid pain pair palm park part pass past path peak pear pets pick pics pigs pink pipe plan play plus poem poet
  poke pole pony pool poop poor pope pork porn port pray prom pull punk pure push quiz race rage rain rank rate read real reds rent rest rice rich ride ring rise road rock role roll roof room root rope
  rose ross rule runs safe said sail sale salt same sand save scar seat seed seek sell send seven sexy shit shoe shop show sick side sign silk sing site size skin slim slow snow soap soda soft soil
  sold solo some song soon soul soup spam spin spot star stay step stop such suit sure surf swag swim tail take talk tall tank tape taxi team tech teen tell temp tent test text than that them then they
  thin this tick tide tier time tiny toad told tone tool toor tour town toys tree trip true tube tuna turn twin type ugly undo unit upon used vega very vibe view vote wait wake walk wall want warm wars
  wash wasd wave ways weak wear weed week well west what when whip wide wife wild will wind wine wing wins wise wish with wolf wood word work worm xbox xmas yeah year yoga your zero zone zoom
  aaron abby adam alan alba alec alex alma amir andy anna anne anya arya axel bart beau bert beth bill bob brad cara carl cary chad cher chris cody cole dale dana dave dean diego dora doug drew earl eddy
  eden edna eli elle elsa emil emma emmy enzo eric erik erin esme eva ezra faye finn fran fred gabe gary gene gina glen greg gwen hank hans hugo iris isla ivan jack jade jake jane jean jeff jess jill joan
  joao jodi joel joey john jojo jose josh juan judy jude julia kara karl kate katy kent kian kim kirk kurt kyle lana lara lars leah lena leon leah levi lexi liam lina lisa liza lois lola luca lucy luis luke
  lulu lynn mack maia maja marc mary mateo matt maya mick mike mila milo mimi mina moby mona nash neil nell nico nina noah noel nora olaf oleg olga omar oscar otto owen pablo pari paul pete phil remy rene
  rhea rick rico rita robb rosa rory ross rudy ruth ryan sara saul sean seth skye sofi stan theo tina tito toby todd tony troy vera vito wade walt will xena yara yoko yves zack zara zeus zoey max leo mia
  ava ian joe jim ben sam dan tom tim ron ray roy ann amy liz meg sue kay jay lee kai ty zoe ali amor caro chat coco hola beso vida casa amie mama papa mami papi oma opa nana dada tata kuba liebe katze hund
  maus auto haus fuss ball geld sonne chien chats ciao bella gato perro luna cielo toto titi loulou juve roma inter milan paris arsenal chelsea barca real bayern ajax spurs reds utd mufc bulls lakers nike
  puma audi benz fiat seat opel ford jeep kia bmw vw dell acer asus sony nokia apple google gmail yahoo mac win linux unix java ruby rust perl bash sudo null void exec wifi ikea lego uber ebay visa
  dog cat cow pig fox bee owl ant rat bat cod eel hen sex god joy sun sky sea ice tea gin rum pie egg fun fan hot big red new old bad mad sad top vip usa uk eu nyc la boo lol wtf omg xxx www bbb ccc api app ceo seo
  geo llm gpt car bus van key box cup pen bag hat toy art war men boy mum mom dad son pet job pay tax law win run fly try yes not out all one two six ten may jan feb mar apr jun jul aug sep oct nov dec
  mon tue wed thu fri sat abcd`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

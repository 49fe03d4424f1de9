import { expect, it } from 'vitest';
import { languagesOf } from '#engine/read/page/language.ts';
import { pageFromHtml } from '#engine/testing/evidence-builder.ts';

const german =
  'Wir backen jede Nacht Brot aus Sauerteig und bringen es vor sieben Uhr in die Häuser der Stadt, auch am Samstag.';

it.each([
  ['words win over what a template left', german, 'en', undefined, ['de', 'en']],
  ['a tag that agrees keeps its country', german, 'de-AT', undefined, ['de-AT']],
  ['few words leave it to the tags', 'Brot', 'nl', 'nl_BE', ['nl', 'nl-BE']],
  ['a tag that is none is left out', 'Brot', 'de-de-de', 'en_US', ['en-US']],
])('%s', (_name, text, declared, locale, expected) => {
  expect(languagesOf(text, declared, locale)).toEqual(expected);
});

it.each(['de-de-de', 'en-us-us', 'en-a', 'x-klingon', '{{lang}}', ''])('no page is lost for lang="%s"', (lang) => {
  expect(pageFromHtml(`<html lang="${lang}"><main><p>Monday 8:00 – 17:00</p></main></html>`).mainText).toBe(
    'Monday 8:00 – 17:00',
  );
});

it.each([
  [
    'en',
    'We bake bread from sourdough every night and bring it to the houses of the town before seven, on Saturdays as well.',
  ],
  [
    'fr',
    'Nous cuisons chaque nuit du pain au levain et nous le livrons dans les maisons de la ville avant sept heures, même le samedi.',
  ],
  [
    'es',
    'Cada noche horneamos pan de masa madre y lo llevamos a las casas de la ciudad antes de las siete, también los sábados.',
  ],
  [
    'pt',
    'Todas as noites fazemos pão de fermentação natural e levamos às casas da cidade antes das sete horas, também aos sábados.',
  ],
  [
    'it',
    'Ogni notte cuociamo il pane con il lievito madre e lo portiamo nelle case della città prima delle sette, anche il sabato.',
  ],
  [
    'nl',
    'Elke nacht bakken wij brood van zuurdesem en wij brengen het vóór zeven uur naar de huizen in de stad, ook op zaterdag.',
  ],
  ['sv', 'Varje natt bakar vi bröd på surdeg och kör ut det till husen i staden före klockan sju, även på lördagar.'],
  [
    'fi',
    'Leivomme joka yö leipää hapanjuuresta ja viemme sen kaupungin taloihin ennen kello seitsemää, myös lauantaisin.',
  ],
  ['pl', 'Każdej nocy pieczemy chleb na zakwasie i przed siódmą rano zawozimy go do domów w mieście, także w soboty.'],
  ['cs', 'Každou noc pečeme chléb z kvásku a před sedmou hodinou ho rozvážíme do domů ve městě, také v sobotu.'],
  ['hu', 'Minden éjjel kovászos kenyeret sütünk, és hét óra előtt házhoz visszük a városban, szombaton is.'],
  [
    'tr',
    'Her gece ekşi mayadan ekmek pişiriyor ve cumartesi günleri de dahil olmak üzere saat yediden önce şehirdeki evlere götürüyoruz.',
  ],
  [
    'vi',
    'Mỗi đêm chúng tôi nướng bánh mì bằng men tự nhiên và mang đến các ngôi nhà trong thành phố trước bảy giờ sáng.',
  ],
  [
    'ru',
    'Каждую ночь мы печём хлеб на закваске и привозим его в дома города до семи часов утра, в том числе по субботам.',
  ],
  [
    'uk',
    'Щоночі ми печемо хліб на заквасці та привозимо його до будинків міста до сьомої години ранку, також у суботу.',
  ],
  ['ar', 'نخبز كل ليلة الخبز من العجين المخمر ونوصله إلى بيوت المدينة قبل الساعة السابعة صباحا حتى في أيام السبت.'],
  ['fa', 'ما هر شب نان را با خمیر ترش می‌پزیم و آن را پیش از ساعت هفت صبح به خانه‌های شهر می‌رسانیم، حتی روزهای شنبه.'],
  ['hi', 'हम हर रात खमीर से रोटी पकाते हैं और सुबह सात बजे से पहले शहर के घरों तक पहुँचाते हैं, शनिवार को भी।'],
  [
    'el',
    'Κάθε βράδυ ψήνουμε ψωμί με προζύμι και το πηγαίνουμε στα σπίτια της πόλης πριν από τις επτά, ακόμα και το Σάββατο.',
  ],
  ['he', 'בכל לילה אנחנו אופים לחם מחמצת ומביאים אותו לבתי העיר לפני שבע בבוקר, גם בשבת ובחגים.'],
  ['th', 'เราอบขนมปังจากแป้งหมักทุกคืนและนำไปส่งตามบ้านในเมืองก่อนเจ็ดโมงเช้า รวมถึงวันเสาร์ด้วย'],
  [
    'ko',
    '우리는 매일 밤 천연 발효종으로 빵을 굽고 아침 일곱 시 전에 시내의 집집마다 배달합니다. 토요일에도 빠짐없이 배달하며 주문은 전날 저녁까지 받습니다.',
  ],
  [
    'ja',
    '私たちは毎晩、天然酵母のパンを焼き、朝七時までに町の家々へお届けします。土曜日もお休みしません。ご注文は前の日の夕方までにお願いいたします。',
  ],
  [
    'zh',
    '我们每天晚上用天然酵母烤面包，并在早上七点之前送到城里的每一户人家，星期六也不例外。欢迎在前一天傍晚之前打电话预订，也可以到店里来取，我们随时恭候您的光临。',
  ],
  [null, 'XKCD QWRT ZZZ 0815 – BLFH Vrnk Grmpf, Xyzzy plugh qqq wwwx tttr hhhg kkkl mmmn vvvb ssdf.'],
])('the words alone tell %s', (expected, text) => {
  expect(languagesOf(text, null, undefined)).toEqual(expected === null ? [] : [expected]);
});

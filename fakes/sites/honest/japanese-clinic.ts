import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { datedSitemap, rawPage } from '../raw-answers.ts';

function page(o: string, path: string, title: string, description: string, main: string, jsonLd: unknown = null) {
  return rawPage(`<!DOCTYPE html>
<html lang="ja" dir="ltr" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<meta name="format-detection" content="telephone=no">
<title>${title}｜さくら通り内科クリニック</title>
<meta name="description" content="${description}">
<meta name="keywords" content="内科,クリニック,仙台">
<link rel="canonical" href="${o}${path}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:image" content="${o}/img/ogp.png"><meta property="og:url" content="${o}${path}"><meta property="og:type" content="website"><meta name="twitter:card" content="summary_large_image">
<link rel="stylesheet" href="/css/style.css?20261001">
${jsonLd === null ? '' : `<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`}
</head>
<body>
<header class="l-header"><p class="logo"><a href="/"><img src="/img/logo.svg" alt="さくら通り内科クリニック"></a></p><div class="sp-menu js-menu" aria-hidden="true"><ul><li><a href="/first/">初めての方へ</a></li></ul></div><nav class="gnav"><ul><li><a href="/first/">初めての方へ</a></li><li><a href="/medical/">診療案内</a></li><li><a href="/about/">医師紹介</a></li><li><a href="/news/20261101/">お知らせ</a></li><li><a href="/access/">アクセス</a></li></ul></nav></header>
<main>${main}</main>
<footer><p>さくら通り内科クリニック<br>〒９８０－０８０３　宮城県仙台市青葉区国分町１－２－３</p><p>TEL <a href="tel:0221230456">022-123-0456</a></p><p class="pagetop"><a href="#">ページトップへ</a></p><small>&copy; 2026 Sakuradori Clinic</small></footer>
<script src="/js/common.js"></script>
</body></html>`);
}

export const japaneseClinic: SiteDefinition = {
  name: 'japanese-clinic',
  story:
    'A clinic in Sendai: furigana, full-width digits, years of the era, hours as a table of circles, no spaces between words.',
  expected: ['address-without-words', 'organization-schema-incomplete', 'title-long'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(`User-agent: *\nDisallow:\n\nSitemap: ${o}/sitemap.xml\n`),
    '/sitemap.xml': datedSitemap(o, {
      '/': '2026-11-01',
      '/first/': '2026-04-01',
      '/medical/': '2026-06-10',
      '/about/': '2025-10-01',
      '/access/': '2025-10-02',
      '/news/20261101/': '2026-11-01',
    }),
    '/': page(
      o,
      '/',
      '仙台市青葉区の内科・消化器内科',
      '仙台市青葉区のさくら通り内科クリニックは、内科と消化器内科の診療を行っています。土曜も診療、予約なしで受診できます。苦痛の少ない胃カメラ検査にも対応しています。',
      `<h1>青葉区の内科・消化器内科</h1><p>さくら通り内科クリニックは、仙台市青葉区にある内科と消化器内科のクリニックです。予約がなくても受診でき、土曜日も午後二時まで診療しています。</p><h2>診療時間</h2><table class="hours"><thead><tr><th></th><th>月</th><th>火</th><th>水</th><th>木</th><th>金</th><th>土</th></tr></thead><tbody><tr><th>9:00〜12:30</th><td>○</td><td>○</td><td>○</td><td>／</td><td>○</td><td>○</td></tr><tr><th>14:30〜18:00</th><td>○</td><td>○</td><td>○</td><td>／</td><td>○</td><td>△</td></tr></tbody></table><p>△土曜日の午後は14:00までです。休診日は木曜日、日曜日、祝日です。</p><h2>胃カメラは苦しくありませんか？</h2><p>鼻から入れる細い内視鏡を使い、ご希望の方には鎮静剤も用意しています。昨年度は1,240件の検査を行い、九割以上の方が「また受けてもよい」と答えました。検査そのものは五分ほどで終わり、結果はその日のうちに画像を見ながらご説明します。</p><h2>発熱のある方へ</h2><p>来院の前にお電話ください。入口を分けてご案内し、車の中でお待ちいただくこともできます。検査が必要なときは十五分ほどで結果が出ます。</p>`,
      {
        '@context': 'https://schema.org',
        '@type': 'MedicalClinic',
        name: 'さくら通り内科クリニック',
        url: `${o}/`,
        logo: `${o}/img/logo.png`,
        image: `${o}/img/ogp.png`,
        description: '仙台市青葉区の内科・消化器内科',
        telephone: '+81-22-123-0456',
        address: {
          '@type': 'PostalAddress',
          postalCode: '980-0803',
          addressRegion: '宮城県',
          addressLocality: '仙台市青葉区',
          streetAddress: '国分町1-2-3',
          addressCountry: 'JP',
        },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday', 'Saturday'],
            opens: '09:00',
            closes: '12:30',
          },
        ],
        sameAs: ['https://www.facebook.com/sakuradori.clinic'],
      },
    ),
    '/first/': page(
      o,
      '/first/',
      '初めて受診される方へ',
      '初めてさくら通り内科クリニックを受診される方へ、持ち物と受付の流れ、費用の目安をご案内します。マイナ保険証をご利用いただけます。',
      `<h1>初めての方へ</h1><p>初診の方は、診療終了の三十分前までに受付へお越しください。予約は必要ありません。</p><h2>持ち物</h2><ul><li>マイナ保険証または資格確認書</li><li>お薬手帳</li><li>紹介状（お持ちの方）</li></ul><h2>費用はどのくらいかかりますか？</h2><p>三割負担の方で、初診料を含めて2,500円から4,000円ほどです。胃カメラは4,500円から6,000円ほど、組織の検査をした場合は10,000円前後になります。お支払いには現金のほか、各種カードをお使いいただけます。</p><h2>待ち時間を短くするには</h2><p>月曜日の午前は混み合います。火曜日か水曜日の午後にお越しいただくと、多くの場合は十五分以内に診察室へお入りいただけます。受付の番号は電話でも確かめられます。</p>`,
    ),
    '/medical/': page(
      o,
      '/medical/',
      '診療案内（内科・消化器内科・内視鏡）',
      '高血圧、糖尿病、胃の痛み、便秘など、当院で診療している症状と検査をご案内します。胃カメラと大腸カメラの流れもご覧いただけます。',
      `<h1>診療案内</h1><p>当院では、風邪や生活習慣病などの内科一般と、胃腸や肝臓の病気を診療しています。</p><h2>内科</h2><p>高血圧、糖尿病、脂質異常症を中心に、食事と運動の相談から始めます。薬はできるだけ少なく、続けやすいものを選びます。管理栄養士が毎週火曜日に面談を行っています。</p><h2>消化器内科</h2><p>胃もたれ、胸やけ、腹痛、便秘や下痢が続く方はご相談ください。ピロリ菌の検査と治療も行っています。</p><h2>内視鏡検査</h2><p>胃カメラは当日の朝に食事をとっていなければ、その日に受けられます。大腸カメラは事前の診察が必要です。日帰りでポリープの切除もできます。検査のあとは回復室で一時間ほどお休みください。</p>`,
    ),
    '/about/': page(
      o,
      '/about/',
      '医師紹介とクリニックの歩み',
      '院長の佐藤健一は消化器病専門医として二十年以上の経験があります。平成23年の開院から今日までのクリニックの歩みもご紹介します。',
      `<h1>医師紹介</h1><p>院長は<ruby>佐藤<rp>（</rp><rt>さとう</rt><rp>）</rp></ruby><ruby>健一<rp>（</rp><rt>けんいち</rt><rp>）</rp></ruby>、日本消化器病学会専門医です。</p><figure><img src="/img/doctor.jpg" alt="診察室の佐藤健一院長"></figure><h2>経歴</h2><dl><dt>平成10年</dt><dd>東北大学医学部卒業</dd><dt>平成15年</dt><dd>同大学病院消化器内科</dd><dt>平成23年（2011年）</dt><dd>さくら通り内科クリニックを開院</dd></dl><h2>診療で大切にしていること</h2><p>「病気だけでなく、暮らしを診る」と佐藤院長は言います。お話をよく聞き、検査の理由を説明し、納得していただいてから進めます。ご家族からの相談も歓迎しています。</p>`,
    ),
    '/access/': page(
      o,
      '/access/',
      'アクセスと駐車場のご案内',
      '地下鉄勾当台公園駅から徒歩四分、さくら通り内科クリニックへの道順と駐車場、電話番号のご案内です。車椅子でもお入りいただけます。',
      `<h1>アクセス</h1><p>〒980-0803 宮城県仙台市青葉区国分町1-2-3、地下鉄勾当台公園駅から徒歩4分です。電話は022-123-0456です。</p>`,
    ),
    '/news/20261101/': page(
      o,
      '/news/20261101/',
      '年末年始の休診とインフルエンザ予防接種のお知らせ',
      '令和8年度の年末年始の休診日と、インフルエンザ予防接種の受付についてお知らせします。予約は電話と窓口で受け付けています。',
      `<article><h1>年末年始の休診と予防接種のお知らせ</h1><p><time datetime="2026-11-01">令和8年11月1日</time></p><p>年末は12月29日まで診療し、年始は1月5日から診療いたします。</p><h2>インフルエンザ予防接種</h2><p>一回3,800円、中学生以上の方が対象です。六十五歳以上で仙台市にお住まいの方は自己負担1,500円で受けられます。ワクチンは十分に用意していますが、在庫がなくなりしだい終了しますので、早めにお越しください。接種のあとは三十分ほど院内でお待ちいただきます。</p></article>`,
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: '年末年始の休診と予防接種のお知らせ',
        datePublished: '2026-11-01T09:00:00+09:00',
        dateModified: '2026-11-01T09:00:00+09:00',
        author: { '@type': 'Organization', name: 'さくら通り内科クリニック' },
        image: `${o}/img/ogp.png`,
      },
    ),
  }),
};

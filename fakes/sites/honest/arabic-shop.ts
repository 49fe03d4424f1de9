import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { datedSitemap, rawPage } from '../raw-answers.ts';

type Parts = { title: string; description: string; main: string; head?: string };

/** WooCommerce in Arabic: marks of direction inside prices, struck-out prices, sold-out buttons, a mini cart that a script fills. */
function page(o: string, path: string, { title, description, main, head = '' }: Parts) {
  return rawPage(`<!DOCTYPE html>
<html dir="rtl" lang="ar">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5">
<title>${title} | بيت العود</title>
<meta name="description" content="${description}">
<meta name="robots" content="follow, index, max-snippet:-1, max-video-preview:-1, max-image-preview:large">
<link rel="canonical" href="${o}${path}">
<meta property="og:locale" content="ar_AR"><meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${o}${path}"><meta property="og:image" content="${o}/wp-content/uploads/oud.jpg"><meta property="og:site_name" content="بيت العود">
<link rel="stylesheet" href="${o}/wp-content/plugins/woocommerce/assets/css/woocommerce-rtl.css">
<noscript><style>.woocommerce-product-gallery{ opacity: 1 !important; }</style></noscript>
<style>.screen-reader-text{position:absolute;clip:rect(0,0,0,0);right:-9999px}.wc-block-mini-cart__drawer{display:none}</style>${head}
</head>
<body class="rtl theme-storefront woocommerce">
<a class="skip-link screen-reader-text" href="#content">تخطى إلى المحتوى</a>
<header id="masthead"><div class="site-branding"><a href="${o}/">بيت العود</a></div><nav aria-label="القائمة الرئيسية"><button class="menu-toggle" aria-controls="menu" aria-expanded="false">القائمة</button><ul id="menu"><li><a href="${o}/shop/">المتجر</a></li><li><a href="${o}/about/">من نحن</a></li><li><a href="${o}/faq/">الأسئلة الشائعة</a></li><li><a href="${o}/contact/">اتصل بنا</a></li></ul></nav><div class="wc-block-mini-cart__drawer is-loading is-mobile" hidden><div class="wc-block-components-drawer__content">سلة المشتريات فارغة حاليا، تسوق الآن واكتشف أحدث العطور والبخور لدينا مع شحن مجاني لكل الطلبات</div></div></header>
<main id="main" class="site-main">${main}</main>
<footer><p>بيت العود للعطور، شارع التحلية ٨٥، جدة ٢٣٣٢٦</p><p>هاتف: <bdi dir="ltr">+966 12 555 0199</bdi> · واتساب: <a href="https://wa.me/966550000199">055 000 0199</a></p><p>السجل التجاري ٤٠٣٠١٢٣٤٥٦</p><a href="https://www.instagram.com/baytaloud" rel="me"><span class="screen-reader-text">إنستغرام</span></a><a href="https://x.com/baytaloud"><span class="screen-reader-text">إكس</span></a></footer>
<script type="text/template" id="tmpl-variation-template"><div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div></script>
</body></html>`);
}

const price = (amount: string) =>
  `<span class="woocommerce-Price-amount amount"><bdi>${amount}&nbsp;<span class="woocommerce-Price-currencySymbol">ر.س</span></bdi></span>`;

export const arabicShop: SiteDefinition = {
  name: 'arabic-shop',
  story:
    'A perfume shop in Jeddah, right to left: two kinds of digits, marks of direction, a struck-out price, a second number for WhatsApp.',
  expected: ['thin-page'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(
      `User-agent: *\nDisallow: /cart/\nDisallow: /checkout/\nDisallow: /my-account/\nDisallow: /*?add-to-cart=*\n\nSitemap: ${o}/sitemap_index.xml\n`,
    ),
    '/sitemap_index.xml': textFile(
      `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${o}/page-sitemap.xml</loc></sitemap></sitemapindex>`,
      'text/xml; charset=UTF-8',
    ),
    '/page-sitemap.xml': datedSitemap(o, {
      '/': '2026-11-01',
      '/shop/': '2026-11-02',
      '/product/%d8%b9%d9%88%d8%af-%d9%83%d9%85%d8%a8%d9%88%d8%af%d9%8a/': '2026-10-11',
      '/about/': '2026-02-01',
      '/faq/': '2026-05-06',
      '/contact/': '2026-02-03',
    }),
    '/': page(o, '/', {
      title: 'عود وبخور وعطور شرقية من جدة',
      description:
        'متجر بيت العود في جدة يبيع العود الطبيعي والبخور والعطور الشرقية بأسعار معلنة، مع شحن إلى جميع مدن المملكة خلال ثلاثة أيام.',
      head: `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': ['Store', 'Organization'],
            '@id': `${o}/#organization`,
            name: 'بيت العود',
            url: o,
            logo: { '@type': 'ImageObject', url: `${o}/logo.png` },
            description: 'متجر عود وعطور شرقية',
            telephone: '+966125550199',
            address: {
              '@type': 'PostalAddress',
              streetAddress: 'شارع التحلية 85',
              addressLocality: 'جدة',
              postalCode: '23326',
              addressCountry: 'SA',
            },
            sameAs: ['https://www.instagram.com/baytaloud', 'https://x.com/baytaloud'],
          },
          { '@type': 'WebSite', '@id': `${o}/#website`, url: o, name: 'بيت العود', inLanguage: 'ar' },
        ],
      })}</script>`,
      main: `<h1>عود وبخور وعطور شرقية</h1><p>بيت العود هو متجر للعطور الشرقية في جدة يبيع العود الطبيعي والبخور ودهن الورد منذ عام ١٩٨٧، ويشحن إلى جميع مدن المملكة خلال ثلاثة أيام عمل.</p><h2>كيف تختار العود المناسب؟</h2><p>ابدأ بالرائحة الهادئة إن كنت جديدا على العود، مثل الكمبودي، ثم جرّب الهندي الأثقل. نرسل لك عينات من خمسة أنواع بسعر ٤٥ ريالا، ويُخصم ثمنها من أول طلب. يجيب خبراؤنا عن أسئلتك عبر واتساب من التاسعة صباحا حتى العاشرة مساء.</p><h2>هل العود طبيعي؟</h2><p>نعم، نستورد الخشب من مزارع معروفة في كمبوديا وإندونيسيا، وترافق كل قطعة شهادة بمصدرها ووزنها. ومن لم يقتنع أعاد القطعة خلال أربعة عشر يوما واسترد ماله كاملا.</p><ul class="products"><li class="product"><a href="${o}/product/%d8%b9%d9%88%d8%af-%d9%83%d9%85%d8%a8%d9%88%d8%af%d9%8a/"><img src="${o}/oud.jpg" alt="قطع من العود الكمبودي" width="300" height="300"><h3 class="woocommerce-loop-product__title">عود كمبودي</h3></a><span class="price">${price('320٫00')}</span></li></ul>`,
    }),
    '/shop/': page(o, '/shop/', {
      title: 'المتجر: كل العطور والبخور',
      description: 'كل ما نبيعه من عود وبخور ودهن عود وعطور مركبة، مرتبة حسب السعر والمصدر، مع صور لكل قطعة ووزنها.',
      main: `<h1>المتجر</h1><p class="woocommerce-result-count" role="alert">عرض المنتج الوحيد</p><form class="woocommerce-ordering"><select name="orderby" aria-label="طلب المتجر"><option>الترتيب الافتراضي</option></select></form><ul class="products"><li class="product"><a href="${o}/product/%d8%b9%d9%88%d8%af-%d9%83%d9%85%d8%a8%d9%88%d8%af%d9%8a/"><h2 class="woocommerce-loop-product__title">عود كمبودي</h2></a><span class="onsale">تخفيض!</span><span class="price"><del aria-hidden="true">${price('380٫00')}</del> <span class="screen-reader-text">السعر الأصلي هو: 380٫00&nbsp;ر.س.</span><ins aria-hidden="true">${price('320٫00')}</ins><span class="screen-reader-text">السعر الحالي هو: 320٫00&nbsp;ر.س.</span></span></li></ul><h2>البخور والمباخر</h2><p>لدينا اثنا عشر نوعا من البخور المعطر، تبدأ أسعارها من ٣٥ ريالا للعلبة. تكفي العلبة الواحدة نحو أربعين مرة. أما المباخر فمنها الخشبية والنحاسية والكهربائية، وكلها بضمان سنة كاملة على القطع المعدنية والأسلاك.</p><h2>الهدايا</h2><p>نغلف الهدايا مجانا ونكتب البطاقة بخط اليد. اكتب النص في خانة الملاحظات عند الطلب، وسنرسل لك صورة قبل الشحن حتى تطمئن إلى كل شيء. الطلبات قبل الظهر تخرج في اليوم نفسه.</p>`,
    }),
    '/product/%d8%b9%d9%88%d8%af-%d9%83%d9%85%d8%a8%d9%88%d8%af%d9%8a/': page(
      o,
      '/product/%d8%b9%d9%88%d8%af-%d9%83%d9%85%d8%a8%d9%88%d8%af%d9%8a/',
      {
        title: 'عود كمبودي طبيعي',
        description:
          'عود كمبودي طبيعي بوزن ٢٥ غراما، رائحته حلوة وخفيفة تدوم ست ساعات في المجلس، مع شهادة بالمصدر وإمكانية الإرجاع.',
        head: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org/', '@type': 'Product', name: 'عود كمبودي', url: `${o}/product/oud/`, image: `${o}/oud.jpg`, description: 'عود كمبودي طبيعي', sku: '17', offers: [{ '@type': 'Offer', price: '320.00', priceValidUntil: '2027-12-31', priceCurrency: 'SAR', availability: 'http://schema.org/InStock', seller: { '@type': 'Organization', name: 'بيت العود', url: o } }] })}</script>`,
        main: `<div class="product"><div class="woocommerce-product-gallery" style="opacity: 0; transition: opacity .25s ease-in-out;"><figure><img src="${o}/oud.jpg" alt="قطعة عود كمبودي على قماش أبيض"></figure></div><h1 class="product_title entry-title">عود كمبودي</h1><p class="price"><del aria-hidden="true">${price('380٫00')}</del> <span class="screen-reader-text">السعر الأصلي هو: 380٫00&nbsp;ر.س.</span><ins aria-hidden="true">${price('320٫00')}</ins></p><p>عود كمبودي طبيعي بوزن ٢٥ غراما من مزرعة في بورسات، رائحته حلوة وخفيفة وتدوم في المجلس نحو ست ساعات.</p><p class="stock in-stock">متوفر في المخزون</p><div class="woocommerce-tabs"><ul class="tabs" role="tablist"><li role="presentation"><a href="#tab-description" role="tab">الوصف</a></li></ul><div class="woocommerce-Tabs-panel panel" id="tab-description" role="tabpanel"><h2>الوصف</h2><p>جُمع الخشب من أشجار عمرها فوق خمسة عشر عاما، وجُفف في الظل أربعة أشهر. ضع قطعة بحجم حبة الحمص على فحم هادئ، وانتظر دقيقتين قبل أن تحكم على الرائحة. يكفي الغرام الواحد لجلستين أو ثلاث. احفظ العود في علبة مغلقة بعيدا عن الشمس، فهو يزداد طيبا مع السنين ولا يفسد.</p></div></div></div>`,
      },
    ),
    '/about/': page(o, '/about/', {
      title: 'من نحن',
      description: 'قصة بيت العود: من دكان صغير في البلد عام ١٩٨٧ إلى متجر يخدم أحد عشر ألف عميل في المملكة كل سنة.',
      main: `<h1>من نحن</h1><p>أسس الحاج سالم باوزير بيت العود عام ١٩٨٧ في دكان صغير في جدة القديمة، ويديره اليوم ابنه خالد مع تسعة موظفين.</p><h2>كيف نعمل؟</h2><p>يسافر خالد مرتين في السنة إلى المزارع ويختار الخشب بنفسه. لا نبيع عودا مدهونا ولا محقونا، ومن وجد غير ذلك فله ضعف ما دفع. خدمنا في السنة الماضية أكثر من ١١٬٠٠٠ عميل، وعاد منهم سبعة من كل عشرة.</p><h2>أين نحن؟</h2><p>المعرض في شارع التحلية، ويفتح كل يوم من الرابعة عصرا حتى الحادية عشرة ليلا ما عدا الجمعة. القهوة علينا، والمواقف خلف المبنى متاحة مجانا لكل الزوار والعملاء.</p>`,
    }),
    '/faq/': page(o, '/faq/', {
      title: 'الأسئلة الشائعة',
      description: 'أجوبة عن الشحن والإرجاع والعينات والضمان وطرق الدفع في متجر بيت العود، من فريق خدمة العملاء في جدة.',
      main: `<h1>الأسئلة الشائعة</h1><h2>كم يستغرق الشحن؟</h2><p>يصل الطلب داخل جدة في اليوم التالي، وإلى بقية المدن خلال ثلاثة أيام عمل. الشحن مجاني للطلبات فوق ٢٠٠ ريال، وتكلفته ٢٥ ريالا لما دون ذلك.</p><h2>هل يمكنني الإرجاع؟</h2><p>نعم، خلال أربعة عشر يوما من الاستلام ما دامت العلبة مغلقة. نعيد المبلغ إلى بطاقتك خلال خمسة أيام عمل من وصول القطعة إلينا.</p><h2>كيف أدفع؟</h2><p>ببطاقة مدى أو فيزا أو عند الاستلام داخل جدة فقط، دون أي رسوم إضافية على المبلغ.</p>`,
    }),
    '/contact/': page(o, '/contact/', {
      title: 'اتصل بنا',
      description:
        'عنوان بيت العود في شارع التحلية بجدة، ورقم الهاتف والواتساب، وساعات عمل المعرض وخدمة العملاء طوال الأسبوع.',
      main: `<h1>اتصل بنا</h1><p>شارع التحلية ٨٥، جدة ٢٣٣٢٦. الهاتف <span dir="ltr">+966 12 555 0199</span>، واتساب 055 000 0199.</p>`,
    }),
  }),
};

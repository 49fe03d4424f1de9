import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { datedSitemap, rawPage } from '../raw-answers.ts';

/** The head and frame of Twenty Twenty-Five: WordPress core writes no description, one style element per block, a dialog for the phone's menu. */
function page(o: string, path: string, title: string, body: string, published: string | null = null) {
  return rawPage(
    `<!DOCTYPE html>
<html lang="en-US">
<head>
	<meta charset="UTF-8" />
	<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name='robots' content='max-image-preview:large' />
<title>${title} &#8211; Still Water Yoga</title>
<link rel="alternate" type="application/rss+xml" title="Still Water Yoga &raquo; Feed" href="${o}/feed/" />
<style id='wp-block-navigation-inline-css'>
.wp-block-navigation{position:relative}.wp-block-navigation__responsive-container{display:none;position:fixed;bottom:0;left:0;right:0;top:0}.wp-block-navigation .wp-block-navigation__submenu-container{height:0;opacity:0;overflow:hidden;visibility:hidden;width:0;z-index:2}@media (min-width:600px){.wp-block-navigation__responsive-container:not(.hidden-by-default):not(.is-menu-open){display:block}}
</style>
<style id='wp-block-image-inline-css'>.wp-lightbox-overlay{visibility:hidden;opacity:0;position:fixed}.wp-block-image img{height:auto;max-width:100%}</style>
<style id='core-block-supports-inline-css'>.wp-container-1{flex-wrap:nowrap}</style>
<style id='wp-block-template-skip-link-inline-css'>.skip-link.screen-reader-text{border:0;clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute!important;width:1px;word-wrap:normal!important}</style>
<link rel="https://api.w.org/" href="${o}/wp-json/" /><meta name="generator" content="WordPress 6.9" />
<link rel="canonical" href="${o}${path}" />
<link rel='shortlink' href='${o}/?p=12' />
<script type="importmap" id="wp-importmap">{"imports":{"@wordpress/interactivity":"${o}/wp-includes/js/dist/script-modules/interactivity/index.min.js"}}</script>
<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/wp-*.php","/wp-admin/*"]}}]},"eagerness":"conservative"}]}</script>
</head>
<body class="wp-singular page-template-default page wp-embed-responsive wp-theme-twentytwentyfive">
<a class="skip-link screen-reader-text" id="wp-skip-link" href="#wp--skip-link--target">Skip to content</a>
<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignfull">
<p class="wp-block-site-title"><a href="${o}" rel="home">Still Water Yoga</a></p>
<nav class="is-responsive wp-block-navigation" aria-label="Main" data-wp-interactive="core/navigation"><button aria-haspopup="dialog" aria-label="Open menu" class="wp-block-navigation__responsive-container-open"><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7.5h16v1.5H4z"></path></svg></button><div class="wp-block-navigation__responsive-container" id="modal-1"><div class="wp-block-navigation__responsive-close" tabindex="-1"><ul class="wp-block-navigation__container"><li class="wp-block-navigation-item"><a href="${o}/classes/"><span>Classes</span></a></li><li><a href="${o}/prices/"><span>Prices</span></a></li><li><a href="${o}/about/"><span>About</span></a></li><li><a href="${o}/journal/"><span>Journal</span></a></li><li><a href="${o}/contact/"><span>Contact</span></a></li></ul></div></div></nav>
</div></header>
<main class="wp-block-group" id="wp--skip-link--target">
<h1 class="wp-block-post-title">${title}</h1>
${published === null ? '' : `<div class="wp-block-post-date"><time datetime="${published}T09:00:00-05:00">October 9, 2026</time></div><div class="wp-block-post-author-name">Mara Lindqvist</div>`}
<div class="entry-content wp-block-post-content">${body}</div>
${published === null ? '' : `<div class="wp-block-comments"><h2 class="wp-block-comments-title">One response</h2><ol class="wp-block-comment-template"><li id="comment-3" class="comment"><div class="wp-block-comment-author-name">Ruth</div><div class="wp-block-comment-date"><time datetime="2026-10-11T18:02:00-05:00"><a href="${o}${path}#comment-3">October 11, 2026</a></time></div><div class="wp-block-comment-content"><p>Thank you, the chair version saved my knees this week.</p></div></li></ol><div id="respond" class="comment-respond"><h3 id="reply-title">Leave a Reply</h3><form action="${o}/wp-comments-post.php" method="post"><p class="comment-notes">Your email address will not be published.</p><textarea name="comment"></textarea><p style="display: none !important;" class="akismet-fields-container"><label>&#916;<textarea name="ak_hp_textarea" cols="45" rows="8" maxlength="100"></textarea></label></p></form></div></div>`}
</main>
<footer class="wp-block-template-part"><p>Still Water Yoga, 118 Prospect Street, Ithaca, NY 14850</p><p><a href="tel:+16075560142">(607) 556-0142</a></p><p>Designed with <a href="https://wordpress.org" rel="nofollow">WordPress</a></p></footer></div>
<div class="wp-lightbox-overlay zoom" aria-label="Enlarged image" data-wp-interactive="core/image"><button type="button" aria-label="Close"></button></div>
<script type="module" src="${o}/wp-includes/js/dist/script-modules/block-library/navigation/view.min.js"></script>
</body></html>`,
    { link: `<${o}/wp-json/>; rel="https://api.w.org/"` },
  );
}

export const blockThemeYoga: SiteDefinition = {
  name: 'block-theme-yoga',
  story:
    'A yoga studio on a WordPress block theme without any SEO plugin: no descriptions, no Open Graph, no markup; otherwise in order.',
  expected: ['description-missing', 'open-graph-incomplete', 'organization-schema-missing'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(
      `User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: ${o}/wp-sitemap.xml\n`,
    ),
    '/wp-sitemap.xml': textFile(
      `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/xsl" href="${o}/wp-sitemap-index.xsl" ?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${o}/wp-sitemap-posts-page-1.xml</loc></sitemap><sitemap><loc>${o}/wp-sitemap-posts-post-1.xml</loc></sitemap></sitemapindex>`,
      'application/xml; charset=UTF-8',
    ),
    '/wp-sitemap-posts-page-1.xml': datedSitemap(o, {
      '/': '2026-10-01',
      '/classes/': '2026-09-20',
      '/prices/': '2026-09-01',
      '/about/': '2026-03-11',
      '/contact/': '2026-03-12',
    }),
    '/wp-sitemap-posts-post-1.xml': datedSitemap(o, { '/journal/chair-yoga-for-stiff-knees/': '2026-10-09' }),
    '/': page(
      o,
      '/',
      'Yoga for beginners and stiff people in Ithaca',
      `<figure class="wp-block-image alignwide" data-wp-interactive="core/image"><img fetchpriority="high" decoding="async" width="1400" height="800" src="${o}/wp-content/uploads/2026/02/studio.jpg" alt="Nine people on mats in a room with tall windows" class="wp-image-31" srcset="${o}/wp-content/uploads/2026/02/studio-300x171.jpg 300w" /></figure>
<p>Still Water Yoga is a small yoga studio in downtown Ithaca where nobody is asked to touch their toes. We teach eleven classes a week in groups of nine at most, and your first one costs nothing.</p>
<div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div>
<h2 class="wp-block-heading">Which class should I start with?</h2><p>Come to Slow Monday at 6 pm. It lasts an hour, stays close to the floor, and every pose has a version on a chair. Mats and blankets are here; bring socks, since the floor is cold until the sun comes round in the afternoon.</p>
<h2 class="wp-block-heading">How do I book?</h2><p>Send a text to (607) 556-0142 with your name and the class. You get an answer before evening. If the class is full we tell you, and keep a place for you the week after.</p>
<figure class="wp-block-pullquote"><blockquote><p>I had not sat on the floor for six years.</p><cite>Harold, 71, comes on Tuesdays</cite></blockquote></figure>
<details class="wp-block-details"><summary>Do I need to be flexible?</summary><p>No. Most people who come here cannot reach past their knees in the first month, and it does not matter at all.</p></details>
<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${o}/classes/">See this week’s classes</a></div></div>`,
    ),
    '/classes/': page(
      o,
      '/classes/',
      'Classes this week',
      `<p>Eleven classes run each week from Monday to Saturday, each for nine people at most and each with a chair for whoever wants one.</p>
<h2 class="wp-block-heading">Timetable</h2><figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Class</th><th>Day</th><th>Time</th><th>Teacher</th></tr></thead><tbody><tr><td>Slow Monday</td><td>Monday</td><td>6 pm</td><td>Mara</td></tr><tr><td>Backs</td><td>Tuesday</td><td>9 am</td><td>Joel</td></tr><tr><td>Chair yoga</td><td>Thursday</td><td>11 am</td><td>Mara</td></tr><tr><td>Saturday flow</td><td>Saturday</td><td>10 am</td><td>Joel</td></tr></tbody></table></figure>
<h2 class="wp-block-heading">What happens in a class?</h2><p>We begin lying down, breathe for five minutes, and then move through eight to ten poses. Nobody is corrected by hand without being asked. The last ten minutes are quiet. Afterwards there is tea in the hallway for those who have time, and most people stay for a cup.</p>
<h2 class="wp-block-heading">Can I come while pregnant?</h2><p>Yes, to Slow Monday and to chair yoga, after the twelfth week and once your midwife agrees. Tell the teacher before class begins so that she can show you which poses to leave out, and lie on your left side at the end.</p>`,
    ),
    '/prices/': page(
      o,
      '/prices/',
      'Prices',
      `<p>The first class is free; after that a single class costs $16 and a card for ten costs $130, good for half a year.</p><h2 class="wp-block-heading">What if I cannot pay that?</h2><p>Ask for the community card: ten classes for $60, no questions and no form. About one in six of our regulars uses it, and the rest of the room does not know who they are. Cards can be passed on to a friend or a partner.</p><h2 class="wp-block-heading">How can I pay?</h2><p>Cash or card at the door. We take no payment online, so there is nothing to cancel. Students of the college with a valid card pay $12 a class during term, and the ten-class card is $100 for them.</p><ul class="wp-block-list"><li>Single class: $16</li><li>Ten classes: $130</li><li>Private hour: $75</li></ul>`,
    ),
    '/about/': page(
      o,
      '/about/',
      'About the studio',
      `<p>Still Water Yoga was founded in 2014 by Mara Lindqvist, a physical therapist who wanted a room where her patients would not feel watched. Joel Abrams joined as second teacher in 2018.</p><h2 class="wp-block-heading">Who teaches here?</h2><p>Mara Lindqvist, founder, worked for nine years in the rehabilitation ward at Cayuga Medical Center before she opened the studio. Joel Abrams teaches the early classes; he came to yoga after a back operation and still tells the story when asked.</p><h2 class="wp-block-heading">What do we believe?</h2><p>Small groups, plain words, and no music. A pose that hurts is the wrong pose. We would like you to leave a little looser than you came, and to sleep well.</p><figure class="wp-block-gallery"><figure class="wp-block-image"><img loading="lazy" src="${o}/wp-content/uploads/2026/02/mara.jpg" alt="Mara Lindqvist beside the window" /></figure><figure class="wp-block-image"><img loading="lazy" src="${o}/wp-content/uploads/2026/02/leaf.png" alt="" /></figure></figure>`,
    ),
    '/journal/': page(
      o,
      '/journal/',
      'Journal',
      `<p>Short notes from the studio about knees, sleep and the weather, written by whoever taught last and had something to say.</p><ul class="wp-block-post-template"><li class="wp-block-post"><h2 class="wp-block-post-title"><a href="${o}/journal/chair-yoga-for-stiff-knees/">Chair yoga for stiff knees</a></h2><div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">Five poses that leave the kneecap alone, in the order in which we teach them on Thursdays.</p><p class="wp-block-post-excerpt__more-text"><a class="wp-block-post-excerpt__more-link" href="${o}/journal/chair-yoga-for-stiff-knees/">Continue reading<span class="screen-reader-text">: “Chair yoga for stiff knees”</span></a></p></div></li></ul><h2 class="wp-block-heading">Write to us</h2><p>If something hurts and you wonder whether to come, ask. Mara answers such questions on Wednesdays, and now and then one of them becomes a note here.</p>`,
    ),
    '/journal/chair-yoga-for-stiff-knees/': page(
      o,
      '/journal/chair-yoga-for-stiff-knees/',
      'Chair yoga for stiff knees',
      `<p>Chair yoga spares stiff knees because the chair carries your weight while the hips and the back move. These are the five poses of our Thursday class, in order.</p><h2 class="wp-block-heading">Before you start</h2><p>Use a chair without wheels and push it against the wall. Sit on the front third of the seat, feet flat, heels under the knees. If the seat is so high that your heels lift, put a book under each foot.</p><h2 class="wp-block-heading">The five poses</h2><ol class="wp-block-list"><li>Seated cat: round the back, then lift the breastbone, eight times.</li><li>Side bend: one hand holds the seat, the other arm goes over the ear.</li><li>Figure four: ankle above the other knee, hand on the shin, never on the kneecap.</li><li>Hamstring: one heel forward, toes up, lean from the hip.</li><li>Rest: forearms on a table, forehead on the arms, three minutes.</li></ol><h2 class="wp-block-heading">When to stop</h2><p>A pull in the muscle is fine and fades within a breath or two. A sharp pain inside the joint is not, and neither is a knee that is warm or swollen the day after. In that case see your doctor first, and come to us when it has calmed down.</p><p>Keywords that people type to find this page have no place in it; the poses do.</p>`,
      '2026-10-09',
    ),
    '/contact/': page(
      o,
      '/contact/',
      'Contact',
      `<p>Text or call (607) 556-0142, write to hello@stillwater.example, or simply come by fifteen minutes before a class.</p><p>118 Prospect Street, second floor, Ithaca, NY 14850. The door beside the bakery; there is an elevator.</p>`,
    ),
  }),
};

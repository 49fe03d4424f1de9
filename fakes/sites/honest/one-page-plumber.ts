import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { rawPage } from '../raw-answers.ts';

export const onePagePlumber: SiteDefinition = {
  name: 'one-page-plumber',
  story:
    'A plumber with a single page in five parts and a menu of anchors; the number twice, once as it is dialled from abroad. No sitemap, and none is needed.',
  expected: [],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile('User-agent: *\nAllow: /\n'),
    '/': rawPage(`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Emergency plumber in Stockport: Kev Doyle Plumbing</title>
<meta name="description" content="Leaks, taps, boilers and bathrooms in Stockport and Marple. Kev answers himself, day and night: £65 call-out, no charge if he cannot help.">
<link rel="canonical" href="${o}/">
<meta property="og:title" content="Kev Doyle Plumbing"><meta property="og:description" content="Plumber in Stockport"><meta property="og:image" content="${o}/van.jpg"><meta property="og:type" content="website"><meta property="og:url" content="${o}/"><meta property="og:site_name" content="Kev Doyle Plumbing">
<link href="https://cdn.example/bootstrap.min.css" rel="stylesheet">
<style>
/* preloader */
#preloader{position:fixed;left:0;top:0;width:100%;height:100%}
.form-messages{display:none}
.reveal{opacity:0;transform:translateY(40px)}
.top-strip a{color:#fff}
</style>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Plumber",
  "name": "Kev Doyle Plumbing",
  "url": "${o}/",
  "logo": "${o}/logo.png",
  "image": "${o}/van.jpg",
  "description": "Plumber in Stockport and Marple",
  "telephone": "+44 161 496 0123",
  "foundingDate": "2009-04",
  "priceRange": "££",
  "areaServed": ["Stockport", "Marple", "Bramhall"],
  "address": {"@type": "PostalAddress", "addressLocality": "Stockport", "postalCode": "SK2 6RS", "addressCountry": "GB"},
  "openingHours": "Mo-Su 00:00-23:59",
  "sameAs": ["https://www.facebook.com/kevdoyleplumbing", "https://www.checkatrade.com/trades/kevdoyle"]
}
</script>
</head>
<body id="top" data-bs-spy="scroll" data-bs-target="#navbar">
<div id="preloader" aria-hidden="true"><div class="spinner-border"><span class="sr-only">Loading...</span></div></div>
<div class="top-strip"><a href="tel:01614960123">0161 496 0123</a></div>
<header><nav id="navbar" class="navbar navbar-expand-lg fixed-top"><a class="navbar-brand" href="#top"><img src="logo.png" alt="Kev Doyle Plumbing" height="40"></a><button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#nav" aria-label="Toggle navigation"></button><div class="collapse navbar-collapse" id="nav"><ul><li><a href="#services">Services</a></li><li><a href="#prices">Prices</a></li><li><a href="#about">About Kev</a></li><li><a href="#reviews">Reviews</a></li><li><a href="#contact">Contact</a></li></ul></div></nav></header>
<main>
<section id="hero"><h1>Emergency plumber in Stockport</h1><p class="lead" style="font-size:1rem;color:inherit;background:inherit">Kev Doyle Plumbing is a one-man plumbing business in Stockport that stops leaks within the hour, day and night, from Heaton Moor to Marple Bridge.</p><a class="btn btn-primary" href="tel:01614960123">Ring Kev</a><p><img src="van.jpg" alt="Kev beside his blue van"></p></section>
<section id="services" class="reveal"><h2>What does Kev do?</h2><div class="row"><div class="card"><i class="fa fa-tint" aria-hidden="true"></i><h3>Leaks and bursts</h3><p>First he turns off the water by telephone with you, then he comes. Nine in ten leaks are mended on the first visit, since the van carries some 400 fittings.</p></div><div class="card"><i class="fa fa-fire" aria-hidden="true"></i><h3>Boilers</h3><p>Repairs and yearly services on Worcester, Vaillant and Ideal. Gas Safe registered, number 512345, which you may look up.</p></div><div class="card"><i class="fa fa-bath" aria-hidden="true"></i><h3>Bathrooms</h3><p>A whole bathroom takes eight to ten working days. Kev does the pipes and the tiles; his brother Sean does the electrics, and he is qualified too.</p></div></div></section>
<section id="prices" class="reveal"><h2>What does it cost?</h2><table class="table"><tr><th>Call-out with the first half hour</th><td>£65</td></tr><tr><th>Each further half hour</th><td>£35</td></tr><tr><th>At night and on Sundays</th><td>£95</td></tr><tr><th>Boiler service</th><td>£80</td></tr></table><p>No VAT is added, because the business is below the threshold. If he cannot help you, there is nothing to pay. Work is guaranteed for two years.</p></section>
<section id="about" class="reveal"><h2>Who is Kev?</h2><p>Kev Doyle learnt his trade at Stockport College, worked eleven years for the water board and has been on his own since 2009. He lives in Offerton with two children and a dog that comes along when it rains.</p></section>
<section id="reviews" class="reveal"><h2>What do people say?</h2><div id="carousel" class="carousel slide" data-bs-ride="carousel"><div class="carousel-inner"><div class="carousel-item active"><blockquote class="blockquote"><p>He talked me through the stopcock at two in the morning and was here before the bucket was full.</p><footer class="blockquote-footer">Janet Moss, Bramhall</footer></blockquote></div><div class="carousel-item"><blockquote class="blockquote"><p>Cheaper than the quote, which has never happened to me before.</p><footer class="blockquote-footer">Imran Shah, Edgeley</footer></blockquote></div></div><button class="carousel-control-prev" type="button" data-bs-target="#carousel" data-bs-slide="prev"><span class="visually-hidden">Previous</span></button></div><p><a href="https://www.checkatrade.com/trades/kevdoyle">212 reviews on Checkatrade</a></p></section>
<section id="contact"><h2>How do you reach him?</h2><p>Ring 0161 496 0123, from abroad +44 161 496 0123, or write to kev@doyle.example. 14 Lisburne Lane, Stockport SK2 6RS.</p><form action="send.php" method="post"><input type="text" name="website" class="d-none" tabindex="-1" autocomplete="off"><div class="form-messages">Your message has been sent. Thank you! Kev will ring you back within two hours, so please keep your telephone near you.</div><label>Name <input name="name"></label><button>Send</button></form></section>
</main>
<footer><p>&copy; <script>document.write(new Date().getFullYear())</script> Kev Doyle Plumbing</p><a href="#top" class="back-to-top"><i class="fa fa-arrow-up"></i><span class="sr-only">Back to top</span></a><a href="https://www.facebook.com/kevdoyleplumbing" aria-label="Facebook"><i class="fab fa-facebook"></i></a></footer>
</body></html>`),
  }),
};

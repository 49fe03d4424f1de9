import type { SiteContext, SiteDefinition } from '../define-site.ts';
import { textFile } from '../define-site.ts';
import { datedSitemap, rawPage } from '../raw-answers.ts';

const page = (o: string, path: string, title: string, desc: string, main: string, extra = '') =>
  rawPage(
    `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${desc}"><link rel="canonical" href="${o}${path}">${extra}</head><body><header><a href="${o}/">Robles Ibarra Abogados</a><nav><a href="${o}/derecho-laboral/">Derecho laboral</a><a href="${o}/herencias/">Herencias</a><a href="${o}/blog/cuanto-tarda-una-herencia/">Blog</a><a href="${o}/contacto/">Contacto</a></nav></header><main>${main}</main><footer><p>Robles Ibarra Abogados, S.L.P. · C/ Colón, 31, 4.º · 46004 Valencia · 963 55 01 84 · NIF B96000000</p><p>© 2012-2026 Robles Ibarra</p></footer></body></html>`,
  );

function markup(node: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
}

export const spanishLawyers: SiteDefinition = {
  name: 'spanish-lawyers',
  story:
    'Two lawyers in Valencia: a phone number without a nought, questions that open with ¿, a byline above the text, an abbreviated street.',
  expected: ['open-graph-incomplete', 'organization-schema-incomplete', 'thin-page'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(
      `User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nSitemap: ${o}/sitemap.xml`,
    ),
    '/sitemap.xml': datedSitemap(o, {
      '/': '2026-10-03',
      '/derecho-laboral/': '2026-05-14',
      '/herencias/': '2026-05-14',
      '/blog/cuanto-tarda-una-herencia/': '2026-10-03',
      '/contacto/': '2026-01-14',
    }),
    '/': page(
      o,
      '/',
      'Abogados laboralistas y de herencias en Valencia',
      'Robles Ibarra es un despacho de abogados de Valencia especializado en derecho laboral y herencias. Primera consulta: 60 €.',
      `<h1>Abogados laboralistas y de herencias en Valencia</h1><p>Robles Ibarra es un despacho de abogados de Valencia que, desde 2012, defiende a trabajadores despedidos y ayuda a las familias a repartir una herencia sin romperse.</p><h2>¿Cuánto cuesta la primera consulta?</h2><p>La primera consulta cuesta 60 € y se descuenta si nos encarga el asunto. Dura unos cuarenta minutos y sale de ella con una respuesta por escrito. En 2025 atendimos 612 consultas; en 188 dijimos que no merecía la pena pleitear.</p><h2>¿Tengo plazo para reclamar un despido?</h2><p>Sí: veinte días hábiles desde el despido, según el <a href="https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430">artículo 59.3 del Estatuto de los Trabajadores</a>. El plazo se detiene al presentar la papeleta de conciliación. Si se le pasa, no hay remedio: llámenos cuanto antes al 963 55 01 84.</p>`,
      markup({
        '@context': 'https://schema.org',
        '@type': 'Attorney',
        name: 'Robles Ibarra Abogados',
        url: `${o}/`,
        telephone: '+34 963550184',
        image: `${o}/d.jpg`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Calle Colón 31, 4º',
          postalCode: '46004',
          addressLocality: 'Valencia',
          addressCountry: 'ES',
        },
      }),
    ),
    '/derecho-laboral/': page(
      o,
      '/derecho-laboral/',
      'Derecho laboral: despidos e indemnizaciones',
      'Despidos, indemnizaciones, acoso y salarios: qué puede reclamar, en qué plazo y cuánto cobra Robles Ibarra en Valencia.',
      `<h1>Derecho laboral</h1><p>Defendemos a trabajadores en despidos, sanciones, impagos y acoso. Cobramos el 12 % de lo que se obtiene, con un mínimo de 400 €.</p><h2>Despido improcedente</h2><p>La indemnización es de 33 días de salario por año trabajado, con un máximo de 24 mensualidades. Para los años anteriores a febrero de 2012 son 45 días. Calculamos la suya en la primera consulta, con las nóminas delante.</p>`,
    ),
    '/herencias/': page(
      o,
      '/herencias/',
      'Herencias y testamentos en Valencia',
      'Aceptar, repartir o impugnar una herencia en Valencia: pasos, plazos, impuestos y honorarios cerrados desde 900 €.',
      `<h1>Herencias</h1><p>Tramitamos herencias completas por un precio cerrado desde 900 €: certificados, inventario, escritura e impuesto de sucesiones.</p><h2>¿Qué plazo hay para el impuesto?</h2><p>Seis meses desde el fallecimiento, prorrogables por otros seis si se pide en los cinco primeros. En la Comunitat Valenciana los hijos tienen una bonificación del 99 %, pero hay que presentar la declaración igualmente.</p>`,
    ),
    '/blog/cuanto-tarda-una-herencia/': page(
      o,
      '/blog/cuanto-tarda-una-herencia/',
      '¿Cuánto tarda una herencia en Valencia?',
      'De tres a nueve meses si hay acuerdo, de dos a cuatro años si no lo hay. Los pasos, con sus plazos reales.',
      `<article><h1>¿Cuánto tarda una herencia?</h1><p class="meta">Por <a rel="author" href="${o}/contacto/">Lucía Robles</a>, abogada · Publicado el 12 de marzo de 2026 · Actualizado el 3 de octubre de 2026</p><p>Una herencia con acuerdo entre los herederos tarda entre tres y nueve meses en Valencia. Sin acuerdo, cuente con dos a cuatro años de juzgado.</p><h2>Los pasos</h2><ol><li>Certificado de defunción: 3 días.</li><li>Certificado de últimas voluntades: 15 días hábiles después.</li><li>Inventario y escritura: de 4 a 8 semanas.</li></ol></article>`,
      markup({
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: '¿Cuánto tarda una herencia?',
        datePublished: '2026-03-12',
        dateModified: '2026-10-03',
        author: { '@type': 'Person', name: 'Lucía Robles' },
        image: `${o}/h.jpg`,
      }),
    ),
    '/contacto/': page(
      o,
      '/contacto/',
      'Contacto: despacho en la calle Colón de Valencia',
      'Llame al 963 55 01 84 o venga a la calle Colón, 31, 4.º, de lunes a viernes de 9:00 a 14:00 y de 16:30 a 19:30.',
      `<h1>Contacto</h1><p>Llame al 963 55 01 84 o venga a la calle Colón, 31, 4.º, en Valencia. Abrimos de lunes a viernes de 9:00 a 14:00 y de 16:30 a 19:30; los viernes por la tarde cerramos.</p><h2>Equipo</h2><p>Lucía Robles (colegiada n.º 12.331) y Mikel Ibarra (colegiado n.º 13.004) fundaron el despacho en 2012.</p>`,
    ),
  }),
};

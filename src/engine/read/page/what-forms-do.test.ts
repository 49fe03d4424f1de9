import { describe, expect, it } from 'vitest';
import { whatFormsDo } from '#engine/read/page/what-forms-do.ts';
import { pageFromHtml } from '#engine/testing/evidence-builder.ts';

const fields = '<input name="name"><input type="email" name="email"><textarea name="message"></textarea>';
const form = (attributes = 'class="contact-form"', button = '<button>Send</button>') =>
  `<main><h1>Contact</h1><form ${attributes}>${fields}${button}</form></main>`;

function told(html: string, ...files: string[]) {
  const { openForms } = pageFromHtml(html, { url: '/contact' });
  return openForms
    ? whatFormsDo({ ...openForms, code: [...openForms.code, ...files] }).map(({ how, says }) => [how, says])
    : [];
}

describe('a form without an address', () => {
  it.each<[string, string, string | null]>([
    [
      'by its class, after checks',
      `const form = document.querySelector('.contact-form');
       if (form) form.addEventListener('submit', (e) => {
         e.preventDefault()
         const name = document.getElementById('name').value.trim()
         if (!name) { alert('Please write your name.'); return; }
         // here the data would go to a server: fetch('/send')
         alert('Thank you! We answer soon.');
         form.reset()
       })`,
      'Thank you! We answer soon.',
    ],
    [
      'in an old form',
      `document.getElementById("contact").onsubmit = function (event) { event.preventDefault(); show("sent"); };
       function show(name) { document.getElementById(name).style.display = "block"; }`,
      null,
    ],
    [
      'of each form, after a pause, and kept in the browser alone',
      `document.querySelectorAll('form').forEach((one) => {
         one.addEventListener('submit', async function send(e) {
           e.preventDefault();
           const data = Object.fromEntries(new FormData(one));
           localStorage.setItem('inquiry', JSON.stringify(data));
           await new Promise((resolve) => setTimeout(resolve, 800));
           note.textContent = 'Message sent. Thank you!';
         });
       });
       const note = document.createElement('p');`,
      'Message sent. Thank you!',
    ],
    [
      'by a library of its own',
      `$(function () { $('#contact').on('submit', function (e) { e.preventDefault(); $('#done').fadeIn(); this.reset(); }); });`,
      null,
    ],
    [
      'beside a script that fetches something else',
      `fetch('/menu.html').then((r) => r.text()).then((t) => { document.body.append(t) });
       document.forms; const f = document.getElementById('contact'); f.addEventListener('submit', stop); function stop(e) { e.preventDefault(); }`,
      null,
    ],
  ])('is told where its script stops it and sends nothing: %s', (_how, script, says) => {
    expect(told(`${form('class="contact-form" id="contact"')}<script>${script}</script>`)).toEqual([['stopped', says]]);
    expect(told(`${form('class="contact-form" id="contact"')}<script src="/main.js"></script>`, script)).toEqual([
      ['stopped', says],
    ]);
  });

  it.each([
    ['onsubmit="event.preventDefault(); alert(\'Thank you for writing\')"', 'Thank you for writing'],
    ['onsubmit="return false"', null],
    ['onsubmit="return done(this)" method="post" action="#"', null],
  ])('is told where its own attribute stops it: %s', (attribute, says) => {
    const script = `<script>function done(f) { f.reset(); return false }</script>`;
    const expected = attribute.includes('done') ? [] : [['stopped', says]];
    expect(told(form(attribute) + script)).toEqual(expected);
  });

  it('is told where no script of the site handles it', () => {
    expect(told(form())).toEqual([['unhandled', null]]);
    expect(
      told(
        `<script src="https://cdn.tailwindcss.com"></script>${form()}<script>let y = new Date().getFullYear()</script>`,
      ),
    ).toEqual([['unhandled', null]]);
  });

  it.each([
    [
      'fetches',
      `f.addEventListener('submit', async (e) => { e.preventDefault(); await fetch(f.dataset.to, { method: 'POST' }); });`,
    ],
    [
      'calls what fetches',
      `f.addEventListener('submit', (e) => { e.preventDefault(); send(); }); const send = () => { api.go() }; const api = { go() { fetch('x') } };`,
    ],
    [
      'opens a mail',
      "f.addEventListener('submit', (e) => { e.preventDefault(); window.location.href = `mailto:a@weber.example?body=${f.message.value}`; });",
    ],
    [
      'opens a messenger',
      "f.addEventListener('submit', (e) => { e.preventDefault(); window.open('https://wa.me/49123?text=' + f.message.value); });",
    ],
    ['calls what is not there', `f.addEventListener('submit', (e) => { e.preventDefault(); sendMessage(f); });`],
    [
      'uses a service',
      `emailjs.init('k'); f.addEventListener('submit', (e) => { e.preventDefault(); emailjs.sendForm('a', 'b', f); });`,
    ],
    [
      'posts by jQuery',
      `$('#contact').submit(function (e) { e.preventDefault(); $.post('/send', $(this).serialize()); });`,
    ],
    [
      'submits it afterwards',
      `f.addEventListener('submit', (e) => { e.preventDefault(); if (ok) f.submit(); }); const ok = true;`,
    ],
    ['is a library’s', `$('#contact').validate({ submitHandler: function (form) { $.ajax({ url: 'x' }); } });`],
    ['sets an address', `f.addEventListener('submit', () => { f.action = where; }); const where = 'send.php';`],
    [
      'imports',
      `import { send } from './send.js'; f.addEventListener('submit', (e) => { e.preventDefault(); send(f); });`,
    ],
    [
      'hands it to another',
      `f.addEventListener('submit', (e) => { e.preventDefault(); worker.postMessage(1); }); const worker = new Worker('w.js');`,
    ],
    ['is cut off', `f.addEventListener('submit', (e) => { e.preventDefault(); `],
    [
      'is of another form',
      `document.getElementById('newsletter').addEventListener('submit', (e) => { e.preventDefault(); });`,
    ],
    ['sends what a button of it does', `document.getElementById('go').addEventListener('click', () => fetch('/x'));`],
  ])('is left alone where a script %s', (_what, script) => {
    const named = `const f = document.getElementById('contact'); ${script}`;
    expect(
      told(`${form('id="contact"')}<script${script.startsWith('import') ? ' type="module"' : ''}>${named}</script>`),
    ).toEqual([]);
  });

  it.each([
    ['one with an address', form('action="/send" method="post"')],
    ['one that a host takes', form('netlify name="contact"')],
    [
      'one that a host takes by a field',
      `<form name="a"><input type="hidden" name="form-name" value="a">${fields}<button>Send</button></form>`,
    ],
    ['one that the server behind the page takes', form('method="post"')],
    ['one that a framework takes', form('@submit.prevent="send"')],
    ['one with a button for a script', form('', '<button onclick="send()">Send</button>')],
    ['a login', '<form><input type="email"><input type="password"><button>Log in</button></form>'],
    ['a search', '<form role="search"><input type="email"><button>Go</button></form>'],
    ['one beside a script of others', `${form()}<script src="https://js.forms.example/v2.js"></script>`],
  ])('is left alone: %s', (_what, html) => {
    expect(told(html)).toEqual([]);
  });
});

describe('a hostile script', () => {
  it.each([
    [
      'one name given a value again and again',
      `${'a=1;'.repeat(12_000)}f.addEventListener('submit',(e)=>{e.preventDefault();${'a;'.repeat(1_000)}})`,
    ],
    ['a chain of values', `${'a='.repeat(20_000)}1`],
    ['arrows in arrows', `${'(a='.repeat(6_000)}1${')=>1'.repeat(6_000)}`],
    ['many that wait', `f.addEventListener('submit',g);`.repeat(2_000)],
    ['classes', 'class A{}'.repeat(6_000)],
    ['marks of quotation', '`${'.repeat(12_000)],
  ])('costs no more than a pass over it: %s', (_what, script) => {
    expect(told(form('id="f"'), script).flat()).not.toContain('stopped');
  });
});

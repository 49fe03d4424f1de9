import { expect, it } from 'vitest';
import { pageStyles, withoutFonts } from './page-styles.ts';

it('keeps what the page names and what needs no class', () => {
  const styles =
    ':root{color:#000}a{color:red}.p-2{padding:2px}.p-20{padding:20px}.m-1,.m-2{margin:1px}.group:hover .x{top:0}';
  expect(pageStyles(styles, '<p class="p-20 m-2">')).toBe(
    ':root{color:#000}a{color:red}.p-20{padding:20px}.m-2{margin:1px}',
  );
});

it('knows names with signs', () => {
  const styles = String.raw`.md\:w-1\/2{width:50%}.\[\&\>p\]\:m-0>p{margin:0}.data-\[state\=open\]\:flex[data-state=open]{display:flex}.w-\[calc\(100\%-1px\)\]{width:1px}`;
  expect(pageStyles(styles, '<p class="md:w-1/2 [&amp;&gt;p]:m-0 data-[state=open]:flex w-[calc(100%-1px)]">')).toBe(
    styles,
  );
});

it('knows names with quotes', () => {
  const styles = String.raw`.before\:content-\[\'“\'\]:before{content:'“'}`;
  expect(pageStyles(styles, '<p class="before:content-[&#x27;“&#x27;]">')).toBe(styles);
});

it('drops a condition or a layer with nothing left in it, and keeps one that only gives an order', () => {
  const styles =
    '@layer base,utilities;@layer utilities{@media print{.a{top:0}.b{top:0}}@media (width>9px){.c{top:0}}}';
  expect(pageStyles(styles, 'class="b"')).toBe('@layer base,utilities;@layer utilities{@media print{.b{top:0}}}');
});

it('drops animations and registered properties that nothing uses any more', () => {
  const styles =
    '.a{animation:1s turn}.b{animation:1s turn-back;--tw-x:1px}@keyframes turn{to{top:0}}@keyframes turn-back{to{top:0}}@property --tw-x{syntax:"*";inherits:false}';
  expect(pageStyles(styles, 'class="a"')).toBe('.a{animation:1s turn}@keyframes turn{to{top:0}}');
});

it('drops variables that nothing reads any more, and those that only they read', () => {
  const styles =
    ':root{--ink:#000;--pale:var(--grey);--grey:#999}@supports (color:red){*{--grey:#888}}a{color:var(--ink)}.b{color:var(--pale)}';
  expect(pageStyles(styles, '')).toBe(':root{--ink:#000}a{color:var(--ink)}');
  expect(pageStyles(styles, 'class="b"')).toBe(styles);
});

it('leaves the stops of an animation and the descriptions of a font alone', () => {
  const styles =
    '@font-face{font-family:Inter;src:url(/a.woff2)}a{animation:1s turn}@keyframes turn{50%{top:0}to{top:1px}}';
  expect(pageStyles(styles, '')).toBe(styles);
});

it('leaves fonts, and conditions with nothing but fonts, out of what comes later', () => {
  const font = '@font-face{font-family:Inter;src:url(/a.woff2)}';
  expect(withoutFonts(`${font}@media (width>=48rem){${font}}a{color:red}`)).toBe('a{color:red}');
});

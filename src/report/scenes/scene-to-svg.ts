import type { Scene, SceneNode, Tone } from './scene.ts';
import { round } from './scene.ts';

export type Theme = 'light' | 'dark' | 'print';

/** The web's tokens as plain colours. Score fills reach 3:1 and text 4.5:1 against `paper`; print is light on white. */
const light: Record<Tone, string> = {
  ink: '#1b1916',
  muted: '#5d574c',
  line: '#c9c2b4',
  soft: '#ece7dc',
  accent: '#1c3f94',
  good: '#2a7d4f',
  fair: '#b07d12',
  poor: '#b3362b',
  paper: '#fbf9f4',
};

export const palettes: Record<Theme, Record<Tone, string>> = {
  light,
  print: { ...light, paper: '#ffffff' },
  dark: {
    ink: '#efeae0',
    muted: '#b3ab9c',
    line: '#57534a',
    soft: '#2f2d28',
    accent: '#a9c0ff',
    good: '#5fbf8b',
    fair: '#e0b04a',
    poor: '#ef7d72',
    paper: '#141310',
  },
};

/** The scene as a self-contained SVG document for the PDF and for pictures. All text is cleaned and escaped. */
export function sceneToSvg(
  scene: Scene,
  { theme, fontFamily, serifFamily = fontFamily }: { theme: Theme; fontFamily: string; serifFamily?: string },
): string {
  const palette = palettes[theme];
  const nodes = scene.nodes.map((node) => nodeToSvg(node, palette, serifFamily)).join('');
  const size = { viewBox: `0 0 ${scene.width} ${scene.height}`, width: scene.width, height: scene.height };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes({ ...size, 'font-family': fontFamily, role: 'img', 'aria-label': scene.description })}>` +
    `<title>${escape(scene.title)}</title><desc>${escape(scene.description)}</desc>${nodes}</svg>`
  );
}

function nodeToSvg(node: SceneNode, palette: Record<Tone, string>, serifFamily: string): string {
  const colour = (tone: Tone | undefined) => tone && palette[tone];
  switch (node.kind) {
    case 'rect':
      return `<rect${attributes({ x: node.x, y: node.y, width: node.width, height: node.height, rx: node.radius, fill: colour(node.fill), 'fill-opacity': node.fillOpacity })}/>`;
    case 'circle':
      return `<circle${attributes({ cx: node.cx, cy: node.cy, r: node.r, fill: colour(node.fill), stroke: colour(node.stroke), 'stroke-width': node.strokeWidth })}/>`;
    case 'path':
      return `<path${attributes({ d: node.d, fill: colour(node.fill) ?? 'none', 'fill-opacity': node.fillOpacity, stroke: colour(node.stroke), 'stroke-width': node.strokeWidth, 'stroke-linecap': node.cap, 'stroke-dasharray': node.dash })}/>`;
    case 'text':
      return `<text${attributes({ x: node.x, y: node.y, 'font-size': node.size, 'font-weight': node.weight, 'font-family': node.face === 'serif' ? serifFamily : undefined, fill: colour(node.fill), 'text-anchor': node.anchor })}>${escape(node.text)}</text>`;
  }
}

const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escape(typeof value === 'number' ? String(round(value)) : String(value))}"`)
    .join('');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** XML 1.0 has no place for control characters, lone surrogates and non-characters: they go, then the rest is escaped. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');

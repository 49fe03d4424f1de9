import type { Element } from '#engine/read/page/dom.ts';

/** One element with what its place on the page means. */
export type Item = {
  element: Element;
  tag: string;
  line: number;
  /** Its place in `items`. */
  index: number;
  parent: Item | null;
  /** Index of the first item after this one's descendants. */
  end: number;
  /** Holds the page's own content; told by `markMainText`. */
  inMain: boolean;
  inNav: boolean;
  inHead: boolean;
  /** Not shown, and nothing on the page opens it. */
  isHidden: boolean;
  /** Menus, banners, forms, side columns and consent boxes: shown, and not what the page is about. */
  isChrome: boolean;
  /** The label of a button, a choice or a field. */
  inControl: boolean;
};

/** `{brand}` and `{contact}` in a text stand for the product's name and its address. */
export type LegalText = {
  title: string;
  description: string;
  summary: string;
  sections: { heading: string; paragraphs: string[] }[];
};

/** Stands for the brand's name while a sentence is looked at; a private-use character that no answer carries on purpose. */
export const nameMark = '\uE000';

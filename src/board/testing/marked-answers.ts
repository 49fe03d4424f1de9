/** Answers of an owner that are known wherever they turn up: by "marked-". */
export const markedAnswers = {
  products: ['marked-product one'],
  keywords: ['marked-keyword'],
  customerQuestions: 'marked-question one?\nmarked-question two?',
  uniqueSellingProps: 'marked-difference',
  targetAudience: 'marked-audience',
  locations: 'Town of marked-stone',
  problemsSolved: 'marked-problem',
  companyDescription: 'marked-description of us',
  brandTerminology: 'marked-term',
};

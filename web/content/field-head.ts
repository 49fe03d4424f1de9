/** Of the page of public figures, which the server draws: also for sitemap.xml and llms.txt. */
export const fieldHead = {
  title: 'How readable is your industry for AI assistants?',
  description:
    'Scores of real websites by industry, with ranges, and what most of them miss. An industry is shown once 30 of its websites were read.',
};

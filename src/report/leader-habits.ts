/** What industry leaders do: shown in the report and on the results screen. */
export const leaderHabits = [
  'They answer a buyer question in the first lines of the page that is about it, in words that make sense alone.',
  'They let search and user-triggered agents of every assistant read their pages, and decide about training separately.',
  'They state facts that can be checked: figures, dates, sources, named authors.',
  'They are described the same way everywhere: on the site, in structured data, in profiles and in directories.',
  'They keep key pages current and show the date of the last real change.',
];

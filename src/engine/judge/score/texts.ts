// What is said where there is no score, as plain data.

export const scoreTexts = {
  notRead: {
    nobody:
      'No language model read your pages, so {count} of our {all} checks is open.|No language model read your pages, so {count} of our {all} checks are open.',
    partly:
      'A language model read {read} of {pages} pages whole, so {count} of our {all} checks is open.|A language model read {read} of {pages} pages whole, so {count} of our {all} checks are open.',
    left: 'We read {read} of the {known} pages that we know, so {count} of our {all} checks is open.|We read {read} of the {known} pages that we know, so {count} of our {all} checks are open.',
    framed:
      'A script writes the frame of your pages, and we did not read all of it, so {count} of our {all} checks is open.|A script writes the frame of your pages, and we did not read all of it, so {count} of our {all} checks are open.',
    undecided:
      'Your text does not decide {count} of our {all} checks.|Your text does not decide {count} of our {all} checks.',
  },
  noRivals:
    'No assistant has told us who is named in your place. Name up to three rivals, and we read their sites by the same rules.',
  unscored: 'We read no page and have no answers from you, so there is no score.',
  frameNotRead: 'A script writes the frame of your pages, and we did not read all of it. It may be there.',
  menuNotRead:
    'A script writes the menu of your home page, and we could not read it there. We do not know all your pages, so your content has no score. List your pages in a sitemap, or let your server send the menu. Then press Check now.',
  thin: 'We have evidence for {share}% of its points, too little for a score.',
  tooLittle:
    'We read {read} of at least {known} pages before our time for this visit ended. Your content has no score until we read three. Press Check now, or ask your host why your pages answer slowly.',
} as const;

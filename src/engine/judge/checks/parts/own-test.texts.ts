// Steps that several own tests share.
export const viewSource = 'View the source of your key pages (Ctrl+U, on a Mac Option+Command+U).';
export const useValidator = 'Enter your home page at validator.schema.org, the free validator of Schema.org.';
export const openRobots = 'Open /robots.txt on your website. It is the file that tells crawlers what they may read.';
export const closesAll = '“Disallow: /” in that group closes the whole website to it.';
export const openChat = 'Open a new chat with {assistants}.';
export const askAsBuyer = 'Ask what a buyer would ask, and repeat it on three days. One answer is chance.';
export const onlyInQuiz = 'Nobody can see this from outside. We ask you in the quiz.';

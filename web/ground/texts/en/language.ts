/** As the web names it: what dates, numbers and plurals follow, and what pages declare. */
export const language = 'en-IN';

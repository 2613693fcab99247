/** As the web names it: dates, numbers and plurals follow it, and pages declare it. */
export const language = 'en-IN';
/** The name of a month in a short date. */
export const shortMonth: 'short' | 'long' = 'short';

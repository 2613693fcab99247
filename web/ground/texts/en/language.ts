/** As the web names it: dates, numbers and plurals follow it, and pages declare it. */
export const language = 'en-IN';
/** How a short date is written: with a short month, or a long one. */
export const shortDate: 'medium' | 'long' = 'medium';

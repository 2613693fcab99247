/** As the web names it: dates, numbers and plurals follow it, and pages declare it. */
export const language = 'en-IN';

/** The language in which the site shows its texts. */
export const shownLanguage = 'en';

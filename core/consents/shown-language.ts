/** The language in which the site shows its texts of law, on pages of other languages too: no translation is agreed. */
export const shownLanguage = 'en-IN';

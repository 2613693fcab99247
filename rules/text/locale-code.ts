/** The code of a locale's language, of two letters or three. */
export const localeCode = (locale: string): string => locale.replace(/-.*/, '');

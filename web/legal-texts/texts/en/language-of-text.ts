/** Above a text of law on a page of another language. */
export const languageOfTextTexts = {
  inEnglish: 'This text is in English. Its translation has not been agreed yet, so the English text holds.',
};

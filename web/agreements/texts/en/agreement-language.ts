/** About the language in which an agreement is written and signed. */
export const agreementLanguageTexts = {
  label: 'Language of the agreement',
  hint: 'Both sides sign the text in this language, and it alone counts. Once both have signed, it stays.',
  names: { en: 'English', hi: 'Hindi', mr: 'Marathi' } as Record<string, string>,
  writtenIn: (language: string) => `Written in ${language}`,
  help: 'Help to read. Not what you sign.',
  canRead: (language: string) => `I can read ${language}, or it was read to me.`,
};

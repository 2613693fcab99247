export const readerLanguageTexts = {
  label: 'Language of the email',
} as const;

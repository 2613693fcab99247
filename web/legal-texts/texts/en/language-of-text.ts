/** Above a text of law: in which language it stands, and which counts. */
export const languageOfTextTexts = {
  inEnglish: 'This text is in English. Its translation has not been agreed yet, so the English text holds.',
  equal: (count: number) =>
    count === 2
      ? 'These two texts are equal. Where they differ, the one that is better for you counts.'
      : count === 3
        ? 'These three texts are equal. Where they differ, the one that is better for you counts.'
        : `These ${count} texts are equal. Where they differ, the one that is better for you counts.`,
  others: 'The same text in another language',
};

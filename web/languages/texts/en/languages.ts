export const languageTexts = {
  title: 'Language',
  description: 'Choose the language of your pages and emails.',
  facts: 'The language of your pages and emails',
  choose: 'Choose your language',
  how: 'Your pages and emails are in this language from now on. What other members write stays as they wrote it.',
  howGuest: 'This browser keeps your choice for one year, in a cookie.',
  done: 'Your language is saved.',
} as const;

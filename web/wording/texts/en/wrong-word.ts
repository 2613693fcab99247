import { wordingLimits } from '#contract/wording/limits.ts';

export const wrongWordTexts = {
  title: 'Wrong word?',
  description: 'Tell us which words read wrong, and better ones.',
  intro: 'Copy the words that read wrong, and write better ones. You need no account.',
  words: 'The words as you read them',
  wordsHint: 'Leave out names and numbers of people.',
  better: 'Better words',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Thank you. Our staff read it.',
  how: `We store the words, the language and the kind of page, and nothing about you. We delete them after ${wordingLimits.keptDays} days. You can send ${wordingLimits.aDay} a day.`,
} as const;

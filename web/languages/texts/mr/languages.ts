import type { Translated } from '#rules/text/translated.ts';
import type { languageTexts as english } from '../en/languages.ts';

export const languageTexts = {
  title: 'भाषा',
  description: 'तुमच्या पानांची आणि ईमेलची भाषा निवडा.',
  facts: 'तुमच्या पानांची आणि ईमेलची भाषा',
  choose: 'तुमची भाषा निवडा',
  how: 'आतापासून तुमची पाने आणि ईमेल या भाषेत असतील. इतर सदस्य जे लिहितात ते त्यांनी लिहिले तसेच राहते.',
  howGuest: 'हा ब्राउझर तुमची निवड एक वर्ष एका कुकीमध्ये ठेवतो.',
  done: 'तुमची भाषा जतन झाली आहे.',
} satisfies Translated<typeof english>;

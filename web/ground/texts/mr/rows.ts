import type { Translated } from '#rules/text/translated.ts';
import type { rowTexts as english } from '../en/rows.ts';

export const rowTexts = {
  turn: 'आता तुम्ही',
  waiting: 'वाट पाहत आहे',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import type { rowTexts as english } from '../en/rows.ts';

export const rowTexts = {
  turn: 'आपकी बारी',
  waiting: 'इंतज़ार में',
} satisfies Translated<typeof english>;

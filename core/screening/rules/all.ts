import { devanagari } from './devanagari.ts';
import { fees } from './fees.ts';
import { identity } from './identity.ts';
import { latinLetters } from './latin-letters.ts';
import { leadingAway } from './leading-away.ts';
import { money } from './money.ts';
import type { Rule } from './rule.ts';

export const rules: readonly Rule[] = [
  ...money,
  ...fees,
  ...identity,
  ...leadingAway,
  ...devanagari,
  ...latinLetters,
];

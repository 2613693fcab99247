import type { Translated } from '#rules/text/translated.ts';
import type { firstStepsTexts as english } from '../en/first-steps-title.ts';

export const firstStepsTexts = {
  title: 'तुमची पहिली पावले',
  putAway: 'माझ्यासाठी नाही',
} satisfies Translated<typeof english>;

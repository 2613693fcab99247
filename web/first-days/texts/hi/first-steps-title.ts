import type { Translated } from '#rules/text/translated.ts';
import type { firstStepsTexts as english } from '../en/first-steps-title.ts';

export const firstStepsTexts = {
  title: 'आपके पहले क़दम',
  putAway: 'मेरे लिए नहीं',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import type { verificationRowTexts as english } from '../en/row.ts';

export const verificationRowTexts = {
  title: 'पडताळणी',
  facts: 'तुमच्याबद्दल इतर लोक कशावर विश्वास ठेवू शकतात',
} satisfies Translated<typeof english>;

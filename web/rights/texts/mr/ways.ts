import type { Translated } from '#rules/text/translated.ts';
import type { wayTexts as english } from '../en/ways.ts';

export const wayTexts = {
  complain: 'तक्रार करा',
  withoutAccount: 'साइन इन न करता तुमच्या डेटाबद्दल विचारा',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import type { mentoringElsewhereTexts as english } from '../en/elsewhere.ts';

export const mentoringElsewhereTexts = {
  title: 'मेंटरिंग',
  facts: 'तुमची सेशन, याद्या, आणि मेंटर म्हणून तुमचे पान',
} satisfies Translated<typeof english>;

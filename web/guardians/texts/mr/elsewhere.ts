import type { Translated } from '#rules/text/translated.ts';
import type { guardianElsewhereTexts as english } from '../en/elsewhere.ts';

export const guardianElsewhereTexts = {
  steps: 'तुमचे आई, वडील किंवा पालक काय करू शकतात ते पाहा',
} satisfies Translated<typeof english>;

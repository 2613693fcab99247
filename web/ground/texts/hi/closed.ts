import type { Translated } from '#rules/text/translated.ts';
import type { closedTexts as english } from '../en/closed.ts';

export const closedTexts = {
  until: (opens) => `${opens} तब तक आप ये कर सकते हैं:`,
} satisfies Translated<typeof english>;

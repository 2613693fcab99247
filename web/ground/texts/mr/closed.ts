import type { Translated } from '#rules/text/translated.ts';
import type { closedTexts as english } from '../en/closed.ts';

export const closedTexts = {
  until: (opens) => `${opens} तोपर्यंत तुम्ही हे करू शकता:`,
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import type { findTexts as english } from '../en/find.ts';

export const findTexts = {
  title: 'शोधा',
  tabs: 'काय शोधायचे',
  people: 'लोक',
} satisfies Translated<typeof english>;

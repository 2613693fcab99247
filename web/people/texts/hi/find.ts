import type { Translated } from '#rules/text/translated.ts';
import type { findTexts as english } from '../en/find.ts';

export const findTexts = {
  title: 'खोजें',
  tabs: 'क्या खोजना है',
  people: 'लोग',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import type { profileElsewhereTexts as english } from '../en/elsewhere.ts';

export const profileElsewhereTexts = {
  complete: 'तुमचे प्रोफाइल पूर्ण करा',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import type { profileElsewhereTexts as english } from '../en/elsewhere.ts';

export const profileElsewhereTexts = {
  complete: 'अपनी प्रोफ़ाइल पूरी करें',
} satisfies Translated<typeof english>;

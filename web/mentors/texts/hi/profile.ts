import type { Translated } from '#rules/text/translated.ts';
import type { profileMentorTexts as english } from '../en/profile.ts';

export const profileMentorTexts = {
  title: 'इन विषयों में मेंटर',
  how: 'यहाँ मेंटरिंग कैसे होती है',
} satisfies Translated<typeof english>;

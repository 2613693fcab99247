import type { Translated } from '#rules/text/translated.ts';
import type { profileMentorTexts as english } from '../en/profile.ts';

export const profileMentorTexts = {
  title: 'या विषयांत मेंटर',
  how: 'इथे मेंटरिंग कसे चालते',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { amendmentNote as english } from '../en/amendment-note.ts';

export const amendmentNote = {
  title: 'संशोधन',
  notTakenOver: 'कंपनी ने इसे अपने ऊपर नहीं लिया है।',
  isWaiting: (at: string) => `एक संशोधन ${moment(at)} तक आपके जवाब या हस्ताक्षर का इंतज़ार कर रहा है।`,
} satisfies Translated<typeof english>;

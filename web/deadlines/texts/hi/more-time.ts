import type { Translated } from '#rules/text/translated.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import type { moreTimeTexts as english } from '../en/more-time.ts';

export const moreTimeTexts = {
  pageTitle: 'और समय माँगें',
  description: 'एक बार, कारण के साथ, जिसे दूसरा पक्ष पढ़ेगा।',
  why: (dueAt) =>
    `इसे ${shortDay(dueAt)} तक करना है। आप एक बार, ज़्यादा से ज़्यादा 7 दिन और माँग सकते हैं। दूसरा पक्ष कारण पढ़ेगा।`,
  days: 'कितने दिन और?',
  daysHint: '1 से 7 तक।',
  reason: 'क्यों?',
  reasonHint: 'एक या दो वाक्य, ज़्यादा से ज़्यादा 300 अक्षर।',
  save: 'और समय माँगें',
  saving: 'माँगा जा रहा है...',
  closed: 'यहाँ और समय नहीं माँगा जा सकता: वह पहले ही माँगा गया, या माँगा नहीं जा सकता।',
  saved: 'आपको और समय मिल गया है। दूसरा पक्ष कारण पढ़ सकता है।',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { amendmentNote as english } from '../en/amendment-note.ts';

export const amendmentNote = {
  title: 'दुरुस्ती',
  notTakenOver: 'कंपनीने हे स्वतःकडे घेतलेले नाही.',
  isWaiting: (at: string) => `एक दुरुस्ती ${moment(at)} पर्यंत तुमच्या उत्तराची किंवा सहीची वाट पाहत आहे.`,
} satisfies Translated<typeof english>;

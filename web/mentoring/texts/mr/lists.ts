import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { waitingListTexts as english } from '../en/lists.ts';

export const waitingListTexts = {
  title: 'वेटिंग लिस्ट',
  none: 'तुम्ही कोणत्याही वेटिंग लिस्टमध्ये नाही.',
  noneHow: 'मेंटरकडे मोकळी वेळ नसेल, तिथे पुढची मोकळी वेळ कळवा असे तुम्ही आम्हाला सांगू शकता.',
  find: 'मेंटर शोधा',
  until: (until) => `${moment(until)} पर्यंत`,
  how: 'वेळ मोकळी झाली की आम्ही तुम्हाला एकदा कळवतो. ती वेळ तुमच्यासाठी राखून ठेवली जात नाही.',
  leave: (name) => (name ? `${name} यांची वेटिंग लिस्ट सोडा` : 'या मेंटरची वेटिंग लिस्ट सोडा'),
  leaveShort: 'वेटिंग लिस्ट सोडा',
} satisfies Translated<typeof english>;

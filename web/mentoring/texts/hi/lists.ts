import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { waitingListTexts as english } from '../en/lists.ts';

export const waitingListTexts = {
  title: 'वेटिंग लिस्ट',
  none: 'आप किसी वेटिंग लिस्ट में नहीं हैं।',
  noneHow: 'जिन मेंटर के पास कोई ख़ाली समय न हो, उनके अगले ख़ाली समय की ख़बर आप हमसे माँग सकते हैं।',
  find: 'मेंटर खोजें',
  until: (until) => `${moment(until)} तक`,
  how: 'समय ख़ाली होने पर हम आपको एक बार बताते हैं। वह समय आपके लिए रोककर नहीं रखा जाता।',
  leave: (name) => (name ? `${name} की वेटिंग लिस्ट छोड़ें` : 'इन मेंटर की वेटिंग लिस्ट छोड़ें'),
  leaveShort: 'वेटिंग लिस्ट छोड़ें',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { notificationTexts as english } from '../en/notifications.ts';

export const notificationTexts = {
  pageTitle: 'सूचना',
  description: 'इतरांनी केलेल्या, तुमच्यासाठी महत्त्वाच्या गोष्टी.',
  turns: (count) =>
    plural(count, {
      one: (shown) => `${shown} काम तुम्ही करायचे आहे`,
      other: (shown) => `${shown} कामे तुम्ही करायची आहेत`,
    }),
  unnamed: 'एक सदस्य',
  unread: 'नवीन',
  markRead: 'वाचले असे नोंदवा',
  markReadNamed: (line) => `वाचले असे नोंदवा: ${line}`,
  markAll: 'सर्व वाचले असे नोंदवा',
  marking: 'जतन होत आहे...',
  none: 'अजून काही नाही. तुमची टीम, तुम्ही फॉलो करत असलेला प्रकल्प किंवा तुम्ही ज्यांची वाट पाहत आहात ते सदस्य काही करतात तेव्हा तुम्ही ते इथे वाचता.',
  begin: 'फॉलो करण्यासाठी प्रकल्प शोधा',
  older: 'जुन्या',
  choose: 'आम्ही तुम्हाला काय ईमेल करावे ते निवडा',
} satisfies Translated<typeof english>;

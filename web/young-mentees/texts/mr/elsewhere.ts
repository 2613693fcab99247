import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { youngElsewhereTexts as english } from '../en/elsewhere.ts';

export const youngElsewhereTexts = {
  desk: '18 वर्षांखालील मेंटरिंग',
  mentors: '18 वर्षांखालील सदस्यांसाठी मेंटर',
  askMentor: '18 वर्षांखालील सदस्यांच्या मेंटरला विचारा',
  noYes: 'आधी तुमच्या पालकांची संमती हवी',
  guardian: (member) =>
    `तुम्ही यालाही संमती दिली, तर ${member} मंजुरी मिळालेल्या मेंटरना लेखी विचारू शकतात. तुम्ही सर्व काही वाचता.`,
  toGuardian: 'लेखी मेंटरिंग',
  ownMentorPage: '18 वर्षांखालील सदस्य',
  ownMentorFacts: 'लेखी सेशन आणि लेखी परीक्षण. यासाठी एक घोषणापत्र आणि दोन रेफरन्स हवेत',
  facts: (mentors, toSend) =>
    toSend > 0
      ? plural(toSend, {
          one: (shown) => `तुम्ही आता ${shown} विनंती पाठवू शकता`,
          other: (shown) => `तुम्ही आता ${shown} विनंत्या पाठवू शकता`,
        })
      : plural(mentors, { one: (shown) => `${shown} मेंटर`, other: (shown) => `${shown} मेंटर` }),
} satisfies Translated<typeof english>;

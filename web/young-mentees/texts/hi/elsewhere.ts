import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { youngElsewhereTexts as english } from '../en/elsewhere.ts';

export const youngElsewhereTexts = {
  desk: '18 साल से कम उम्र में मेंटरिंग',
  mentors: '18 साल से कम उम्र के सदस्यों के मेंटर',
  askMentor: '18 साल से कम उम्र के सदस्यों के मेंटर से पूछें',
  noYes: 'पहले आपके अभिभावक की सहमति चाहिए',
  guardian: (member) =>
    `अगर आप इसके लिए भी सहमति दें, तो ${member} मंज़ूरी पाए मेंटर से लिखकर पूछ सकते हैं। आप सब कुछ पढ़ते हैं।`,
  toGuardian: 'लिखित मेंटरिंग',
  ownMentorPage: '18 साल से कम उम्र के सदस्य',
  ownMentorFacts: 'लिखकर सेशन और लिखित समीक्षा। इसके लिए एक घोषणापत्र और दो रेफ़रेंस चाहिए',
  facts: (mentors, toSend) =>
    toSend > 0
      ? plural(toSend, {
          one: (shown) => `आप अभी ${shown} अनुरोध भेज सकते हैं`,
          other: (shown) => `आप अभी ${shown} अनुरोध भेज सकते हैं`,
        })
      : plural(mentors, { one: (shown) => `${shown} मेंटर`, other: (shown) => `${shown} मेंटर` }),
} satisfies Translated<typeof english>;

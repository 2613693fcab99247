import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import type { titleTexts as english } from '../en/titles.ts';

export const titleTexts = {
  title: 'सह-संस्थापक',
  description: 'टीममधील कोण स्वतःला सह-संस्थापक म्हणतात.',
  what: `प्रस्ताव एक ओनर देतात. त्या सदस्याकडे आणि प्रत्येक दुसऱ्या सह-संस्थापकाकडे स्वीकारण्यासाठी ${limits.answerDays} दिवस असतात. अजून कोणाकडेही हे पद नसेल, तर त्यांच्याऐवजी दुसरे ओनर ते स्वीकारतात. उत्तर आले नाही, तर पद नाकारले असे धरले जाते.`,
  free: 'सदस्य स्वतःसाठी जे पद लिहितात, ते तसेच राहते. त्यावर तारीख नसते.',
  since: (on) => `${day(on)} पासून सह-संस्थापक. हे ते स्वतः सांगतात.`,
  asked: (accepted, needed) => `प्रस्तावित: ${needed} पैकी ${accepted} जणांनी स्वीकारले आहे.`,
  until: (at) => `${moment(at)} पर्यंत उत्तर द्या.`,
  propose: 'सह-संस्थापक म्हणून सुचवा',
  proposeNamed: (name) => `सह-संस्थापक म्हणून सुचवा: ${name}`,
  yes: 'हो, सह-संस्थापक',
  no: 'नाही',
  takeOff: 'माझे पद काढा',
  report: 'हे पद रिपोर्ट करा',
  self: 'तुम्ही',
  unnamed: 'एक सदस्य',
  done: {
    proposed: 'पदाचा प्रस्ताव दिला आहे.',
    answered: 'तुमचे उत्तर नोंदले आहे.',
    takenOff: 'तुमचे पद काढले आहे.',
  } as Record<string, string>,
} satisfies Translated<typeof english>;

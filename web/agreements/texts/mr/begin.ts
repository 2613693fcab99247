import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { agreementBeginTexts as english } from '../en/begin.ts';

export const agreementBeginTexts = {
  begin: {
    title: 'करार सुरू करा',
    description: 'टीममधील सदस्याशी, किंवा तुम्ही स्वीकारलेल्या अर्जदाराशी.',
    who: 'कोणाशी?',
    how: 'मसुदा तुम्ही लिहिता; तुम्ही प्रस्ताव दिल्यावर ते तो वाचतात. टप्पे, मूल्ये आणि शेअरचे वचन त्यात सांगितले जाते.',
    act: 'मसुदा सुरू करा',
    noTeam: 'टीममध्ये अजून दुसरे कोणी नाही. लोकांना बोलवा, किंवा एखादा अर्ज स्वीकारा.',
    choose: 'निवडा',
  },
  pool: {
    title: 'कशाचे वचन देता येते',
    short: 'पूल',
    description: 'कंपनीची आणि पूलची युनिट.',
    how: 'पूल प्रकल्पाचा आहे. प्रत्येक बदल ही स्वतंत्र आवृत्ती असते, आणि ज्या आवृत्तीवर सही झाली तीच करारात येते. वचन असलेल्या प्रत्येक सदस्याला आम्ही बदल कळवतो.',
    taken: (units: string) => `सुरू झालेल्या टप्प्यांकडे ${units} युनिट आहेत.`,
    version: (at: number, set: string) => `आवृत्ती ${at}, ${day(set)} रोजी नोंदवली.`,
    save: 'नोंदवा',
    saved: 'नोंदवले.',
    closed: 'आधी प्रकल्प प्रकाशित करा.',
  },
} satisfies Translated<typeof english>;

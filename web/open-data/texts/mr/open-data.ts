import type { Translated } from '#rules/text/translated.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';
import { site } from '#web/ground/texts/mr/site.ts';
import type { openDataTexts as english } from '../en/open-data.ts';

export const openDataTexts = {
  title: 'ओपन डेटा',
  description: 'सर्व खुल्या संधी फाइलच्या रूपात, सर्वांना वापरण्यासाठी, दर रात्री नवीन.',
  lead: `${site.name} वरील सर्व खुल्या संधी फाइलच्या रूपात, ज्या कोणीही वापरू शकते. त्या दर रात्री नव्याने तयार होतात.`,
  keywords: 'इंटर्नशिप, नोकरी, स्टार्टअप प्रकल्प, सह-संस्थापक, भारत',
  files: 'फाइल',
  none: 'पहिल्या फाइल आज रात्री तयार होतील.',
  about: {
    'opportunities.csv': 'सर्व खुल्या संधी, तक्त्यात.',
    'opportunities.ndjson': 'तेच, प्रत्येक संधी JSON च्या एका ओळीत.',
    'job-postings.ndjson': 'इंटर्नशिप आणि नोकऱ्या schema.org च्या JobPosting या रूपात, प्रत्येक JSON च्या एका ओळीत.',
  },
  made: ({ entries, size, madeAt }) =>
    `${number(entries)} नोंदी · ${number(Math.ceil(size / 1000))} kB · ${moment(madeAt)} रोजी तयार`,
  how: 'फाइलमध्ये',
  rules: [
    'नाव, प्रकल्प, प्रकार, कौशल्ये, जिल्हा, पैसे, इक्विटी (हो किंवा नाही), कॉलेज क्रेडिट आणि शैक्षणिक संस्थेने ते नक्की केले आहे का, तारखा, लिंक आणि मजकुराची पहिली 500 अक्षरे.',
    'कोणत्याही फाइलमध्ये सदस्याचे नाव नसते.',
    'प्रकल्प त्याच्या संधी कार्ड आणि ओपन डेटामधून काढू शकतो. मग पुढच्या फाइलमध्ये त्या नसतात.',
    'तक्त्यात, स्प्रेडशीट ज्या मजकुराचा हिशेब करेल त्या मजकुराआधी एक अपॉस्ट्रॉफी असते.',
  ],
  licence: {
    name: 'CC BY 4.0: तुम्ही आमचे नाव सांगितले, तर तुम्ही फाइल वापरू शकता आणि इतरांना देऊ शकता.',
    address: 'https://creativecommons.org/licenses/by/4.0/',
  },
  also: 'तुम्ही हेही घेऊ शकता:',
  card: 'तुमच्या साइटवर कार्ड किंवा फीड',
  unknown: 'अशी कोणतीही फाइल नाही.',
} satisfies Translated<typeof english>;

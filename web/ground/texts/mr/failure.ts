import { rightsPaths } from '#contract/rights/paths.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { failure as english } from '../en/failure.ts';

export const failure = {
  missing: {
    title: 'या पत्त्यावर काहीही नाही',
    text: 'लिंक कदाचित अर्धवट असेल. मुख्य पानावरून सर्व काही सापडते.',
  },
  gone: {
    title: 'या पत्त्यावर काहीही नाही',
    text: 'ते बंद झाले असेल, हटवले असेल किंवा तुम्हाला पाहण्यासाठी नसेल, किंवा लिंक अर्धवट असेल.',
  },
  fault: {
    title: 'हे पान चालले नाही',
    text: 'तुमचे कनेक्शन तपासा आणि पान पुन्हा लोड करा. तरीही झाले नाही, तर कृपया तक्रार करा.',
  },
  away: {
    title: 'हे आम्ही आत्ता दाखवू शकत नाही',
    text: 'तुमचे काहीही हरवलेले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
  closed: 'हे अजून तुमच्यासाठी खुले नाही',
  ways: [
    { to: rightsPaths.complain, label: 'तक्रार करा' },
    { to: rightsPaths.withoutAccount, label: 'तुमच्या डेटाबद्दल विचारा' },
  ],
  retry: 'पुन्हा प्रयत्न करा',
  home: 'मुख्य पानावर जा',
  today: '“आज” पानावर जा',
  unreachable: 'आम्हाला Saharambh पर्यंत पोहोचता आले नाही. कृपया तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  garbled: 'Saharambh आत्ता नीट उत्तर देत नाही. कृपया पुन्हा प्रयत्न करा.',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import { site } from '#web/ground/texts/mr/site.ts';
import type { embedTexts as english } from '../en/embed.ts';

export const embedTexts = {
  link: 'तुमच्या स्वतःच्या साइटवर संधी: एक कार्ड आणि फीड',
  title: 'तुमच्या साइटवर संधी',
  description: 'तुमच्या स्वतःच्या पानासाठी खुल्या संधींचे कार्ड, आणि प्रोग्रामसाठी फीड.',
  lead: 'कॉलेज आणि समूह त्यांच्या पानांवर खुल्या संधी दाखवू शकतात.',
  choose: 'संधी निवडा',
  show: 'किती',
  make: 'कार्ड तयार करा',
  unknownPlace: 'हे ठिकाण आम्हाला माहीत नाही. शहर, जिल्हा किंवा पिन कोड लिहा.',
  nowhere: 'या अंतरासाठी एक ठिकाण लिहा.',
  longSkill: 'कौशल्य कमी शब्दांत लिहा.',
  copy: 'हे तुमच्या पानात कॉपी करा',
  frame: (address) =>
    `<iframe src="${address.replaceAll('&', '&amp;')}" title="${site.name} वरील संधी" width="100%" height="480" loading="lazy" style="border:0"></iframe>`,
  nothing: 'कार्डमध्ये स्क्रिप्ट नाहीत आणि ते कुकी ठेवत नाही. ते किती वेळा पाहिले गेले, हे आम्ही मोजत नाही.',
  looks: 'ते कसे दिसते ते पाहा',
  feeds: 'फीड',
  feedsHow:
    'प्रोग्राम याच संधी चार रूपांत वाचू शकतात. फीडमध्ये शोधाचे फिल्टर वापरता येतात; ते त्याच्या पत्त्याच्या शेवटी लिहायचे, जसे “?kind=Internship”. प्रत्येक प्रकल्पाचेही हे फीड आहेत.',
  forms: { atom: 'Atom', rss: 'RSS', json: 'JSON फीड', ics: 'कॅलेंडर' },
  all: 'सर्व खुल्या संधी इथेही आहेत:',
  data: 'ओपन डेटा',
} satisfies Translated<typeof english>;

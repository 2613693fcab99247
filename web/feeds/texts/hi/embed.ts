import type { Translated } from '#rules/text/translated.ts';
import { site } from '#web/ground/texts/hi/site.ts';
import type { embedTexts as english } from '../en/embed.ts';

export const embedTexts = {
  link: 'आपकी अपनी साइट पर अवसर: एक कार्ड और फ़ीड',
  title: 'आपकी साइट पर अवसर',
  description: 'आपके अपने पेज के लिए खुले अवसरों का कार्ड, और प्रोग्राम के लिए फ़ीड।',
  lead: 'कॉलेज और समूह अपने पेज पर खुले अवसर दिखा सकते हैं।',
  choose: 'अवसर चुनें',
  show: 'कितने',
  make: 'कार्ड बनाएँ',
  unknownPlace: 'हमें यह जगह नहीं पता। कोई शहर, ज़िला या पिन कोड लिखें।',
  nowhere: 'इस दूरी के लिए एक जगह लिखें।',
  longSkill: 'हुनर छोटा लिखें।',
  copy: 'इसे अपने पेज में कॉपी करें',
  frame: (address) =>
    `<iframe src="${address.replaceAll('&', '&amp;')}" title="${site.name} पर अवसर" width="100%" height="480" loading="lazy" style="border:0"></iframe>`,
  nothing: 'कार्ड में कोई स्क्रिप्ट नहीं है और यह कोई कुकी नहीं रखता। हम नहीं गिनते कि इसे कितनी बार देखा गया।',
  looks: 'देखें कि यह कैसा दिखता है',
  feeds: 'फ़ीड',
  feedsHow:
    'प्रोग्राम यही अवसर चार रूपों में पढ़ सकते हैं। फ़ीड में खोज के फ़िल्टर लगते हैं, जो उसके पते के पीछे लिखे जाते हैं, जैसे “?kind=Internship”। हर प्रोजेक्ट की भी ये फ़ीड हैं।',
  forms: { atom: 'Atom', rss: 'RSS', json: 'JSON फ़ीड', ics: 'कैलेंडर' },
  all: 'सभी खुले अवसर यहाँ भी हैं:',
  data: 'ओपन डेटा',
} satisfies Translated<typeof english>;

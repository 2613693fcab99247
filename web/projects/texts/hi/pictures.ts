import type { Translated } from '#rules/text/translated.ts';
import type { pictureTexts as english } from '../en/pictures.ts';

export const pictureTexts = {
  pageTitle: 'कवर',
  description: 'वह तस्वीर जो प्रोजेक्ट की पहचान है।',
  intro: 'पेज पर और सूचियों में आपके प्रोजेक्ट की पहचान उसका कोलम है, या आपकी अपनी कोई तस्वीर।',
  isKolam: 'अभी यह उसका कोलम है।',
  cover: 'कवर के लिए तस्वीर',
  replace: 'कवर के लिए दूसरी तस्वीर',
  change: 'कवर बदलें',
  ofNote: 'इस नोट के लिए तस्वीर',
  pictures: (count, most) => `तस्वीरें (${most} में से ${count})`,
  fileHint: (megabytes) =>
    `JPEG, PNG या WebP, ${megabytes} MB तक। यह कहाँ और किससे खींची गई, यह जानकारी नहीं रखी जाती।`,
  send: 'तस्वीर जोड़ें',
  alt: 'इसमें क्या दिखता है?',
  altHint: 'स्क्रीन रीडर इसे उन लोगों को पढ़कर सुनाते हैं जो तस्वीर नहीं देख पाते।',
  unsaid: 'अभी तक किसी ने इस तस्वीर का वर्णन नहीं किया है',
  unsaidOfNote: (day, at) => `${day} के नोट की तस्वीर ${at}`,
  unsaidCover: (name) => `${name} की चुनी हुई तस्वीर`,
  save: 'सहेजें',
  remove: 'तस्वीर हटाएँ',
  done: {
    pictured: 'तस्वीर आ गई है। जो लोग इसे नहीं देख पाते, उनके लिए इसका वर्णन करें।',
    described: 'सहेजा गया।',
    unpictured: 'तस्वीर हट गई है।',
  },
} satisfies Translated<typeof english>;

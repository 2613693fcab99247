import type { Translated } from '#rules/text/translated.ts';
import type { pictureTexts as english } from '../en/pictures.ts';

export const pictureTexts = {
  pageTitle: 'कव्हर',
  description: 'प्रकल्पाची ओळख असलेले चित्र.',
  intro: 'पानावर आणि यादींमध्ये तुमच्या प्रकल्पाची ओळख म्हणजे त्याचा कोलम, किंवा तुमचे स्वतःचे चित्र.',
  isKolam: 'सध्या तो त्याचा कोलम आहे.',
  cover: 'कव्हरसाठी चित्र',
  replace: 'कव्हरसाठी दुसरे चित्र',
  change: 'कव्हर बदला',
  ofNote: 'या टिपेसाठी चित्र',
  pictures: (count, most) => `चित्रे (${most} पैकी ${count})`,
  fileHint: (megabytes) =>
    `JPEG, PNG किंवा WebP, ${megabytes} MB पर्यंत. ते कुठे आणि कशाने काढले ही माहिती ठेवली जात नाही.`,
  send: 'चित्र जोडा',
  alt: 'त्यात काय दिसते?',
  altHint: 'ज्यांना चित्र दिसत नाही त्यांना स्क्रीन रीडर हे वाचून दाखवतात.',
  unsaid: 'अजून कोणीही या चित्राचे वर्णन केलेले नाही',
  unsaidOfNote: (day, at) => `${day} या दिवसाच्या टिपेचे चित्र ${at}`,
  unsaidCover: (name) => `${name} या प्रकल्पाने निवडलेले चित्र`,
  save: 'जतन करा',
  remove: 'चित्र काढून टाका',
  done: {
    pictured: 'चित्र आले आहे. ज्यांना ते दिसत नाही त्यांच्यासाठी त्याचे वर्णन करा.',
    described: 'जतन केले.',
    unpictured: 'चित्र काढून टाकले आहे.',
  },
} satisfies Translated<typeof english>;

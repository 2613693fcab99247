import type { Translated } from '#rules/text/translated.ts';
import type { organisationPictureTexts as english } from '../en/picture.ts';

export const organisationPictureTexts = {
  pageTitle: 'चित्र',
  description: 'संस्थेची ओळख असलेले चित्र.',
  intro: 'चित्र तुमच्या संस्थेच्या पानावर सर्वात वर असते, जसे तुमचे गेट किंवा तुमची पाटी.',
  none: 'सध्या चित्र नाही: त्याजागी एक कोलम आहे.',
  add: 'पानासाठी चित्र',
  replace: 'पानासाठी दुसरे चित्र',
  up: 'संस्था',
} satisfies Translated<typeof english>;

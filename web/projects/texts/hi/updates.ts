import type { Translated } from '#rules/text/translated.ts';
import type { updateTexts as english } from '../en/updates.ts';

export const updateTexts = {
  pageTitle: 'अपडेट',
  description: 'टीम ने अपने प्रोजेक्ट के बारे में क्या लिखा है।',
  write: 'नया क्या है?',
  writeHint: 'एक छोटा नोट, जो तारीख के साथ प्रोजेक्ट के पेज पर दिखेगा।',
  send: 'पेज पर डालें',
  sent: 'अब यह पेज पर है।',
  none: 'अभी तक कुछ नहीं लिखा गया है।',
  edited: 'बदला गया',
  edit: 'बदलें या मिटाएँ',
  text: 'नोट',
  save: 'सहेजें',
  delete: 'मिटाएँ',
  deleteOf: (name) => `${name} का यह नोट मिटाएँ`,
  heading: 'नया क्या है',
} satisfies Translated<typeof english>;

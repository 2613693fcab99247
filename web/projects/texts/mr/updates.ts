import type { Translated } from '#rules/text/translated.ts';
import type { updateTexts as english } from '../en/updates.ts';

export const updateTexts = {
  pageTitle: 'अपडेट',
  description: 'टीमने आपल्या प्रकल्पाबद्दल काय लिहिले आहे.',
  write: 'नवीन काय आहे?',
  writeHint: 'एक छोटी टीप, जी तारखेसह प्रकल्पाच्या पानावर दिसते.',
  send: 'पानावर टाका',
  sent: 'आता ती पानावर आहे.',
  none: 'अजून काहीही लिहिलेले नाही.',
  edited: 'बदललेली',
  edit: 'बदला किंवा हटवा',
  text: 'टीप',
  save: 'जतन करा',
  delete: 'हटवा',
  deleteOf: (name) => `${name} यांची ही टीप हटवा`,
  heading: 'नवीन काय आहे',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { sideNoteTexts as english } from '../en/notes.ts';

export const sideNoteTexts = {
  title: 'ओनरच्या टिपा',
  only: 'या फक्त प्रकल्पाचे ओनर वाचतात, अर्जदार कधीच नाही. अर्ज संपल्यानंतर 30 दिवसांनी त्या हटतात, आणि अर्ज मागे घेतल्यास लगेच.',
  label: 'ओनरसाठी टीप',
  add: 'टीप जोडा',
  by: (name, at) => `${name}, ${moment(at)}`,
  edited: 'बदललेली',
  edit: 'बदला किंवा हटवा',
  editTitle: 'तुमची टीप',
  description: 'अर्जाबद्दलची टीप, प्रकल्पाच्या ओनरसाठी.',
  save: 'जतन करा',
  delete: 'टीप हटवा',
  now: 'आता ती अशी आहे',
  busy: 'एक क्षण…',
  done: { noted: 'टीप लिहिली.', noteSaved: 'जतन केले.', noteDeleted: 'टीप हटवली आहे.' },
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { sideNoteTexts as english } from '../en/notes.ts';

export const sideNoteTexts = {
  title: 'ओनर के नोट',
  only: 'इन्हें सिर्फ़ प्रोजेक्ट के ओनर पढ़ते हैं, आवेदक कभी नहीं। ये आवेदन ख़त्म होने के 30 दिन बाद मिट जाते हैं, और आवेदन वापस लिए जाने पर तुरंत।',
  label: 'ओनर के लिए नोट',
  add: 'नोट जोड़ें',
  by: (name, at) => `${name}, ${moment(at)}`,
  edited: 'बदला गया',
  edit: 'बदलें या मिटाएँ',
  editTitle: 'आपका नोट',
  description: 'किसी आवेदन के बारे में नोट, प्रोजेक्ट के ओनर के लिए।',
  save: 'सहेजें',
  delete: 'नोट मिटाएँ',
  now: 'अभी यह ऐसा है',
  busy: 'एक पल…',
  done: { noted: 'नोट लिख लिया गया।', noteSaved: 'सहेजा गया।', noteDeleted: 'नोट मिट गया है।' },
} satisfies Translated<typeof english>;

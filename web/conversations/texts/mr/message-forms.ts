import { messageLimits as limits } from '#contract/conversations/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { editTexts as englishEdit, writeTexts as englishWrite } from '../en/message-forms.ts';

export const writeTexts = {
  button: 'लिहा',
  title: (name) => `${name} यांना लिहा`,
  request: (name) =>
    `${name} तुम्हाला अजून ओळखत नाहीत, म्हणून तुमचा पहिला संदेश ही एक विनंती आहे. ते 7 दिवसांत ती स्वीकारतात किंवा नकार देतात; तोपर्यंत तुम्ही आणखी लिहू शकत नाही.`,
  label: 'तुमचा पहिला संदेश',
  hint: `${limits.request.min} ते ${number(limits.request.max)} अक्षरे. तुम्ही कोण आहात, त्यांना का लिहिता, आणि तुम्हाला काय जाणून घ्यायचे आहे ते सांगा.`,
  send: 'विनंती पाठवा',
  sendOpen: 'पाठवा',
  waits: 'तुमचा पहिला संदेश त्यांच्या उत्तराची वाट पाहत आहे.',
  answer: 'त्यांनी तुम्हाला लिहिले आहे. आधी त्यांना उत्तर द्या.',
  see: 'संभाषण उघडा',
  none: 'तुम्ही लिहिलेल्यावर त्यांनी पुढे संभाषण केले नाही, म्हणून तुम्ही त्यांना पुन्हा आधी लिहू शकत नाही.',
} satisfies Translated<typeof englishWrite>;

export const editTexts = {
  title: 'संदेश बदला',
  label: 'संदेश',
  save: 'जतन करा',
  late: `संदेश ${limits.editMinutes} मिनिटांपर्यंत बदलता येतो. त्यानंतर तो फक्त हटवता येतो.`,
  marked: 'संदेशावर “बदललेला” असे दिसते.',
  deleteTitle: 'तो हटवा',
  deleteHint: 'यामुळे तुम्हा सर्वांसाठी त्याचे शब्द आणि फाइल हटतात. त्याच्या जागी “हटवलेला” राहते.',
  delete: 'संदेश हटवा',
} satisfies Translated<typeof englishEdit>;

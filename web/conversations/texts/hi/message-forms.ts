import { messageLimits as limits } from '#contract/conversations/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { editTexts as englishEdit, writeTexts as englishWrite } from '../en/message-forms.ts';

export const writeTexts = {
  button: 'लिखें',
  title: (name) => `${name} को लिखें`,
  request: (name) =>
    `${name} अभी आपको नहीं जानते, इसलिए आपका पहला संदेश एक अनुरोध है। वे 7 दिन में उसे स्वीकार करते हैं या मना करते हैं; तब तक आप और नहीं लिख सकते।`,
  label: 'आपका पहला संदेश',
  hint: `${limits.request.min} से ${number(limits.request.max)} अक्षर। बताएँ कि आप कौन हैं, उन्हें क्यों लिख रहे हैं, और क्या जानना चाहते हैं।`,
  send: 'अनुरोध भेजें',
  sendOpen: 'भेजें',
  waits: 'आपका पहला संदेश उनके जवाब के इंतज़ार में है।',
  answer: 'उन्होंने आपको लिखा है। पहले उन्हें जवाब दें।',
  see: 'बातचीत खोलें',
  none: 'आपके लिखे पर उन्होंने आगे बात नहीं की, इसलिए आप उन्हें फिर से पहले नहीं लिख सकते।',
} satisfies Translated<typeof englishWrite>;

export const editTexts = {
  title: 'संदेश बदलें',
  label: 'संदेश',
  save: 'सहेजें',
  late: `संदेश ${limits.editMinutes} मिनट तक बदला जा सकता है। उसके बाद उसे सिर्फ़ मिटाया जा सकता है।`,
  marked: 'संदेश पर “बदला गया” लिखा दिखता है।',
  deleteTitle: 'इसे मिटाएँ',
  deleteHint: 'इससे आप सबके लिए इसके शब्द और फ़ाइलें मिट जाती हैं। इसकी जगह “मिटाया गया” रहता है।',
  delete: 'संदेश मिटाएँ',
} satisfies Translated<typeof englishEdit>;

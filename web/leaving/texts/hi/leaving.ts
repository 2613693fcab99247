import type { Translated } from '#rules/text/translated.ts';
import type { deleteTexts as english } from '../en/leaving.ts';

export const deleteTexts = {
  open: 'मेरा अकाउंट मिटाएँ',
  hint: 'हम आपका अकाउंट 30 दिन तक रखते हैं। इस समय में आप अपना मन बदल सकते हैं। फिर हम उसे, आपकी प्रोफ़ाइल और आपकी फ़ाइलों के साथ, हमेशा के लिए हटा देते हैं। आपके दूसरे डिवाइस हम तुरंत लॉग आउट कर देते हैं।',
  password: 'आपका पासवर्ड, पक्का करने के लिए',
  submit: '30 दिन बाद अकाउंट मिटाएँ',
  submitting: 'काम चल रहा है...',
  byCode: (email) => `आप उस कोड से पक्का करते हैं जो हम ${email} पर भेजते हैं।`,
  sendCode: 'OTP भेजें',
  sendingCode: 'OTP भेजा जा रहा है...',
  useCode: 'ईमेल के कोड से करें',
  codeTitle: 'अपना अकाउंट मिटाने के लिए कोड भरें',
} satisfies Translated<typeof english>;

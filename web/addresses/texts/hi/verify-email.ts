import type { Translated } from '#rules/text/translated.ts';
import type { verifyEmailTexts as english } from '../en/verify-email.ts';

export const verifyEmailTexts = {
  pageTitle: 'अपने ईमेल की जाँच कराएँ',
  description: 'आपके Saharambh अकाउंट का ईमेल पता पक्का करता है।',
  intro: 'बटन दबाएँ, और हम जान जाते हैं कि यह पता आपका है।',
  verify: 'मेरा ईमेल जाँचें',
  working: 'आपका लिंक जाँचा जा रहा है...',
  doneTitle: 'आपके ईमेल की जाँच हो गई है',
  done: 'धन्यवाद। यहाँ आपको और कुछ करने की ज़रूरत नहीं है।',
  toDashboard: 'मेरे डैशबोर्ड पर जाएँ',
  signIn: 'साइन इन करें',
  badTitle: 'यह लिंक अब काम नहीं करता',
  bad: 'यह एक घंटे से पुराना है, पहले इस्तेमाल हो चुका है, या अधूरा है।',
  doneForeign: (email) =>
    `यह लिंक उस अकाउंट का नहीं है जिसमें आप यहाँ साइन इन हैं (${email}), बल्कि किसी दूसरे अकाउंट का है।`,
  badForeign: (email) =>
    `यह बहुत पुराना है, पहले इस्तेमाल हो चुका है, या अधूरा है। यह उस अकाउंट का नहीं है जिसमें आप साइन इन हैं (${email}), बल्कि किसी दूसरे अकाउंट का है। उस दूसरे अकाउंट में साइन इन करें, और हम नया लिंक भेज सकते हैं।`,
  signInAsOther: 'दूसरे अकाउंट में साइन इन करें',
  badSignedOut: 'साइन इन करें, और हम आपको नया लिंक भेज सकते हैं।',
  alreadyTitle: 'आपके ईमेल की जाँच पहले ही हो चुकी है',
  already: 'आप यह लिंक पहले इस्तेमाल कर चुके हैं।',
  newLink: 'मुझे नया लिंक भेजें',
  sendingLink: 'लिंक भेजा जा रहा है...',
  sent: (email) => `${email} पर नया लिंक भेज दिया गया है।`,
} satisfies Translated<typeof english>;

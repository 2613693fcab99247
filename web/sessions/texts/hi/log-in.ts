import type { Translated } from '#rules/text/translated.ts';
import type { logInTexts as english } from '../en/log-in.ts';

export const logInTexts = {
  pageTitle: 'साइन इन करें',
  description: 'अपने ईमेल पते और पासवर्ड से, या हमारे ईमेल किए कोड से, अपने Saharambh अकाउंट में साइन इन करें।',
  intro: 'आपको फिर से देखकर अच्छा लगा।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  submit: 'साइन इन करें',
  submitting: 'साइन इन हो रहा है...',
  noAccount: 'यहाँ नए हैं?',
  signUp: 'अकाउंट बनाएँ',
  forgot: 'पासवर्ड भूल गए?',
  signedIn: (name) => `आप ${name} के नाम से साइन इन हैं। फिर से साइन इन करने पर उसकी जगह नया साइन इन होता है।`,
  unsaved:
    'आपका साइन इन ख़त्म हो गया है। कुछ नहीं भेजा गया, और आपका लिखा हुआ नहीं रखा गया है। कृपया साइन इन करें और इसे फिर से भेजें।',
  kept: 'आपका साइन इन ख़त्म हो गया है। कुछ नहीं भेजा गया। आपका लिखा हुआ 30 मिनट तक रखा जाता है।',
  toDashboard: 'मेरे डैशबोर्ड पर जाएँ',
  byCode: 'या मुझे कोड ईमेल करें',
  sendingCode: 'OTP भेजा जा रहा है...',
  codeTitle: 'कोड भरें',
} satisfies Translated<typeof english>;

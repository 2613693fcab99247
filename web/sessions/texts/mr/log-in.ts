import type { Translated } from '#rules/text/translated.ts';
import type { logInTexts as english } from '../en/log-in.ts';

export const logInTexts = {
  pageTitle: 'साइन इन करा',
  description:
    'तुमच्या ईमेल पत्त्याने आणि पासवर्डने, किंवा आम्ही ईमेल केलेल्या कोडने, तुमच्या Saharambh अकाउंटमध्ये साइन इन करा.',
  intro: 'तुम्हाला पुन्हा पाहून आनंद झाला.',
  email: 'ईमेल',
  password: 'पासवर्ड',
  submit: 'साइन इन करा',
  submitting: 'साइन इन होत आहे...',
  noAccount: 'इथे नवीन आहात?',
  signUp: 'अकाउंट तयार करा',
  forgot: 'पासवर्ड विसरलात?',
  signedIn: (name) => `तुम्ही ${name} या नावाने साइन इन आहात. पुन्हा साइन इन केल्यास त्याऐवजी नवीन साइन इन होते.`,
  unsaved:
    'तुमचे साइन इन संपले आहे. काहीही पाठवले गेले नाही, आणि तुम्ही लिहिलेले ठेवलेले नाही. कृपया साइन इन करा आणि ते पुन्हा पाठवा.',
  kept: 'तुमचे साइन इन संपले आहे. काहीही पाठवले गेले नाही. तुम्ही लिहिलेले 30 मिनिटे ठेवले जाते.',
  toDashboard: 'माझ्या डॅशबोर्डवर जा',
  byCode: 'किंवा मला कोड ईमेल करा',
  sendingCode: 'OTP पाठवत आहे...',
  codeTitle: 'कोड टाका',
} satisfies Translated<typeof english>;

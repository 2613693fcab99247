import type { Translated } from '#rules/text/translated.ts';
import type { verifyEmailTexts as english } from '../en/verify-email.ts';

export const verifyEmailTexts = {
  pageTitle: 'तुमच्या ईमेलची पडताळणी करा',
  description: 'तुमच्या Saharambh अकाउंटचा ईमेल पत्ता नक्की करते.',
  intro: 'बटण दाबा, म्हणजे हा पत्ता तुमचा आहे हे आम्हाला कळते.',
  verify: 'माझा ईमेल पडताळा',
  working: 'तुमची लिंक तपासत आहे...',
  doneTitle: 'तुमच्या ईमेलची पडताळणी झाली आहे',
  done: 'धन्यवाद. इथे तुम्हाला आणखी काही करायचे नाही.',
  toDashboard: 'माझ्या डॅशबोर्डवर जा',
  signIn: 'साइन इन करा',
  badTitle: 'ही लिंक आता चालत नाही',
  bad: 'ती एका तासापेक्षा जुनी आहे, आधीच वापरली आहे, किंवा अपूर्ण आहे.',
  doneForeign: (email) => `हा ईमेल तुम्ही इथे ज्या अकाउंटमध्ये साइन इन आहात (${email}) त्याचा नाही, दुसऱ्या अकाउंटचा आहे.`,
  badForeign: (email) =>
    `ती खूप जुनी आहे, आधीच वापरली आहे, किंवा अपूर्ण आहे. तुम्ही ज्या अकाउंटमध्ये साइन इन आहात (${email}) त्याची ती नाही, दुसऱ्या अकाउंटची आहे. त्या दुसऱ्या अकाउंटमध्ये साइन इन करा, आणि आम्ही नवीन लिंक पाठवू शकतो.`,
  signInAsOther: 'दुसऱ्या अकाउंटमध्ये साइन इन करा',
  badSignedOut: 'साइन इन करा, आणि आम्ही तुम्हाला नवीन लिंक पाठवू शकतो.',
  alreadyTitle: 'तुमच्या ईमेलची पडताळणी आधीच झाली आहे',
  already: 'तुम्ही ही लिंक आधी वापरली आहे.',
  newLink: 'मला नवीन लिंक पाठवा',
  sendingLink: 'लिंक पाठवत आहे...',
  sent: (email) => `${email} वर नवीन लिंक पाठवली आहे.`,
} satisfies Translated<typeof english>;

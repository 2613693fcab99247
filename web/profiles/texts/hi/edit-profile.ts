import type { Translated } from '#rules/text/translated.ts';
import type { editTexts as english } from '../en/edit-profile.ts';

export const editTexts = {
  open: 'प्रोफ़ाइल बदलें',
  pageTitle: 'आपकी प्रोफ़ाइल',
  description: 'दूसरों को आपके बारे में जो दिखता है, वह बदलें।',
  title: 'आपके बारे में',
  studies: 'आपकी पढ़ाई',
  work: 'आपका काम',
  save: 'प्रोफ़ाइल सहेजें',
  saving: 'सहेजा जा रहा है...',
  cancel: 'रद्द करें',
  saved: 'आपकी प्रोफ़ाइल सहेजी गई है।',
  kept: 'आपका साइन इन ख़त्म हो गया है। आपने जो लिखा था, वह रखा गया है।',
  signInAgain: 'फिर से साइन इन करें',
  resume: 'रेज़्यूमे',
  portfolio: 'पोर्टफ़ोलियो',
  birthDate: (day) => `आपके जन्म की तारीख ${day} है। अगर यह ग़लत है, तो “मेरा डेटा” में हमसे इसे ठीक करने को कहें।`,
  waiting: 'यह तब खुलता है जब आपके माता-पिता या अभिभावक सहमति दे दें।',
  ageless: 'पहले हमें अपने जन्म की तारीख बताएँ।',
  tellBirthDate: 'अपने जन्म की तारीख बताएँ',
  download: 'डाउनलोड करें',
  keptFile: {
    resumes: 'हम इसे उस समय के लिए रखते हैं जब आपकी भूमिका फिर से “छात्र” हो। इसे कोई और नहीं देखता।',
    portfolios: 'हम इसे उस समय के लिए रखते हैं जब आपकी भूमिका फिर से कोई और हो। इसे कोई और नहीं देखता।',
  },
  removeKept: (thing) => `हटाएँ: ${thing}`,
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import type { editTexts as english } from '../en/edit-profile.ts';

export const editTexts = {
  open: 'प्रोफाइल बदला',
  pageTitle: 'तुमचे प्रोफाइल',
  description: 'इतरांना तुमच्याबद्दल जे दिसते ते बदला.',
  title: 'तुमच्याबद्दल',
  studies: 'तुमचे शिक्षण',
  work: 'तुमचे काम',
  save: 'प्रोफाइल जतन करा',
  saving: 'जतन होत आहे…',
  cancel: 'रद्द करा',
  saved: 'तुमचे प्रोफाइल जतन केले आहे.',
  kept: 'तुमचे साइन इन संपले आहे. तुम्ही लिहिलेले ठेवले आहे.',
  signInAgain: 'पुन्हा साइन इन करा',
  resume: 'रेझ्युमे',
  portfolio: 'पोर्टफोलिओ',
  birthDate: (day) => `तुमची जन्मतारीख ${day} आहे. ती चुकीची असल्यास “माझा डेटा” मध्ये आम्हाला ती दुरुस्त करायला सांगा.`,
  waiting: 'तुमच्या आई, वडील किंवा पालकांनी संमती दिल्यावर हे उघडते.',
  ageless: 'आधी आम्हाला तुमची जन्मतारीख सांगा.',
  tellBirthDate: 'तुमची जन्मतारीख सांगा',
  download: 'डाउनलोड करा',
  keptFile: {
    resumes: 'तुमची भूमिका पुन्हा “विद्यार्थी” असेल तेव्हासाठी आम्ही तो ठेवतो. तो इतर कोणालाही दिसत नाही.',
    portfolios: 'तुमची भूमिका पुन्हा दुसरी असेल तेव्हासाठी आम्ही तो ठेवतो. तो इतर कोणालाही दिसत नाही.',
  },
  removeKept: (thing) => `काढा: ${thing}`,
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import type { deleteTexts as english } from '../en/leaving.ts';

export const deleteTexts = {
  open: 'माझे अकाउंट हटवा',
  hint: 'आम्ही तुमचे अकाउंट 30 दिवस ठेवतो. या काळात तुम्ही विचार बदलू शकता. मग आम्ही ते तुमच्या प्रोफाइल आणि तुमच्या फाइलसह कायमचे काढून टाकतो. तुमची इतर डिव्हाइस आम्ही लगेच लॉग आउट करतो.',
  password: 'तुमचा पासवर्ड, नक्की करण्यासाठी',
  submit: '30 दिवसांनी अकाउंट हटवा',
  submitting: 'काम सुरू आहे...',
  byCode: (email) => `आम्ही ${email} वर पाठवलेल्या कोडने तुम्ही नक्की करता.`,
  sendCode: 'OTP पाठवा',
  sendingCode: 'OTP पाठवत आहे...',
  useCode: 'ईमेलमधील कोडने करा',
  codeTitle: 'तुमचे अकाउंट हटवण्यासाठी कोड टाका',
} satisfies Translated<typeof english>;

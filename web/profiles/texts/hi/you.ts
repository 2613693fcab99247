import type { Translated } from '#rules/text/translated.ts';
import type { youTexts as english } from '../en/you.ts';

export const youTexts = {
  description: 'आपकी फ़ोटो, आपकी प्रोफ़ाइल और आपकी सेटिंग।',
  profile: 'नाम, भूमिका, जगह, पढ़ाई या काम',
  skills: 'आप क्या कर सकते हैं, और आपके पास कब समय है',
  settings: 'साइन इन, डिवाइस, ईमेल, आपका डेटा',
  further: { desk: 'स्टाफ़ के वे पेज जो आपके लिए खुले हैं' },
  logOutHint: 'इससे आप अपने सभी डिवाइस पर लॉग आउट हो जाते हैं।',
} satisfies Translated<typeof english>;

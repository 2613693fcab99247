import type { Translated } from '#rules/text/translated.ts';
import type { youTexts as english } from '../en/you.ts';

export const youTexts = {
  description: 'तुमचा फोटो, तुमचे प्रोफाइल आणि तुमची सेटिंग.',
  profile: 'नाव, भूमिका, ठिकाण, शिक्षण किंवा काम',
  skills: 'तुम्ही काय करू शकता, आणि तुमच्याकडे कधी वेळ आहे',
  settings: 'साइन इन, डिव्हाइस, ईमेल, तुमचा डेटा',
  further: { desk: 'स्टाफची तुमच्यासाठी खुली असलेली पाने' },
  logOutHint: 'तुमच्या सर्व डिव्हाइसवरील साइन इन संपवते.',
} satisfies Translated<typeof english>;

import type { Translated } from '#rules/text/translated.ts';
import type { skillsTexts as english } from '../en/skills.ts';

export const skillsTexts = {
  pageTitle: 'हुनर और समय',
  description: 'आप क्या कर सकते हैं, और हफ़्ते में आपके पास कितना समय है।',
  why: 'आप चाहें तो ये दोनों छोड़ सकते हैं। ये आपके प्रोफ़ाइल कार्ड पर दिखते हैं, और आपसे मेल खाता काम खोजने में मदद करेंगे।',
  member: {
    skills: 'आप क्या कर सकते हैं?',
    skillsHint: '15 तक, बीच में कॉमा लगाकर: अकाउंटिंग, जावास्क्रिप्ट, फ़ील्ड सेल्स।',
    time: 'हफ़्ते में घंटे',
    timeHint: 'जितने सच में आपके पास हैं, 48 तक।',
  },
  mentor: {
    skills: 'आप किन विषयों में मदद करते हैं?',
    skillsHint: '15 तक, बीच में कॉमा लगाकर: मोलभाव, प्रोडक्ट डिज़ाइन, GST फ़ाइलिंग।',
    time: 'हफ़्ते में शामें',
    timeHint: '1 से 7 तक।',
  },
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  skip: 'अभी नहीं',
  ageless: 'आपके जन्म की तारीख पता चलने के बाद यह खुलेगा।',
  waiting: 'यह तब खुलता है जब आपके माता-पिता या अभिभावक सहमति दे दें।',
} satisfies Translated<typeof english>;

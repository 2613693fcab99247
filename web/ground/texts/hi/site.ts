import type { Translated } from '#rules/text/translated.ts';
import { language } from '#web/ground/texts/hi/language.ts';
import type { site as english } from '../en/site.ts';

export const site = {
  name: 'Saharambh',
  line: 'साथ मिलकर शुरुआत।',
  tagline: 'पूरे भारत के छात्रों और संस्थापकों के लिए, जो साथ मिलकर असली स्टार्टअप प्रोजेक्ट शुरू करते हैं।',
  language,
  city: 'मुंबई, महाराष्ट्र, भारत',
  email: 'hello@saharambh.example',
  phone: '+91 00000 00000',
} satisfies Translated<typeof english>;

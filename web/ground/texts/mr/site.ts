import type { Translated } from '#rules/text/translated.ts';
import { language } from '#web/ground/texts/mr/language.ts';
import type { site as english } from '../en/site.ts';

export const site = {
  name: 'Saharambh',
  line: 'सोबत सुरुवात करा.',
  tagline: 'खरे स्टार्टअप प्रकल्प सोबत सुरू करणाऱ्या भारतभरातील विद्यार्थ्यांसाठी आणि संस्थापकांसाठी.',
  language,
  city: 'मुंबई, महाराष्ट्र, भारत',
  email: 'hello@saharambh.example',
  phone: '+91 00000 00000',
} satisfies Translated<typeof english>;

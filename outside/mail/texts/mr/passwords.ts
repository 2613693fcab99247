import type { EmailWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const passwords = {
  recovery: (email, site) => ({
    subject: `${site.name} साठी नवीन पासवर्ड`,
    heading: 'नवीन पासवर्ड निवडा',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'कोणीतरी तुमच्या अकाउंटसाठी नवीन पासवर्ड ठेवण्याची विनंती केली आहे.' },
      { kind: 'link', text: 'नवीन पासवर्ड निवडा', url: email.link },
      {
        kind: 'text',
        text: 'लिंक एक तास आणि फक्त एकदा चालते. हे तुम्ही केले नसेल, तर या ईमेलकडे दुर्लक्ष करा: तुमचा पासवर्ड बदलत नाही.',
      },
    ],
  }),
  'password-changed': (email, site) => ({
    subject: `तुमचा ${site.name} पासवर्ड बदलला आहे`,
    heading: 'तुमचा पासवर्ड बदलला आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'तुमच्या अकाउंटचा पासवर्ड आत्ताच बदलला गेला आहे. इतर डिव्हाइस लॉग आउट झाली आहेत.',
      },
      { kind: 'text', text: 'हे तुम्ही केले नसेल, तर लगेच नवीन निवडा:' },
      { kind: 'link', text: 'नवीन पासवर्ड निवडा', url: `${site.origin}/forgot-password` },
    ],
  }),
} satisfies Partial<EmailWords>;

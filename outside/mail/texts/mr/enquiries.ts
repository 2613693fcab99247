import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const enquiries = {
  enquiry: (email, site) => ({
    subject: `संपर्क फॉर्म: ${email.subject}`,
    replyTo: email.from,
    why: `हा ${site.name} शी संपर्क करण्याचा पत्ता आहे.`,
    heading: email.subject,
    blocks: [
      { kind: 'quote', text: email.message },
      { kind: 'text', text: `${email.name}, ${email.from}` },
    ],
  }),
  'enquiry-confirmation': (_letter, site) => ({
    subject: `${site.name} ला तुमचा संदेश मिळाला आहे`,
    why: `कोणीतरी ${site.name} च्या संपर्क फॉर्ममध्ये हा पत्ता लिहिला आहे.`,
    heading: 'आम्हाला तुमचा संदेश मिळाला आहे',
    blocks: [
      { kind: 'text', text: 'आम्हाला तुमचा संदेश मिळाला आहे. कामाच्या तीन दिवसांच्या आत आमच्यापैकी एक जण उत्तर देतात.' },
      {
        kind: 'text',
        text: 'तुम्ही आम्हाला संदेश पाठवला नसेल, तर दुसऱ्या कोणीतरी चुकून तुमचा पत्ता लिहिला आहे. तुम्हाला काहीही करायची गरज नाही.',
      },
    ],
  }),
  'enquiry-answer': (email, site) => ({
    subject: `Re: ${email.subject}`,
    replyTo: email.contact || undefined,
    why: `कोणीतरी ${site.name} च्या संपर्क फॉर्ममध्ये हा पत्ता लिहिला आहे.`,
    heading: 'तुमच्या संदेशाला आमचे उत्तर',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: email.answer },
      { kind: 'text', text: `${day(email.writtenAt)} रोजी तुम्ही लिहिले होते:` },
      { kind: 'quote', text: email.message },
    ],
  }),
} satisfies Partial<EmailWords>;

import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const enquiries = {
  enquiry: (email, site) => ({
    subject: `संपर्क फ़ॉर्म: ${email.subject}`,
    replyTo: email.from,
    why: `यह ${site.name} से संपर्क करने का पता है।`,
    heading: email.subject,
    blocks: [
      { kind: 'quote', text: email.message },
      { kind: 'text', text: `${email.name}, ${email.from}` },
    ],
  }),
  'enquiry-confirmation': (_letter, site) => ({
    subject: `${site.name} को आपका संदेश मिल गया है`,
    why: `किसी ने ${site.name} के संपर्क फ़ॉर्म में यह पता लिखा है।`,
    heading: 'आपका संदेश हमें मिल गया है',
    blocks: [
      { kind: 'text', text: 'आपका संदेश हमें मिल गया है। तीन कामकाजी दिनों के अंदर हमारे यहाँ से कोई जवाब देगा।' },
      {
        kind: 'text',
        text: 'अगर आपने हमें संदेश नहीं भेजा, तो किसी और ने ग़लती से आपका पता लिख दिया है। आपको कुछ करने की ज़रूरत नहीं है।',
      },
    ],
  }),
  'enquiry-answer': (email, site) => ({
    subject: `Re: ${email.subject}`,
    replyTo: email.contact || undefined,
    why: `किसी ने ${site.name} के संपर्क फ़ॉर्म में यह पता लिखा है।`,
    heading: 'आपके संदेश का हमारा जवाब',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: email.answer },
      { kind: 'text', text: `${day(email.writtenAt)} को आपने लिखा था:` },
      { kind: 'quote', text: email.message },
    ],
  }),
} satisfies Partial<EmailWords>;

import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

export const signUps = {
  'sign-up-code': (email, site) => ({
    subject: `${email.code} हा तुमचा ${site.name} कोड आहे`,
    why: `कोणीतरी ${site.name} च्या साइन अप पानावर हा पत्ता लिहिला आहे.`,
    heading: 'तुमचा ईमेल पत्ता नक्की करा',
    blocks: [
      { kind: 'text', text: 'साइन अप पानावर हा कोड टाका:' },
      { kind: 'code', text: email.code },
      { kind: 'text', text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. ${notYou}` },
    ],
  }),
  welcome: (email, site) => ({
    subject: `${site.name} वर तुमचे स्वागत आहे`,
    heading: `${site.name} वर तुमचे स्वागत आहे`,
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'तुमचे अकाउंट तयार आहे. तुमच्या डॅशबोर्डवर तुमचे प्रोफाइल आणि पुढे काय ते दिसते.',
      },
      { kind: 'link', text: 'माझा डॅशबोर्ड उघडा', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
} satisfies Partial<EmailWords>;

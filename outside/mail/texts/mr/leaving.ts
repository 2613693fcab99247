import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const leaving = {
  'confirmation-code': (email, site) => ({
    subject: `${email.code} हा तुमचा ${site.name} कोड आहे`,
    heading: 'हे तुम्हीच आहात, हे नक्की करा',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'तुम्ही कोड मागितला आहे. तो हे तुम्हीच आहात, हे नक्की करतो:',
      },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. तो कोणालाही सांगू नका. तुम्ही तो मागितला नसेल, तर तुमच्या अकाउंटमध्ये दुसरे कोणीतरी साइन इन आहे: तुमच्या सेटिंगमध्ये ते साइन इन संपवा आणि तुमचा पासवर्ड बदला.`,
      },
    ],
  }),
  leaving: (email, site) => ({
    subject: `तुमचे ${site.name} अकाउंट हटवले जाईल`,
    heading: `तुमचे अकाउंट ${day(email.leavesAt)} रोजी हटवले जाईल`,
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `तुम्ही आम्हाला तुमचे अकाउंट हटवायला सांगितले आहे. ${day(email.leavesAt)} रोजी आम्ही ते तुमचे प्रोफाइल आणि तुमच्या फाइल यांच्यासह काढतो. तोपर्यंत तुम्ही साइन इन करून ते ठेवू शकता.`,
      },
      { kind: 'link', text: 'माझे अकाउंट ठेवा', url: `${site.origin}${todayPaths.dashboard}` },
      {
        kind: 'text',
        text: 'हे तुम्ही केले नसेल, तर आत्ता साइन इन करा, अकाउंट ठेवा आणि तुमचा पासवर्ड बदला.',
      },
    ],
  }),
} satisfies Partial<EmailWords>;

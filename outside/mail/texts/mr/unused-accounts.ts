import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const unusedAccounts = {
  'unused-account': (email, site) => ({
    subject: `तुमचे न वापरलेले ${site.name} अकाउंट ${day(email.eraseAt)} रोजी हटवले जाईल`,
    heading: `तुमचे अकाउंट ${day(email.eraseAt)} रोजी हटवले जाईल`,
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `तुम्ही तीन वर्षे तुमचे अकाउंट वापरलेले नाही. न वापरलेली अकाउंट आम्ही ठेवत नाही. ${day(email.eraseAt)} रोजी आम्ही तुमचे अकाउंट, तुमचे प्रोफाइल आणि तुमच्या फाइल यांच्यासह, हटवतो.`,
      },
      { kind: 'text', text: 'ते ठेवण्यासाठी त्याआधी साइन इन करा. दुसरे काहीही करायची गरज नाही.' },
      { kind: 'link', text: 'साइन इन करून अकाउंट ठेवा', url: `${site.origin}${todayPaths.dashboard}` },
      {
        kind: 'text',
        text: 'तुम्हाला अकाउंटची आता गरज नसेल, तर या ईमेलकडे दुर्लक्ष करू शकता. तुम्ही कधीही पुन्हा सामील होऊ शकता.',
      },
    ],
  }),
} satisfies Partial<EmailWords>;

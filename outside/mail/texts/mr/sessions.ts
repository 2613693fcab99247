import { accountPaths } from '#contract/accounts/paths.ts';
import type { EmailWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const sessions = {
  'new-device': (email, site) => ({
    subject: `तुमच्या ${site.name} अकाउंटमध्ये नवीन साइन इन`,
    heading: 'तुमच्या अकाउंटमध्ये नवीन साइन इन',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.kind
          ? `कोणीतरी नवीन प्रकारच्या डिव्हाइसवरून तुमच्या अकाउंटमध्ये साइन इन केले आहे: ${email.kind}. हे तुम्ही केले असेल, तर काहीही करायची गरज नाही.`
          : 'कोणीतरी नवीन प्रकारच्या डिव्हाइसवरून तुमच्या अकाउंटमध्ये साइन इन केले आहे. हे तुम्ही केले असेल, तर काहीही करायची गरज नाही.',
      },
      {
        kind: 'text',
        text: 'हे तुम्ही केले नसेल, तर तुमच्या सेटिंगमध्ये ते साइन इन संपवा आणि तुमचा पासवर्ड बदला:',
      },
      { kind: 'link', text: 'माझी सेटिंग उघडा', url: `${site.origin}${accountPaths.settings}` },
    ],
  }),
} satisfies Partial<EmailWords>;

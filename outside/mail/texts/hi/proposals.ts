import { rightsPaths } from '#contract/rights/paths.ts';
import type { EmailWords } from '../words.ts';
import { proposalLines } from './collected.ts';
import { day, greeting } from './phrases.ts';

export const proposals = {
  'lone-proposal': (email, site) => ({
    subject: email.isOfficer
      ? `${site.name}: स्टाफ़ के दूसरे व्यक्ति के बिना एक फ़ैसला`
      : `आपके ${site.name} अकाउंट के बारे में`,
    ...(email.isOfficer ? { why: `${site.name} पर शिकायतों का जवाब आप देते हैं।` } : {}),
    replyTo: email.contact || undefined,
    heading: 'स्टाफ़ के दूसरे व्यक्ति के बिना एक फ़ैसला',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.isOfficer
          ? `हमारे स्टाफ़ में से एक का प्रस्ताव है: ${proposalLines[email.action]}। कारण:`
          : `हमारे स्टाफ़ में से एक का प्रस्ताव है: ${proposalLines[email.action]}। यह आपके अकाउंट के बारे में है। कारण:`,
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: `यह फ़ैसला स्टाफ़ के दो लोग करते हैं। अभी कोई दूसरा अकाउंट इसे पक्का नहीं कर सकता। इसलिए ${day(email.aloneFrom)} से, जिन्होंने प्रस्ताव रखा है, वे इसे अकेले लागू कर सकते हैं। हम इसे अकेले लिया गया फ़ैसला दर्ज करते हैं।`,
      },
      ...(email.isOfficer
        ? []
        : ([
            { kind: 'text', text: 'अगर आपको लगे कि यह ग़लत है, तो आप शिकायत कर सकते हैं।' },
            { kind: 'link', text: 'शिकायत करें', url: `${site.origin}${rightsPaths.complain}` },
          ] as const)),
    ],
  }),
} satisfies Partial<EmailWords>;

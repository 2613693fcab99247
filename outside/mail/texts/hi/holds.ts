import type { holdKinds } from '#contract/holds/kinds.ts';
import type { OrderKind } from '#contract/holds/limits.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const kinds: Record<OrderKind, string> = {
  removal: 'इसमें हमसे आपकी कुछ सामग्री हटाने को कहा गया है।',
  data: 'इसमें हमसे आपके अकाउंट के बारे में डेटा माँगा गया है।',
  hold: 'इसमें हमसे आपके अकाउंट का डेटा रखने को कहा गया है।',
  other: 'यह आपके अकाउंट के बारे में है।',
};

export const holds = {
  'order-told': (email, site) => ({
    subject: `आपके ${site.name} अकाउंट के बारे में`,
    heading: 'हमें आपके अकाउंट के बारे में एक आदेश मिला है',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `हमें ${day(email.receivedAt)} को एक आदेश मिला। यह इनकी ओर से है:` },
      { kind: 'quote', text: email.authority },
      { kind: 'text', text: kinds[email.kind] },
      {
        kind: 'text',
        text:
          email.outcome === 'done'
            ? 'हमने इसका पालन किया है।'
            : email.outcome === 'refused'
              ? 'हमने इसे मानने से मना किया है।'
              : 'हमने इस पर अभी फ़ैसला नहीं किया है।',
      },
      {
        kind: 'text',
        text: `इसके लिए हमारा नंबर ${email.number} है। इसके लिए हम जो डेटा रखते हैं, वह “मेरा डेटा” पेज पर दिखता है।`,
      },
      { kind: 'link', text: '“मेरा डेटा” खोलें', url: `${site.origin}${rightsPaths.rights}` },
      { kind: 'text', text: 'अगर आपको लगे कि यह ग़लत है, तो आप हमसे शिकायत कर सकते हैं।' },
      { kind: 'link', text: 'शिकायत करें', url: `${site.origin}${rightsPaths.complain}` },
    ],
  }),
} satisfies Partial<EmailWords>;

export const holdLines = {
  proposals: {
    'hold.placed': 'एक अकाउंट का डेटा रखना, ताकि वह मिटाया न जाए',
    'hold.renewed': 'एक अकाउंट का डेटा और ज़्यादा समय तक रखना, ताकि वह मिटाया न जाए',
    'hold.ended': 'डेटा पर लगी एक रोक को समय से पहले हटाना',
  },
} satisfies MailLines<typeof holdKinds>;

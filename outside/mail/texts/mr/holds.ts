import type { holdKinds } from '#contract/holds/kinds.ts';
import type { OrderKind } from '#contract/holds/limits.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const kinds: Record<OrderKind, string> = {
  removal: 'त्यात आम्हाला तुमचा काही मजकूर काढायला सांगितले आहे.',
  data: 'त्यात आमच्याकडे तुमच्या अकाउंटबद्दलचा डेटा मागितला आहे.',
  hold: 'त्यात आम्हाला तुमच्या अकाउंटचा डेटा ठेवायला सांगितले आहे.',
  other: 'तो तुमच्या अकाउंटबद्दल आहे.',
};

export const holds = {
  'order-told': (email, site) => ({
    subject: `तुमच्या ${site.name} अकाउंटबद्दल`,
    heading: 'आम्हाला तुमच्या अकाउंटबद्दल एक आदेश मिळाला आहे',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `आम्हाला ${day(email.receivedAt)} रोजी एक आदेश मिळाला. तो यांच्याकडून आला आहे:` },
      { kind: 'quote', text: email.authority },
      { kind: 'text', text: kinds[email.kind] },
      {
        kind: 'text',
        text:
          email.outcome === 'done'
            ? 'आम्ही त्याचे पालन केले आहे.'
            : email.outcome === 'refused'
              ? 'आम्ही त्याला नकार दिला आहे.'
              : 'आम्ही त्याबद्दल अजून निर्णय घेतलेला नाही.',
      },
      {
        kind: 'text',
        text: `त्यासाठी आमचा क्रमांक ${email.number} आहे. त्यासाठी आम्ही ठेवत असलेला डेटा “माझा डेटा” या पानावर दिसतो.`,
      },
      { kind: 'link', text: '“माझा डेटा” उघडा', url: `${site.origin}${rightsPaths.rights}` },
      { kind: 'text', text: 'हे चुकीचे आहे असे तुम्हाला वाटत असेल, तर तुम्ही आमच्याकडे तक्रार करू शकता.' },
      { kind: 'link', text: 'तक्रार करा', url: `${site.origin}${rightsPaths.complain}` },
    ],
  }),
} satisfies Partial<EmailWords>;

export const holdLines = {
  proposals: {
    'hold.placed': 'एका अकाउंटचा डेटा ठेवणे, म्हणजे तो पुसला जाणार नाही',
    'hold.renewed': 'एका अकाउंटचा डेटा आणखी काळ ठेवणे, म्हणजे तो पुसला जाणार नाही',
    'hold.ended': 'डेटा राखून ठेवणे वेळेआधी संपवणे',
  },
} satisfies MailLines<typeof holdKinds>;

import { rightsPaths } from '#contract/rights/paths.ts';
import type { EmailWords } from '../words.ts';
import { proposalLines } from './collected.ts';
import { day, greeting } from './phrases.ts';

export const proposals = {
  'lone-proposal': (email, site) => ({
    subject: email.isOfficer
      ? `${site.name}: स्टाफमधील दुसऱ्या व्यक्तीशिवाय एक निर्णय`
      : `तुमच्या ${site.name} अकाउंटबद्दल`,
    ...(email.isOfficer ? { why: `${site.name} वरील तक्रारींना तुम्ही उत्तर देता.` } : {}),
    replyTo: email.contact || undefined,
    heading: 'स्टाफमधील दुसऱ्या व्यक्तीशिवाय एक निर्णय',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.isOfficer
          ? `आमच्या स्टाफमधील एकाचा प्रस्ताव आहे: ${proposalLines[email.action]}. कारण:`
          : `आमच्या स्टाफमधील एकाचा प्रस्ताव आहे: ${proposalLines[email.action]}. तो तुमच्या अकाउंटबद्दल आहे. कारण:`,
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: `हा निर्णय स्टाफमधील दोघे घेतात. आत्ता दुसरे कोणतेही अकाउंट तो नक्की करू शकत नाही. म्हणून ${day(email.aloneFrom)} पासून, ज्यांनी प्रस्ताव दिला ते तो एकटे अंमलात आणू शकतात. आम्ही तो एकट्याने घेतलेला निर्णय म्हणून नोंदवतो.`,
      },
      ...(email.isOfficer
        ? []
        : ([
            { kind: 'text', text: 'हे चुकीचे आहे असे तुम्हाला वाटत असेल, तर तुम्ही तक्रार करू शकता.' },
            { kind: 'link', text: 'तक्रार करा', url: `${site.origin}${rightsPaths.complain}` },
          ] as const)),
    ],
  }),
} satisfies Partial<EmailWords>;

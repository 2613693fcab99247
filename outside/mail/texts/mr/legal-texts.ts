import type { legalTextKinds } from '#contract/legal-texts/kinds.ts';
import { announcedIn } from '../../announced-in.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const titles = {
  terms: 'सेवेच्या अटी',
  privacy: 'गोपनीयता धोरण',
  notice: 'आमच्याकडे काय आहे, आणि का',
} as const;

export const legalTexts = {
  'text-announced': (email, site) => {
    const from = day(new Date(`${email.inForce}T12:00:00+05:30`));
    const memberName = shownName(email.memberName);
    const title = titles[email.text];
    const { changes, asks } = announcedIn(email, email.said.mr);
    return {
      subject: `${title}: ${from} रोजी काय बदलते`,
      ...(email.memberName
        ? {
            why: memberName
              ? `तुम्ही ${memberName} यांचे आई, वडील किंवा पालक आहात.`
              : 'तुम्ही 18 वर्षांखालील एका सदस्याचे आई, वडील किंवा पालक आहात.',
          }
        : {}),
      heading: 'काय बदलते',
      ...(email.name ? { greeting: greeting(email.name) } : {}),
      blocks: [
        { kind: 'text', text: `${from} पासून ${site.name} च्या “${title}” ची नवीन आवृत्ती आहे.` },
        ...(email.soonerBy
          ? [
              {
                kind: 'text',
                text: `एका कायद्यामुळे ती 30 दिवसांच्या आधीच लागू होते: ${email.soonerBy}.`,
              } as const,
            ]
          : []),
        ...changes.map((text) => ({ kind: 'text', text: `• ${text}` }) as const),
        { kind: 'link', text: 'मजकूर आणि प्रत्येक बदल वाचा', url: `${site.origin}${email.path}` },
        ...asks.flatMap(
          ({ label, path }) =>
            [
              {
                kind: 'text',
                text: email.memberName
                  ? memberName
                    ? `${memberName} यांच्यासाठी आम्ही तुम्हाला हो किंवा नाही विचारतो: ${label}. तुम्ही हो म्हटले नाही, तर ते सुरू होत नाही.`
                    : `18 वर्षांखालील एका सदस्यासाठी आम्ही तुम्हाला हो किंवा नाही विचारतो: ${label}. तुम्ही हो म्हटले नाही, तर ते सुरू होत नाही.`
                  : `आम्ही तुम्हाला हो किंवा नाही विचारतो: ${label}. तुम्ही हो म्हटले नाही, तर ते सुरू होत नाही. तुमच्यासाठी दुसरे काहीही बदलत नाही.`,
              },
              { kind: 'link', text: 'हो किंवा नाही सांगा', url: `${site.origin}${path}` },
            ] as const,
        ),
      ],
    };
  },
} satisfies Partial<EmailWords>;

export const legalTextLines = {
  notifications: {
    rules_repeated: () => 'आम्ही दर तीन महिन्यांनी आमचे नियम पुन्हा सांगतो.',
  },
} satisfies MailLines<typeof legalTextKinds>;

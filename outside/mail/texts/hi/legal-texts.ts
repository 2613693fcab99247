import type { legalTextKinds } from '#contract/legal-texts/kinds.ts';
import { announcedIn } from '../../announced-in.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const titles = {
  terms: 'सेवा की शर्तें',
  privacy: 'गोपनीयता नीति',
  notice: 'हमारे पास क्या है, और क्यों',
} as const;

export const legalTexts = {
  'text-announced': (email, site) => {
    const from = day(new Date(`${email.inForce}T12:00:00+05:30`));
    const memberName = shownName(email.memberName) || '18 साल से कम उम्र के एक सदस्य';
    const title = titles[email.text];
    const { changes, asks } = announcedIn(email, email.said.hi);
    return {
      subject: `${title}: ${from} को क्या बदलता है`,
      ...(email.memberName ? { why: `आप ${memberName} के माता-पिता या अभिभावक हैं।` } : {}),
      heading: 'क्या बदलता है',
      ...(email.name ? { greeting: greeting(email.name) } : {}),
      blocks: [
        { kind: 'text', text: `${from} से ${site.name} का “${title}” नए संस्करण में लागू है।` },
        ...(email.soonerBy
          ? [
              {
                kind: 'text',
                text: `यह एक क़ानून की वजह से 30 दिन से पहले लागू होता है: ${email.soonerBy}।`,
              } as const,
            ]
          : []),
        ...changes.map((text) => ({ kind: 'text', text: `• ${text}` }) as const),
        { kind: 'link', text: 'टेक्स्ट और हर बदलाव पढ़ें', url: `${site.origin}${email.path}` },
        ...asks.flatMap(
          ({ label, path }) =>
            [
              {
                kind: 'text',
                text: email.memberName
                  ? `हम ${memberName} के लिए आपसे हाँ या नहीं पूछते हैं: ${label}। अगर आप हाँ न कहें, तो यह शुरू नहीं होता।`
                  : `हम आपसे हाँ या नहीं पूछते हैं: ${label}। अगर आप हाँ न कहें, तो यह शुरू नहीं होता। आपके लिए और कुछ नहीं बदलता।`,
              },
              { kind: 'link', text: 'हाँ या नहीं कहें', url: `${site.origin}${path}` },
            ] as const,
        ),
      ],
    };
  },
} satisfies Partial<EmailWords>;

export const legalTextLines = {
  notifications: {
    rules_repeated: () => 'हम हर तीन महीने में अपने नियम दोहराते हैं।',
  },
} satisfies MailLines<typeof legalTextKinds>;

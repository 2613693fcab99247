import type { verificationKinds } from '#contract/verifications/kinds.ts';
import { verificationTimes } from '#contract/verifications/limits.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import type { VerificationKind, verificationRejections } from '#rules/lists/kinds.ts';
import type { Block, Site } from '../../layout.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

/** Each with its “verified”, in the form before “के रूप में” and “के”. */
const kinds: Record<VerificationKind, string> = {
  student: 'जाँचे गए छात्र',
  organisation: 'जाँची गई संस्था',
  founder: 'जाँचे गए संस्थापक',
  mentor: 'जाँचे गए मेंटर',
  investor: 'जाँचे गए निवेशक',
  industry_professional: 'जाँचे गए इंडस्ट्री प्रोफ़ेशनल',
};

const kindsInLines: Record<VerificationKind, string> = {
  student: 'छात्र',
  organisation: 'संस्था',
  founder: 'संस्थापक',
  mentor: 'मेंटर',
  investor: 'निवेशक',
  industry_professional: 'इंडस्ट्री प्रोफ़ेशनल',
};
const kindOf = (thing: string) => kindsInLines[thing as VerificationKind] ?? thing;

const rejections: Record<(typeof verificationRejections)[number], string> = {
  unreadable: 'हम आपका सबूत पढ़ नहीं सके।',
  name_differs: 'नाम वह नहीं है जो आपके अकाउंट का नाम है।',
  out_of_date: 'आपका सबूत पुराना हो चुका है।',
  not_the_right_document: 'दस्तावेज़ से यह साबित नहीं होता।',
  not_found_in_register: 'हमें यह रजिस्टर में नहीं मिला।',
  links_do_not_show_it: 'आपने जो पेज बताए, उनसे यह साबित नहीं होता।',
  identity_number_shown:
    'इसमें पहचान के किसी दस्तावेज़ का नंबर दिखता है। हम उसे नहीं रख सकते, इसलिए हमने इसे मिटा दिया है।',
  other: 'कारण:',
};

const holds = {
  same_evidence: (kind: string) =>
    `यही सबूत पहले किसी दूसरे अकाउंट ने इस्तेमाल किया है, इसलिए हमारा स्टाफ़ फ़ैसला करता है कि हम आपको ${kind} के रूप में दिखाएँ या नहीं। इसमें ज़्यादा से ज़्यादा दो कामकाजी दिन लगते हैं। आपको कुछ करने की ज़रूरत नहीं है।`,
  identity_number: (kind: string) =>
    `इसमें एक नंबर पहचान के किसी दस्तावेज़ के नंबर जैसा लगता है, इसलिए हमारा स्टाफ़ फ़ैसला करता है कि हम आपको ${kind} के रूप में दिखाएँ या नहीं। इसमें ज़्यादा से ज़्यादा दो कामकाजी दिन लगते हैं। आपको कुछ करने की ज़रूरत नहीं है।`,
};

/** It tells nothing on a locked phone. */
const subject = (site: Site) => `${site.name} पर आपकी जाँच के बारे में`;

function why(email: { rejection: string; reason: string }): Block[] {
  const listed = rejections[email.rejection as keyof typeof rejections];
  return [
    ...(listed ? [{ kind: 'text' as const, text: listed }] : []),
    ...(email.reason ? [{ kind: 'quote' as const, text: email.reason }] : []),
  ];
}

const open = (site: Site): Block => ({
  kind: 'link',
  text: 'मेरी जाँच खोलें',
  url: `${site.origin}${verificationPaths.verification}`,
});

const until = (expiresAt: Date | null) => (expiresAt ? ` यह ${day(expiresAt)} तक मान्य है।` : '');

export const verifications = {
  'verification-code': (email, site) => ({
    subject: `${email.code} आपका ${site.name} कोड है`,
    why: `${site.name} के एक सदस्य ने इस पते को अपना बताया है।`,
    heading: 'पक्का करें कि यह पता आपका है',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'यह कोड उस पेज पर लिखें जहाँ आपने इसे माँगा था:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। अगर यह आपने नहीं किया, तो यह ईमेल अनदेखा किया जा सकता है: इसके बिना कोई आपका पता इस्तेमाल नहीं कर सकता।`,
      },
    ],
  }),
  'verification-held': (email, site) => ({
    subject: subject(site),
    heading: 'हमारा स्टाफ़ इसे देख रहा है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: holds[email.heldFor.includes('same_evidence') ? 'same_evidence' : 'identity_number'](
          kinds[email.kind],
        ),
      },
      open(site),
    ],
  }),
  'verification-verified': (email, site) => ({
    subject: subject(site),
    heading: 'आपकी जाँच पूरी हो गई है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `अब आपको ${kinds[email.kind]} के रूप में दिखाया जाता है।${until(email.expiresAt)} फ़ैसले के ${verificationTimes.evidenceDays} दिन बाद हम आपका सबूत मिटा देते हैं।`,
      },
      open(site),
    ],
  }),
  'verification-rejected': (email, site) => ({
    subject: subject(site),
    heading: 'हम आपकी जाँच पूरी नहीं कर सके',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `आपका अनुरोध था कि आपको ${kinds[email.kind]} के रूप में दिखाया जाए। हमारे स्टाफ़ ने आपका सबूत देखा है और सहमति नहीं दी है।`,
      },
      ...why(email),
      {
        kind: 'text',
        text: `अगर आपको लगे कि यह ग़लत है, तो ${verificationTimes.appealDays} दिन के अंदर अपील करें। तब स्टाफ़ के दूसरे लोग इसे देखते हैं। आप कभी भी नया अनुरोध भी भेज सकते हैं।`,
      },
      open(site),
    ],
  }),
  'verification-appeal-decided': (email, site) => ({
    subject: subject(site),
    heading: email.state === 'verified' ? 'आपकी जाँच पूरी हो गई है' : 'फ़ैसला नहीं बदलता',
    greeting: greeting(email.name),
    blocks:
      email.state === 'verified'
        ? [
            {
              kind: 'text',
              text: `हमने फिर से देखा है, और अब आपको ${kinds[email.kind]} के रूप में दिखाया जाता है।${until(email.expiresAt)}`,
            },
            open(site),
          ]
        : [
            {
              kind: 'text',
              text: `आपको ${kinds[email.kind]} के रूप में दिखाने के आपके अनुरोध को हमने फिर से देखा है। फ़ैसला नहीं बदलता।`,
            },
            ...why(email),
            { kind: 'text', text: 'आप कभी भी नया अनुरोध भेज सकते हैं।' },
            open(site),
          ],
  }),
  'verification-revoked': (email, site) => ({
    subject: subject(site),
    heading: 'हमने आपका निशान वापस ले लिया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `अब आपको ${kinds[email.kind]} के रूप में नहीं दिखाया जाता। कारण:`,
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: `अगर आपको लगे कि यह ग़लत है, तो ${verificationTimes.appealDays} दिन के अंदर अपील करें। तब स्टाफ़ के दूसरे लोग इसे देखते हैं। आप कभी भी नया अनुरोध भी भेज सकते हैं।`,
      },
      open(site),
    ],
  }),
  'verification-ending': (email, site) => ({
    subject: subject(site),
    heading: email.expiresAt ? `आपका निशान ${day(email.expiresAt)} तक मान्य है` : 'आपका निशान जल्द ख़त्म होता है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `हम ${verificationTimes.months} महीने बाद फिर पूछते हैं। आज से आप ${kinds[email.kind]} का अपना निशान नया कर सकते हैं। आपका अभी का निशान अपने अंत तक मान्य है।`,
      },
      open(site),
    ],
  }),
  'verification-expired': (email, site) => ({
    subject: subject(site),
    heading: 'आपका निशान ख़त्म हो गया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${kinds[email.kind]} के आपके निशान के ${verificationTimes.months} महीने पूरे हो गए हैं। अगर यह अब भी सच है, तो निशान फिर से माँगें।`,
      },
      open(site),
    ],
  }),
} satisfies Partial<EmailWords>;

export const verificationLines = {
  notifications: {
    verification_held: ({ thing }) => `हमारा स्टाफ़ आपकी जाँच देख रहा है: ${kindOf(thing)}।`,
    verification_decided: ({ thing }) => `आपकी जाँच पर फ़ैसला हो गया है: ${kindOf(thing)}।`,
    verification_ended: ({ thing }) => `आपका निशान ख़त्म हो गया है: ${kindOf(thing)}।`,
    verification_late: ({ thing }) => `आपकी जाँच में हमें देर हो रही है: ${kindOf(thing)}।`,
  },
  owed: {
    verification_review: ({ thing }) => `एक जाँच इंतज़ार में है: ${kindOf(thing)}।`,
  },
  awaited: {
    verification_review: ({ thing }) => `आपकी जाँच में हमें देर हो रही है: ${kindOf(thing)}।`,
  },
} satisfies MailLines<typeof verificationKinds>;

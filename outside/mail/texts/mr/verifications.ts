import type { verificationKinds } from '#contract/verifications/kinds.ts';
import { verificationTimes } from '#contract/verifications/limits.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import type { VerificationKind, verificationRejections } from '#rules/lists/kinds.ts';
import type { Block, Site } from '../../layout.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

/** Each with its “verified”, before “म्हणून”. */
const kinds: Record<VerificationKind, string> = {
  student: 'पडताळलेले विद्यार्थी',
  organisation: 'पडताळलेली संस्था',
  founder: 'पडताळलेले संस्थापक',
  mentor: 'पडताळलेले मेंटर',
  investor: 'पडताळलेले गुंतवणूकदार',
  industry_professional: 'पडताळलेले इंडस्ट्री प्रोफेशनल',
};

const kindsInLines: Record<VerificationKind, string> = {
  student: 'विद्यार्थी',
  organisation: 'संस्था',
  founder: 'संस्थापक',
  mentor: 'मेंटर',
  investor: 'गुंतवणूकदार',
  industry_professional: 'इंडस्ट्री प्रोफेशनल',
};
const kindOf = (thing: string) => kindsInLines[thing as VerificationKind] ?? thing;

const rejections: Record<(typeof verificationRejections)[number], string> = {
  unreadable: 'आम्ही तुमचा पुरावा वाचू शकलो नाही.',
  name_differs: 'त्यातील नाव तुमच्या अकाउंटचे नाव नाही.',
  out_of_date: 'तुमचा पुरावा जुना झाला आहे.',
  not_the_right_document: 'कागदपत्रातून हे सिद्ध होत नाही.',
  not_found_in_register: 'आम्हाला हे रजिस्टरमध्ये सापडले नाही.',
  links_do_not_show_it: 'तुम्ही दिलेल्या पानांवरून हे सिद्ध होत नाही.',
  identity_number_shown: 'त्यात ओळखपत्राचा क्रमांक दिसतो. आम्ही तो ठेवू शकत नाही, म्हणून आम्ही हे हटवले आहे.',
  other: 'कारण:',
};

const holds = {
  same_evidence: (kind: string) =>
    `दुसऱ्या अकाउंटने हाच पुरावा आधी वापरला आहे, म्हणून तुम्हाला ${kind} म्हणून दाखवायचे का, याचा निर्णय आमचा स्टाफ घेतो. याला जास्तीत जास्त कामाचे दोन दिवस लागतात. तुम्हाला काहीही करायची गरज नाही.`,
  identity_number: (kind: string) =>
    `त्यातील एक क्रमांक ओळखपत्राच्या क्रमांकासारखा दिसतो, म्हणून तुम्हाला ${kind} म्हणून दाखवायचे का, याचा निर्णय आमचा स्टाफ घेतो. याला जास्तीत जास्त कामाचे दोन दिवस लागतात. तुम्हाला काहीही करायची गरज नाही.`,
};

/** It tells nothing on a locked phone. */
const subject = (site: Site) => `${site.name} वरील तुमच्या पडताळणीबद्दल`;

function why(email: { rejection: string; reason: string }): Block[] {
  const listed = rejections[email.rejection as keyof typeof rejections];
  return [
    ...(listed ? [{ kind: 'text' as const, text: listed }] : []),
    ...(email.reason ? [{ kind: 'quote' as const, text: email.reason }] : []),
  ];
}

const open = (site: Site): Block => ({
  kind: 'link',
  text: 'माझी पडताळणी उघडा',
  url: `${site.origin}${verificationPaths.verification}`,
});

const until = (expiresAt: Date | null) => (expiresAt ? ` हे ${day(expiresAt)} पर्यंत चालते.` : '');

export const verifications = {
  'verification-code': (email, site) => ({
    subject: `${email.code} हा तुमचा ${site.name} कोड आहे`,
    why: `${site.name} वरील एका सदस्याने हा पत्ता स्वतःचा असल्याचे सांगितले आहे.`,
    heading: 'हा पत्ता तुमचा आहे, हे नक्की करा',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'तुम्ही जिथे मागितला त्या पानावर हा कोड टाका:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. हे तुम्ही केले नसेल, तर या ईमेलकडे दुर्लक्ष करू शकता: या ईमेलशिवाय कोणीही तुमचा पत्ता वापरू शकत नाही.`,
      },
    ],
  }),
  'verification-held': (email, site) => ({
    subject: subject(site),
    heading: 'आमचा स्टाफ ते पाहत आहे',
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
    heading: 'तुमची पडताळणी झाली आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `तुम्हाला आता ${kinds[email.kind]} म्हणून दाखवले जाते.${until(email.expiresAt)} निर्णयानंतर ${verificationTimes.evidenceDays} दिवसांनी आम्ही तुमचा पुरावा हटवतो.`,
      },
      open(site),
    ],
  }),
  'verification-rejected': (email, site) => ({
    subject: subject(site),
    heading: 'आम्ही तुमची पडताळणी करू शकलो नाही',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `तुम्हाला ${kinds[email.kind]} म्हणून दाखवावे, अशी तुम्ही विनंती केली होती. आमच्या स्टाफने तुमचा पुरावा पाहिला आहे आणि ते मान्य केलेले नाही.`,
      },
      ...why(email),
      {
        kind: 'text',
        text: `हे चुकीचे आहे असे तुम्हाला वाटत असेल, तर ${verificationTimes.appealDays} दिवसांच्या आत अपील करा. मग स्टाफमधील इतर ते पाहतात. तुम्ही कधीही नवीन विनंतीही पाठवू शकता.`,
      },
      open(site),
    ],
  }),
  'verification-appeal-decided': (email, site) => ({
    subject: subject(site),
    heading: email.state === 'verified' ? 'तुमची पडताळणी झाली आहे' : 'निर्णय बदलत नाही',
    greeting: greeting(email.name),
    blocks:
      email.state === 'verified'
        ? [
            {
              kind: 'text',
              text: `आम्ही पुन्हा पाहिले आहे, आणि तुम्हाला आता ${kinds[email.kind]} म्हणून दाखवले जाते.${until(email.expiresAt)}`,
            },
            open(site),
          ]
        : [
            {
              kind: 'text',
              text: `तुम्हाला ${kinds[email.kind]} म्हणून दाखवावे, ही तुमची विनंती आम्ही पुन्हा पाहिली आहे. निर्णय बदलत नाही.`,
            },
            ...why(email),
            { kind: 'text', text: 'तुम्ही कधीही नवीन विनंती पाठवू शकता.' },
            open(site),
          ],
  }),
  'verification-revoked': (email, site) => ({
    subject: subject(site),
    heading: 'आम्ही तुमची खूण मागे घेतली आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `तुम्हाला आता ${kinds[email.kind]} म्हणून दाखवले जात नाही. कारण:`,
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: `हे चुकीचे आहे असे तुम्हाला वाटत असेल, तर ${verificationTimes.appealDays} दिवसांच्या आत अपील करा. मग स्टाफमधील इतर ते पाहतात. तुम्ही कधीही नवीन विनंतीही पाठवू शकता.`,
      },
      open(site),
    ],
  }),
  'verification-ending': (email, site) => ({
    subject: subject(site),
    heading: email.expiresAt ? `तुमची खूण ${day(email.expiresAt)} पर्यंत चालते` : 'तुमची खूण लवकरच संपते',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `आम्ही ${verificationTimes.months} महिन्यांनी पुन्हा विचारतो. आजपासून तुम्ही ${kinds[email.kind]} म्हणून असलेल्या तुमच्या खुणेचे नूतनीकरण करू शकता. तुमची आत्ताची खूण तिच्या शेवटापर्यंत चालते.`,
      },
      open(site),
    ],
  }),
  'verification-expired': (email, site) => ({
    subject: subject(site),
    heading: 'तुमची खूण संपली आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${kinds[email.kind]} म्हणून असलेल्या तुमच्या खुणेचे ${verificationTimes.months} महिने संपले आहेत. ते अजूनही खरे असेल, तर खूण पुन्हा मागा.`,
      },
      open(site),
    ],
  }),
} satisfies Partial<EmailWords>;

export const verificationLines = {
  notifications: {
    verification_held: ({ thing }) => `आमचा स्टाफ तुमची पडताळणी पाहत आहे: ${kindOf(thing)}.`,
    verification_decided: ({ thing }) => `तुमच्या पडताळणीचा निर्णय झाला आहे: ${kindOf(thing)}.`,
    verification_ended: ({ thing }) => `तुमची खूण संपली आहे: ${kindOf(thing)}.`,
    verification_late: ({ thing }) => `तुमच्या पडताळणीला आमच्याकडून उशीर होत आहे: ${kindOf(thing)}.`,
  },
  owed: {
    verification_review: ({ thing }) => `एक पडताळणी वाट पाहत आहे: ${kindOf(thing)}.`,
  },
  awaited: {
    verification_review: ({ thing }) => `तुमच्या पडताळणीला आमच्याकडून उशीर होत आहे: ${kindOf(thing)}.`,
  },
} satisfies MailLines<typeof verificationKinds>;

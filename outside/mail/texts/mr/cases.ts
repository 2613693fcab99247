import type { caseKinds } from '#contract/cases/kinds.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { committee } from './committee.ts';
import { day, greeting } from './phrases.ts';

/** Subjects tell nothing on a locked phone. Only the site says what was reported or decided. */
export const cases = {
  'report-code': (email, site) => ({
    subject: `${email.code} हा तुमचा ${site.name} कोड आहे`,
    why: `कोणीतरी ${site.name} वर एका रिपोर्टसोबत हा पत्ता दिला आहे.`,
    heading: 'तुमचा रिपोर्ट पाठवा',
    blocks: [
      { kind: 'text', text: 'तुम्ही जिथे रिपोर्ट लिहिला त्या पानावर हा कोड टाका:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. हे तुम्ही केले नसेल, तर या ईमेलकडे दुर्लक्ष करू शकता: कोडशिवाय आम्ही काहीही पाठवत नाही.`,
      },
    ],
  }),
  'report-received': (email, site) => ({
    subject: `${site.name} ला पाठवलेला तुमचा रिपोर्ट आम्हाला मिळाला आहे`,
    why: `या पत्त्यावरून ${site.name} ला एक रिपोर्ट पाठवला आहे.`,
    heading: 'तुमचा रिपोर्ट आम्हाला मिळाला आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.isUrgent
          ? 'आमचा स्टाफ दोन तासांच्या आत निर्णय घेतो. कोणी आत्ता धोक्यात असेल, तर 112 ला किंवा तुमच्या इथल्या पोलिसांना फोन करा.'
          : 'आमचा स्टाफ सात दिवसांच्या आत निर्णय घेतो. मग आम्ही तुम्हाला लिहितो.',
      },
      { kind: 'link', text: 'माझा रिपोर्ट उघडा', url: `${site.origin}${email.path}` },
    ],
  }),
  'report-answered': (email, site) => ({
    subject: `${site.name} ला पाठवलेल्या तुमच्या रिपोर्टबद्दल`,
    why: `या पत्त्यावरून ${site.name} ला एक रिपोर्ट पाठवला आहे.`,
    heading: 'आम्ही तुमचा रिपोर्ट पाहिला आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `आमच्या स्टाफने ${day(email.reportedAt)} रोजीचा तुमचा रिपोर्ट पाहिला आहे. ${
          email.wasSomethingDone
            ? 'आम्ही कारवाई केली आहे.'
            : 'ते आमच्या नियमांविरुद्ध नाही, म्हणून आम्ही काहीही केले नाही. तुम्ही 14 दिवसांच्या आत, एकदा, तुमच्या रिपोर्टच्या पानावर स्टाफमधील इतरांना तो पाहायला सांगू शकता.'
        } आम्हाला सांगितल्याबद्दल धन्यवाद.`,
      },
      { kind: 'link', text: 'माझा रिपोर्ट उघडा', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'case-decided': (email, site) => ({
    subject: `कृपया हे ${site.name} वर वाचा`,
    heading: 'आम्ही तुमच्या एका गोष्टीबद्दल निर्णय घेतला आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'निर्णय आणि कारण वाचण्यासाठी साइन इन करा. तुम्ही स्टाफमधील इतरांना ते पाहायलाही सांगू शकता.',
      },
      { kind: 'link', text: 'वाचा', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'case-appeal-answered': (email, site) => ({
    subject: `${site.name} कडे केलेल्या तुमच्या अपिलाबद्दल`,
    heading: 'आम्ही तुमच्या अपिलाला उत्तर दिले आहे',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'स्टाफमधील इतरांनी ते पाहिले आहे. उत्तर वाचण्यासाठी साइन इन करा.' },
      { kind: 'link', text: 'वाचा', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
} satisfies Partial<EmailWords>;

export const caseLines = {
  unnamed: '',
  notifications: {
    case_judged: () => 'आम्ही तुमच्या एका गोष्टीबद्दल निर्णय घेतला आहे.',
    case_appeal_answered: () => 'आम्ही तुमच्या अपिलाला उत्तर दिले आहे.',
    report_answered: () => 'आम्ही तुमचा रिपोर्ट पाहिला आहे.',
    case_waits: () => 'एक नवीन प्रकरण निर्णयाची वाट पाहत आहे.',
    case_urgent: () => 'एक तातडीचे प्रकरण वाट पाहत आहे. कृपया दोन तासांच्या आत त्याचा निर्णय घ्या.',
  },
  owed: {
    case_appeal: ({ thing }) => (thing ? `एक अपील वाट पाहत आहे: ${thing}.` : 'एक अपील वाट पाहत आहे.'),
  },
  awaited: {
    case_appeal: ({ thing }) =>
      thing ? `तुमच्या अपिलाला आमच्याकडून उशीर होत आहे: ${thing}.` : 'तुमच्या अपिलाला आमच्याकडून उशीर होत आहे.',
  },
} satisfies MailLines<typeof caseKinds>;

import { committeeDays } from '#contract/cases/committee-days.ts';
import type { rightsKinds } from '#contract/rights/kinds.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const ofRequest = (number: string) => `तुमची विनंती ${number}`;
const board = 'यामुळे तुमचे समाधान झाले नाही, तर: भारतीय डेटा संरक्षण मंडळ.';

const committee = `मजकुराबद्दलच्या आमच्या निर्णयाने तुमचे समाधान झाले नाही, तर तुम्ही ${committeeDays} दिवसांच्या आत तक्रार अपील समितीकडे अपील करू शकता.`;

/** Subjects and texts name the number alone. Only its page has the words of a request and its answer. */
export const rights = {
  'rights-code': (email, site) => ({
    subject: `${email.code} हा तुमचा ${site.name} कोड आहे`,
    why: `कोणीतरी ${site.name} वर एका विनंती किंवा तक्रारीसोबत हा पत्ता दिला आहे.`,
    heading: 'तुमची विनंती पाठवा',
    blocks: [
      { kind: 'text', text: 'तुम्ही जिथे ती लिहिली त्या पानावर हा कोड टाका:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. हे तुम्ही केले नसेल, तर या ईमेलकडे दुर्लक्ष करू शकता: कोडशिवाय आम्ही काहीही पाठवत नाही.`,
      },
    ],
  }),
  'rights-received': (email, site) => ({
    subject: ofRequest(email.number),
    ...(email.hasAccount ? {} : { why: `या पत्त्यावरून ${site.name} ला एक विनंती पाठवली आहे.` }),
    heading: email.isContested ? 'आता स्टाफमधील इतर ती पाहत आहेत' : 'आम्हाला तुमची विनंती मिळाली आहे',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `तिचा क्रमांक ${email.number} आहे.` },
      ...(email.dueAt
        ? [{ kind: 'text', text: `आम्ही जास्तीत जास्त ${day(email.dueAt)} पर्यंत उत्तर देतो.` } as const]
        : []),
      { kind: 'link', text: 'माझी विनंती उघडा', url: `${site.origin}${email.path}` },
    ],
  }),
  'rights-answered': (email, site) => ({
    subject: ofRequest(email.number),
    ...(email.hasAccount ? {} : { why: `या पत्त्यावरून ${site.name} ला एक विनंती पाठवली आहे.` }),
    heading: 'आम्ही तुमच्या विनंतीला उत्तर दिले आहे',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `आम्ही विनंती ${email.number} ला उत्तर दिले आहे.` },
      { kind: 'link', text: 'उत्तर वाचा', url: `${site.origin}${email.path}` },
      ...(email.isAboutContent ? [{ kind: 'text', text: committee } as const] : []),
      { kind: 'text', text: board },
    ],
  }),
  'rights-late': (email, site) => ({
    subject: ofRequest(email.number),
    ...(email.hasAccount ? {} : { why: `या पत्त्यावरून ${site.name} ला एक विनंती पाठवली आहे.` }),
    heading: 'आमच्याकडून उशीर होत आहे',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `आमच्याकडून उशीर होत आहे. ठरलेला दिवस: ${day(email.dueAt)}.` },
      { kind: 'text', text: `विनंती ${email.number} ला आता आम्ही सर्वात आधी उत्तर देतो.` },
      { kind: 'link', text: 'माझी विनंती उघडा', url: `${site.origin}${email.path}` },
      { kind: 'text', text: board },
    ],
  }),
} satisfies Partial<EmailWords>;

export const rightsLines = {
  notifications: {
    rights_answered: ({ thing }) => `आम्ही तुमच्या विनंतीला उत्तर दिले आहे: ${thing}.`,
    rights_late: ({ thing }) => `तुमच्या विनंतीला आमच्याकडून उशीर होत आहे: ${thing}.`,
    rights_waits: ({ thing }) => `एक विनंती आमच्या उत्तराची वाट पाहत आहे: ${thing}.`,
    rights_late_at_desk: ({ thing }) => `एका विनंतीच्या उत्तराला आमच्याकडून उशीर होत आहे: ${thing}.`,
  },
  owed: {
    rights_answer: ({ thing }) => `एक विनंती उत्तराची वाट पाहत आहे: ${thing}.`,
    content_complaint_answer: ({ thing }) => `एक तक्रार उत्तराची वाट पाहत आहे: ${thing}.`,
  },
  awaited: {
    rights_answer: ({ thing }) => `तुमच्या विनंतीला आमच्याकडून उशीर होत आहे: ${thing}.`,
    content_complaint_answer: ({ thing }) => `तुमच्या तक्रारीला आमच्याकडून उशीर होत आहे: ${thing}.`,
  },
} satisfies MailLines<typeof rightsKinds>;

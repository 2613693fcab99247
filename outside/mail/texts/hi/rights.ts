import { committeeDays } from '#contract/cases/committee-days.ts';
import type { rightsKinds } from '#contract/rights/kinds.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const ofRequest = (number: string) => `आपका अनुरोध ${number}`;
const board = 'अगर आप इससे संतुष्ट न हों: भारतीय डेटा संरक्षण बोर्ड।';

const committee = `अगर आप सामग्री के बारे में हमारे फ़ैसले से संतुष्ट न हों, तो आप ${committeeDays} दिन के अंदर शिकायत अपीलीय समिति में अपील कर सकते हैं।`;

/** Subjects and texts name the number alone. Only its page has the words of a request and its answer. */
export const rights = {
  'rights-code': (email, site) => ({
    subject: `${email.code} आपका ${site.name} कोड है`,
    why: `किसी ने ${site.name} पर एक अनुरोध या शिकायत के साथ यह पता दिया है।`,
    heading: 'अपना अनुरोध भेजें',
    blocks: [
      { kind: 'text', text: 'यह कोड उस पेज पर लिखें जहाँ आपने अनुरोध या शिकायत लिखी थी:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। अगर यह आपने नहीं किया, तो यह ईमेल अनदेखा किया जा सकता है: कोड के बिना हम कुछ नहीं भेजते।`,
      },
    ],
  }),
  'rights-received': (email, site) => ({
    subject: ofRequest(email.number),
    ...(email.hasAccount ? {} : { why: `इस पते से ${site.name} को एक अनुरोध भेजा गया है।` }),
    heading: email.isContested ? 'अब स्टाफ़ के दूसरे लोग इसे देख रहे हैं' : 'आपका अनुरोध हमें मिल गया है',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `इसका नंबर ${email.number} है।` },
      ...(email.dueAt
        ? [{ kind: 'text', text: `हम ज़्यादा से ज़्यादा ${day(email.dueAt)} तक जवाब देते हैं।` } as const]
        : []),
      { kind: 'link', text: 'मेरा अनुरोध खोलें', url: `${site.origin}${email.path}` },
    ],
  }),
  'rights-answered': (email, site) => ({
    subject: ofRequest(email.number),
    ...(email.hasAccount ? {} : { why: `इस पते से ${site.name} को एक अनुरोध भेजा गया है।` }),
    heading: 'हमने आपके अनुरोध का जवाब दे दिया है',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `हमने अनुरोध ${email.number} का जवाब दे दिया है।` },
      { kind: 'link', text: 'जवाब पढ़ें', url: `${site.origin}${email.path}` },
      ...(email.isAboutContent ? [{ kind: 'text', text: committee } as const] : []),
      { kind: 'text', text: board },
    ],
  }),
  'rights-late': (email, site) => ({
    subject: ofRequest(email.number),
    ...(email.hasAccount ? {} : { why: `इस पते से ${site.name} को एक अनुरोध भेजा गया है।` }),
    heading: 'हमें देर हो रही है',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `हमें देर हो रही है। तय दिन: ${day(email.dueAt)}।` },
      { kind: 'text', text: `अब हम सबसे पहले अनुरोध ${email.number} का जवाब देते हैं।` },
      { kind: 'link', text: 'मेरा अनुरोध खोलें', url: `${site.origin}${email.path}` },
      { kind: 'text', text: board },
    ],
  }),
} satisfies Partial<EmailWords>;

export const rightsLines = {
  notifications: {
    rights_answered: ({ thing }) => `हमने आपके अनुरोध ${thing} का जवाब दे दिया है।`,
    rights_late: ({ thing }) => `आपके अनुरोध ${thing} में हमें देर हो रही है।`,
    rights_waits: ({ thing }) => `अनुरोध ${thing} को हमारे जवाब का इंतज़ार है।`,
    rights_late_at_desk: ({ thing }) => `अनुरोध ${thing} का जवाब देने में हमें देर हो रही है।`,
  },
  owed: {
    rights_answer: ({ thing }) => `एक अनुरोध को जवाब का इंतज़ार है: ${thing}।`,
    content_complaint_answer: ({ thing }) => `एक शिकायत को जवाब का इंतज़ार है: ${thing}।`,
  },
  awaited: {
    rights_answer: ({ thing }) => `आपके अनुरोध ${thing} में हमें देर हो रही है।`,
    content_complaint_answer: ({ thing }) => `आपकी शिकायत ${thing} में हमें देर हो रही है।`,
  },
} satisfies MailLines<typeof rightsKinds>;

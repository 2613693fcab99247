import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import type { supervisionKinds } from '#contract/supervision/kinds.ts';
import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { committee } from './committee.ts';
import { day, greeting } from './phrases.ts';

const birthDates = {
  stands: () =>
    'या तारखेनुसार तुमचे वय 18 पेक्षा कमी आहे, आणि आई, वडील किंवा पालकांची संमती लागते. तोपर्यंत दुसरे कोणीही तुमचे अकाउंट पाहत नाही, आणि त्यांना विचारण्यासाठी लागणारा डेटाच आम्ही ठेवतो. तुमच्या डॅशबोर्डवर त्यांचे नाव द्या. 7 दिवस कोणीही संमती दिली नाही, तर आम्ही अकाउंट हटवतो.',
  waits: () =>
    'या तारखेनुसार तुमचे वय 18 पेक्षा कमी आहे, आणि आई, वडील किंवा पालकांची संमती लागते. तोपर्यंत दुसरे कोणीही तुमचे अकाउंट पाहत नाही. आम्ही अजून काहीही पुसून टाकत नाही: स्टाफमधील इतर तीन दिवसांच्या आत हे पाहतात. त्यांनी ते नक्की केले नाही, तर तुमची आधीची जन्मतारीख पुन्हा धरली जाते.',
  kept: keptDate,
  free: ({ state }: { state: string }) =>
    state === 'kept' ? keptDate() : 'तुमच्यासाठी कोणती पाने खुली आहेत, ते आतापासून या तारखेवरून ठरते.',
};

function keptDate(): string {
  return 'तुमच्या जन्मतारखेची दुरुस्ती स्टाफमधील दुसऱ्या कोणीही नक्की केली नाही. आधीची तारीख पुन्हा धरली जाते, आणि आम्ही काहीही पुसून टाकले नाही.';
}

export const supervision = {
  'account-suspended': (email, site) => ({
    subject: `तुमच्या ${site.name} अकाउंटबद्दल`,
    replyTo: email.contact || undefined,
    heading: 'तुमचे अकाउंट निलंबित आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.until
          ? `आम्ही तुमचे अकाउंट ${day(email.until)} पर्यंत निलंबित केले आहे. तुम्ही सगळीकडे लॉग आउट झाला आहात, आणि इतर सदस्यांना तुम्ही दिसत नाही. कारण:`
          : 'आम्ही तुमचे अकाउंट निलंबित केले आहे. तुम्ही सगळीकडे लॉग आउट झाला आहात, आणि इतर सदस्यांना तुम्ही दिसत नाही. कारण:',
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: 'स्टाफमधील इतरांना ते पाहायला सांगण्यासाठी, आणि तुमचा डेटा डाउनलोड करण्यासाठी, साइन इन करा.',
      },
      { kind: 'link', text: 'साइन इन करा', url: `${site.origin}${sessionPaths.login}` },
      { kind: 'text', text: 'ते पुरेसे नसेल, तर तुम्ही आमच्याकडे तक्रार करू शकता.' },
      { kind: 'link', text: 'तक्रार करा', url: `${site.origin}${rightsPaths.complain}` },
      committee,
    ],
  }),
  'birth-date-corrected': (email, site) => ({
    subject: `${site.name} वरील तुमची जन्मतारीख दुरुस्त केली गेली`,
    replyTo: email.contact || undefined,
    heading: 'तुमची जन्मतारीख दुरुस्त केली गेली',
    greeting: greeting(email.name),
    blocks: [
      ...(email.state === 'kept'
        ? []
        : ([
            { kind: 'text', text: 'आमच्या स्टाफने तुमच्या अकाउंटची जन्मतारीख दुरुस्त केली आहे. कारण:' },
            { kind: 'quote', text: email.reason },
          ] as const)),
      { kind: 'text', text: birthDates[email.isRestricted ? email.state : 'free'](email) },
      { kind: 'link', text: 'माझा डॅशबोर्ड उघडा', url: `${site.origin}${todayPaths.dashboard}` },
      { kind: 'text', text: 'हे चुकीचे आहे असे तुम्हाला वाटत असेल, तर ते दुरुस्त करायला आम्हाला सांगा.' },
      { kind: 'link', text: 'तुमच्या डेटाबद्दल विचारा', url: `${site.origin}${innerRightsPaths.ask}` },
    ],
  }),
  'suspension-ended': (email, site) => ({
    subject: `तुमच्या ${site.name} अकाउंटबद्दल`,
    replyTo: email.contact || undefined,
    heading: 'तुमचे अकाउंट पुन्हा खुले आहे',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'तुमचे अकाउंट आता निलंबित नाही. तुम्ही आधीसारखे साइन इन करू शकता.' },
      { kind: 'link', text: 'साइन इन करा', url: `${site.origin}${sessionPaths.login}` },
    ],
  }),
} satisfies Partial<EmailWords>;

export const supervisionLines = {
  proposals: {
    'account.suspension': 'एक अकाउंट 7 दिवसांपेक्षा जास्त काळ निलंबित करणे',
    'account.child': 'एका सदस्याला 18 वर्षांखालील मूल मानणे, आणि अशा मुलाबद्दल आम्ही जे ठेवू शकत नाही ते पुसून टाकणे',
  },
} satisfies MailLines<typeof supervisionKinds>;

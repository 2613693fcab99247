import type { caseKinds } from '#contract/cases/kinds.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { committee } from './committee.ts';
import { day, greeting } from './phrases.ts';

/** Subjects tell nothing on a locked phone. Only the site says what was reported or decided. */
export const cases = {
  'report-code': (email, site) => ({
    subject: `${email.code} आपका ${site.name} कोड है`,
    why: `किसी ने ${site.name} पर एक रिपोर्ट के साथ यह पता दिया है।`,
    heading: 'अपनी रिपोर्ट भेजें',
    blocks: [
      { kind: 'text', text: 'यह कोड उस पेज पर लिखें जहाँ आपने अपनी रिपोर्ट लिखी थी:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। अगर यह आपने नहीं किया, तो यह ईमेल अनदेखा किया जा सकता है: कोड के बिना हम कुछ नहीं भेजते।`,
      },
    ],
  }),
  'report-received': (email, site) => ({
    subject: `${site.name} को भेजी आपकी रिपोर्ट हमें मिल गई है`,
    why: `इस पते से ${site.name} को एक रिपोर्ट भेजी गई है।`,
    heading: 'आपकी रिपोर्ट हमें मिल गई है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.isUrgent
          ? 'हमारा स्टाफ़ दो घंटे के अंदर फ़ैसला करता है। अगर कोई अभी ख़तरे में है, तो 112 पर या अपने यहाँ की पुलिस को फ़ोन करें।'
          : 'हमारा स्टाफ़ सात दिन के अंदर फ़ैसला करता है। फिर हम आपको लिखते हैं।',
      },
      { kind: 'link', text: 'मेरी रिपोर्ट खोलें', url: `${site.origin}${email.path}` },
    ],
  }),
  'report-answered': (email, site) => ({
    subject: `${site.name} को भेजी आपकी रिपोर्ट के बारे में`,
    why: `इस पते से ${site.name} को एक रिपोर्ट भेजी गई है।`,
    heading: 'हमने आपकी रिपोर्ट देख ली है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `हमारे स्टाफ़ ने ${day(email.reportedAt)} की आपकी रिपोर्ट देख ली है। ${
          email.wasSomethingDone
            ? 'हमने कार्रवाई की है।'
            : 'यह हमारे नियमों के ख़िलाफ़ नहीं है, इसलिए हमने कुछ नहीं किया। आप 14 दिन के अंदर, एक बार, अपनी रिपोर्ट के पेज पर स्टाफ़ के दूसरे लोगों से इसे देखने को कह सकते हैं।'
        } हमें बताने के लिए धन्यवाद।`,
      },
      { kind: 'link', text: 'मेरी रिपोर्ट खोलें', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'case-decided': (email, site) => ({
    subject: `कृपया इसे ${site.name} पर पढ़ें`,
    heading: 'आपकी एक चीज़ के बारे में हमने फ़ैसला किया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'फ़ैसला और उसका कारण पढ़ने के लिए साइन इन करें। आप स्टाफ़ के दूसरे लोगों से इसे देखने को भी कह सकते हैं।',
      },
      { kind: 'link', text: 'पढ़ें', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'case-appeal-answered': (email, site) => ({
    subject: `${site.name} को की गई आपकी अपील के बारे में`,
    heading: 'हमने आपकी अपील का जवाब दे दिया है',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'स्टाफ़ के दूसरे लोगों ने इसे देख लिया है। जवाब पढ़ने के लिए साइन इन करें।' },
      { kind: 'link', text: 'पढ़ें', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
} satisfies Partial<EmailWords>;

export const caseLines = {
  unnamed: '',
  notifications: {
    case_judged: () => 'आपकी एक चीज़ के बारे में हमने फ़ैसला किया है।',
    case_appeal_answered: () => 'हमने आपकी अपील का जवाब दे दिया है।',
    report_answered: () => 'हमने आपकी रिपोर्ट देख ली है।',
    case_waits: () => 'एक नए मामले में फ़ैसले का इंतज़ार है।',
    case_urgent: () => 'एक मामला इंतज़ार में है जिसे तुरंत देखना ज़रूरी है। कृपया दो घंटे के अंदर फ़ैसला करें।',
  },
  owed: {
    case_appeal: ({ thing }) => (thing ? `एक अपील इंतज़ार में है: ${thing}।` : 'एक अपील इंतज़ार में है।'),
  },
  awaited: {
    case_appeal: ({ thing }) =>
      thing ? `आपकी अपील में हमें देर हो रही है: ${thing}।` : 'आपकी अपील में हमें देर हो रही है।',
  },
} satisfies MailLines<typeof caseKinds>;

import { organisationLimits } from '#contract/organisations/limits.ts';
import type { rosterKindsOfModule } from '#contract/rosters/kinds.ts';
import { rosterTimes } from '#contract/rosters/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day } from './phrases.ts';

const shownInstitution = (name: string) => shownName(name, organisationLimits.name) || 'आपकी शिक्षण संस्था';

export const rosters = {
  'roster-code': (email, site) => ({
    subject: `${shownInstitution(email.organisation)} से आपका कोड`,
    heading: 'छात्र के तौर पर जुड़ें',
    blocks: [
      {
        kind: 'text',
        text: `${shownInstitution(email.organisation)} की छात्र सूची में आप हैं और वहाँ ${site.name} का इस्तेमाल होता है। इस कोड से आप दिखाते हैं कि आप वहाँ के छात्र हैं:`,
      },
      { kind: 'code', text: email.rosterCode },
      {
        kind: 'text',
        text: `इसे पेज पर लिखें। पेज पहले दिखाता है कि शिक्षण संस्था के पास क्या है और वह क्या देखेगी। कोड सिर्फ़ आपके लिए है और ${rosterTimes.codeDays} दिन तक मान्य है।`,
      },
      { kind: 'link', text: 'कोड लिखें', url: `${site.origin}${email.path}` },
    ],
    why: 'आपकी शिक्षण संस्था ने कोड के लिए हमें यह पता दिया है।',
  }),
  'guardian-roster': (email, site) => {
    const memberName = shownName(email.memberName) || '18 साल से कम उम्र के एक सदस्य';
    const institution = shownName(email.organisation) || 'एक शिक्षण संस्था';
    return {
      subject: `अभिभावक के लिए: ${site.name} के एक सदस्य का सवाल`,
      why: 'आपका नाम 18 साल से कम उम्र के एक सदस्य के माता-पिता या अभिभावक के तौर पर दिया गया है।',
      heading: `${memberName} को ${institution} से जुड़ना है`,
      blocks: [
        {
          kind: 'text',
          text: `${memberName} के पास ${institution} का एक कोड है और उन्हें ${site.name} पर वहाँ के छात्र के तौर पर जुड़ना है। इसके लिए आपकी हाँ चाहिए।`,
        },
        { kind: 'link', text: 'पढ़ें और जवाब दें', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: `आप ${day(new Date(email.until))} तक जवाब दे सकते हैं। सहमति देने के लिए आपको छह अंक चाहिए। पेज उन्हें इसी पते पर भेजता है। मना करने के लिए, या बाद में अपनी हाँ वापस लेने के लिए, आपको सिर्फ़ यह लिंक चाहिए।`,
        },
      ],
    };
  },
} satisfies Pick<EmailWords, 'roster-code' | 'guardian-roster'>;

export const rosterLines = {
  unnamed: '',
  notifications: {
    roster_name_waits: ({ thing }) =>
      `${thing || 'शिक्षण संस्था'}: एक छात्र, जिनका नाम अलग है, आपकी हाँ के इंतज़ार में हैं।`,
    roster_objected: ({ thing }) =>
      `${thing || 'शिक्षण संस्था'}: एक छात्र का कहना है कि उनका कोड किसी दूसरे सदस्य ने इस्तेमाल किया।`,
    roster_confirmed: ({ thing }) => `अब आप यहाँ ${thing || 'शिक्षण संस्था'} के छात्र हैं।`,
    roster_declined: ({ thing }) =>
      `${thing || 'शिक्षण संस्था'} ने नहीं कहा कि वह छात्र आप हैं। आपका कोड फिर से काम करता है।`,
    roster_guardian_agreed: ({ thing }) => `आपके अभिभावक ने आपको ${thing || 'शिक्षण संस्था'} से जुड़ने की सहमति दी है।`,
    roster_guardian_refused: ({ thing }) =>
      `आपके अभिभावक ने आपको ${thing || 'शिक्षण संस्था'} से जुड़ने की सहमति नहीं दी।`,
    roster_guardian_ended: ({ thing }) =>
      `आपके अभिभावक ने ${thing || 'शिक्षण संस्था'} के लिए अपनी हाँ वापस ले ली। अब आप यहाँ उसके छात्र नहीं हैं।`,
    roster_guardian_over: ({ thing }) =>
      `आपके अभिभावक ने आपको ${thing || 'शिक्षण संस्था'} से जुड़ने की सहमति नहीं दी है। अपना कोड फिर से लिखें, या दूसरा माँगें।`,
    roster_freed: ({ thing }) => `${thing || 'शिक्षण संस्था'} ने अपनी सूची में आपकी जगह किसी दूसरे सदस्य को दे दी।`,
    roster_off: ({ thing }) => `अब आप ${thing || 'शिक्षण संस्था'} की छात्र सूची में नहीं हैं।`,
  },
} satisfies MailLines<typeof rosterKindsOfModule>;

import { organisationLimits } from '#contract/organisations/limits.ts';
import type { rosterKindsOfModule } from '#contract/rosters/kinds.ts';
import { rosterTimes } from '#contract/rosters/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { such } from './names.ts';
import { day } from './phrases.ts';

/** Before शैक्षणिक संस्था in another case than that of the subject. */
const suchInstitution = (name: string) => {
  const shown = shownName(name, organisationLimits.name);
  return shown ? `${shown} या` : 'तुमच्या';
};

export const rosters = {
  'roster-code': (email, site) => ({
    subject: `${suchInstitution(email.organisation)} शैक्षणिक संस्थेकडून तुमचा कोड`,
    heading: 'विद्यार्थी म्हणून सामील व्हा',
    blocks: [
      {
        kind: 'text',
        text: `${suchInstitution(email.organisation)} शैक्षणिक संस्थेच्या विद्यार्थी यादीत तुम्ही आहात आणि ती ${site.name} वापरते. या कोडने तुम्ही तिचे विद्यार्थी आहात हे दाखवता:`,
      },
      { kind: 'code', text: email.rosterCode },
      {
        kind: 'text',
        text: `तो पानावर टाका. शैक्षणिक संस्थेकडे काय आहे आणि तिला काय दिसेल, ते पान आधी दाखवते. कोड फक्त तुमच्यासाठी आहे आणि ${rosterTimes.codeDays} दिवस चालतो.`,
      },
      { kind: 'link', text: 'कोड टाका', url: `${site.origin}${email.path}` },
    ],
    why: 'तुमच्या शैक्षणिक संस्थेने कोडसाठी आम्हाला हा पत्ता दिला.',
  }),
  'guardian-roster': (email, site) => {
    const shown = shownName(email.memberName);
    const institution = such(shownName(email.organisation));
    const to = shown ? `${shown} यांना` : '18 वर्षांखालील एका सदस्याला';
    return {
      subject: `पालकांसाठी: ${site.name} वरील एका सदस्याचा प्रश्न`,
      why: '18 वर्षांखालील एका सदस्याचे आई, वडील किंवा पालक म्हणून तुमचे नाव दिले आहे.',
      heading: `${to} ${institution} शैक्षणिक संस्थेत सामील व्हायचे आहे`,
      blocks: [
        {
          kind: 'text',
          text: `${shown ? `${shown} यांच्याकडे` : '18 वर्षांखालील एका सदस्याकडे'} ${institution} शैक्षणिक संस्थेचा एक कोड आहे आणि त्यांना ${site.name} वर तिचे विद्यार्थी म्हणून सामील व्हायचे आहे. यासाठी तुमचा होकार लागतो.`,
        },
        { kind: 'link', text: 'वाचा आणि उत्तर द्या', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: `तुम्ही ${day(new Date(email.until))} पर्यंत उत्तर देऊ शकता. संमती देण्यासाठी तुम्हाला सहा अंक लागतात. पान ते याच पत्त्यावर पाठवते. नकार देण्यासाठी, किंवा नंतर तुमचा होकार मागे घेण्यासाठी, फक्त ही लिंक लागते.`,
        },
      ],
    };
  },
} satisfies Pick<EmailWords, 'roster-code' | 'guardian-roster'>;

export const rosterLines = {
  unnamed: '',
  notifications: {
    roster_name_waits: ({ thing }) =>
      `${thing || 'शैक्षणिक संस्था'}: वेगळे नाव असलेले एक विद्यार्थी तुमच्या होकाराची वाट पाहत आहेत.`,
    roster_objected: ({ thing }) =>
      `${thing || 'शैक्षणिक संस्था'}: दुसऱ्या सदस्याने त्यांचा कोड वापरला, असे एक विद्यार्थी सांगतात.`,
    roster_confirmed: ({ thing }) => `तुम्ही आता इथे ${such(thing)} संस्थेचे विद्यार्थी आहात.`,
    roster_declined: ({ thing }) =>
      `ते विद्यार्थी तुम्ही आहात, असे ${such(thing)} संस्थेने सांगितले नाही. तुमचा कोड पुन्हा चालतो.`,
    roster_guardian_agreed: ({ thing }) =>
      `तुम्ही ${such(thing)} संस्थेत सामील व्हावे, याला तुमच्या पालकांनी संमती दिली.`,
    roster_guardian_refused: ({ thing }) =>
      `तुम्ही ${such(thing)} संस्थेत सामील व्हावे, याला तुमच्या पालकांनी संमती दिली नाही.`,
    roster_guardian_ended: ({ thing }) =>
      `तुमच्या पालकांनी ${such(thing)} संस्थेसाठी दिलेला होकार मागे घेतला. तुम्ही आता इथे तिचे विद्यार्थी नाही.`,
    roster_guardian_over: ({ thing }) =>
      `तुम्ही ${such(thing)} संस्थेत सामील व्हावे, याला तुमच्या पालकांनी संमती दिलेली नाही. तुमचा कोड पुन्हा टाका, किंवा दुसरा मागा.`,
    roster_freed: ({ thing }) => `${such(thing)} संस्थेने तिच्या यादीतील तुमची जागा दुसऱ्या सदस्याला दिली.`,
    roster_off: ({ thing }) => `तुम्ही आता ${such(thing)} संस्थेच्या विद्यार्थी यादीत नाही.`,
  },
} satisfies MailLines<typeof rosterKindsOfModule>;

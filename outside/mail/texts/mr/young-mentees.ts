import type { youngMenteeKinds } from '#contract/young-mentees/kinds.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { EntryWords } from '#core/applications/calendar-file.ts';
import { calendarAttachment } from '../../calendar-attachment.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { by as byMember, to as toMember } from './names.ts';
import { day, greeting } from './phrases.ts';

/** A member under 18 by name, or without one where the name may not be shown, in each case of the sentence. */
function memberOf(name: string) {
  const shown = shownName(name);
  return shown
    ? {
        by: `${shown} यांनी`,
        to: `${shown} यांना`,
        its: `${shown} यांचे`,
        of: `${shown} यांच्या`,
        has: `${shown} यांचा`,
      }
    : {
        by: '18 वर्षांखालील एका सदस्याने',
        to: '18 वर्षांखालील एका सदस्याला',
        its: '18 वर्षांखालील एका सदस्याचे',
        of: '18 वर्षांखालील एका सदस्याच्या',
        has: '18 वर्षांखालील एका सदस्याचा',
      };
}
type Who = ReturnType<typeof memberOf>;

/** No subject and no line names a topic. */
const steps = {
  asked: ({ to }: Who) =>
    `${to} एका मेंटरला विचारायचे आहे, आणि तुमच्या हो किंवा नाहीची वाट आहे. तुम्ही ${limits.guardianDays} दिवसांच्या आत उत्तर दिले नाही, तर विनंती संपते, आणि मेंटरला ती कधीही दिसत नाही.`,
  reminded: ({ of }: Who) => `मेंटरला केलेल्या ${of} विनंतीला तुमच्या हो किंवा नाहीची अजूनही वाट आहे.`,
  timeOver: ({ of }: Who) => `मेंटरला केलेल्या ${of} एका विनंतीची वेळ संपली, म्हणून ती संपली. मेंटरने ती पाहिलेली नाही.`,
  sent: ({ by }: Who) => `तुम्ही संमती दिलेली विनंती ${by} पाठवली आहे. मेंटर 48 तासांच्या आत उत्तर देतात.`,
  accepted: ({ to }: Who) => `${to} मेंटरचे उत्तर मिळाले आहे: हो.`,
  declined: ({ to }: Who) => `${to} मेंटरचे उत्तर मिळाले आहे: नाही.`,
  withdrawn: ({ by }: Who) => `${by} एक विनंती मागे घेतली आहे.`,
  lapsed: ({ to }: Who) => `${to} मेंटरचे उत्तर वेळेत मिळाले नाही.`,
  cancelled: ({ its }: Who) => `${its} एक लेखी परीक्षण रद्द झाले.`,
  released: ({ of }: Who) => `${of} एका विनंतीचा किंवा एका लेखी परीक्षणाचा शेवट झाला आहे: एक बाजू सध्या उपलब्ध नाही.`,
  answered: ({ to }: Who) => `${to} मेंटरकडून एक लेखी परीक्षण मिळाले आहे.`,
  askedBack: ({ by }: Who) => `${by} मेंटरला आणखी एक प्रश्न विचारला आहे.`,
  answeredBack: ({ to }: Who) => `${to} दुसऱ्या प्रश्नाला मेंटरचे उत्तर मिळाले आहे.`,
  closed: ({ its }: Who) => `${its} एक लेखी परीक्षण आता बंद आहे.`,
  confirmed: ({ its }: Who) => `${its} एका मेंटरसोबत सेशन आहे.`,
  moveOffered: ({ to }: Who) => `${to} एका सेशनसाठी दुसऱ्या वेळेचा प्रस्ताव आला आहे.`,
  moved: ({ its }: Who) => `${its} एक सेशन आता दुसऱ्या वेळी आहे.`,
  locationChanged: ({ of }: Who) => `${of} एका सेशनची लिंक नवीन आहे.`,
  sessionCancelled: ({ its }: Who) => `${its} एक सेशन रद्द झाले.`,
  sessionReleased: ({ its }: Who) => `${its} एक सेशन संपले आहे: एक बाजू सध्या उपलब्ध नाही.`,
  planBegun: ({ has }: Who) => `${has} एका मेंटरसोबत प्लॅन आहे: तो सुरू झाला आहे.`,
  planEnded: ({ has }: Who) => `${has} एका मेंटरसोबतचा प्लॅन संपला आहे.`,
  planReleased: ({ has }: Who) => `${has} एक प्लॅन संपला आहे: एक बाजू सध्या उपलब्ध नाही.`,
};

const entryWords = (member: Who): EntryWords => ({
  withProject: () => '',
  withApplicant: () => '',
  withPerson: () => `${member.its} एका मेंटरसोबत सेशन`,
});

const meetings = {
  '': 'दोघे लेखी भेटतात, तुम्ही वाचता अशा पानावर.',
  link: 'दोघे लिंकने भेटतात. ती तुमच्या कॅलेंडरच्या फाइलमध्ये आणि तुमच्या पानावर आहे. तुम्हीही सहभागी होऊ शकता.',
  phone: 'मेंटर तुम्ही दिलेल्या नंबरवर कॉल करतात, आणि तो दुसऱ्या कोणालाही मिळत नाही. तुम्हीही भाग घेऊ शकता.',
};
const meetingSteps: readonly string[] = ['confirmed', 'moved', 'locationChanged'];

const endsOn = (until: Date) =>
  `तुम्ही उत्तर दिले नाही, तर ती ${day(until)} रोजी संपते, आणि मेंटरला ती कधीही दिसत नाही.`;

export const youngMentees = {
  'guardian-mentoring': (email, site) => {
    const member = memberOf(email.memberName);
    return {
      subject: `पालकांसाठी: ${site.name} वरील मेंटरिंगची माहिती`,
      why: '18 वर्षांखालील एका सदस्याचे आई, वडील किंवा पालक म्हणून तुमचे नाव दिले आहे.',
      heading: `${member.its} मेंटरिंग`,
      blocks: [
        { kind: 'text', text: steps[email.what](member) },
        ...(meetingSteps.includes(email.what)
          ? [{ kind: 'text', text: meetings[email.meetingKind] } as const]
          : []),
        ...(email.what === 'reminded' && email.waitsUntil
          ? [{ kind: 'text', text: endsOn(email.waitsUntil) } as const]
          : []),
        { kind: 'link', text: 'वाचा', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: 'वाचण्यासाठी तुम्हाला एक कोड लागतो. पान तो याच पत्त्यावर पाठवते. मेंटरिंग संपवण्यासाठी फक्त ही लिंक लागते.',
        },
        ...(email.entry
          ? [
              {
                kind: 'text',
                text: 'या ईमेलसोबतची फाइल तुमचे कॅलेंडर अपडेट करते.',
              } as const,
            ]
          : []),
      ],
      ...(email.entry && { attachments: [calendarAttachment(email.entry, 0, entryWords(member))] }),
    };
  },
  'young-statement-code': (email, site) => ({
    subject: `सही करण्यासाठी तुमचा कोड, ${site.name}`,
    heading: 'सही करण्यासाठी तुमचा कोड',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: '18 वर्षांखालील सदस्यांच्या मेंटरच्या घोषणापत्रावर सही करण्यासाठी हा कोड वापरा:',
      },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. तो कधीही दुसऱ्या कोणालाही देऊ नका.`,
      },
    ],
  }),
  'young-mentor-reference': (email, site) => {
    const mentorName = shownName(email.mentorName);
    return {
      subject: `${site.name} वर रेफरन्स म्हणून तुमचे नाव दिले आहे`,
      why: `${byMember(mentorName)} रेफरन्स म्हणून तुमचे नाव दिले आहे.`,
      heading: `${mentorName || 'एक सदस्य'} 18 वर्षांखालील सदस्यांचे मेंटर होऊ शकतात का?`,
      greeting: greeting(email.name),
      blocks: [
        {
          kind: 'text',
          text: `${toMember(mentorName)} 18 वर्षांखालील सदस्यांच्या प्रश्नांना लेखी उत्तरे द्यायची आहेत, आणि त्यांनी त्यांना ओळखणारी व्यक्ती म्हणून तुमचे नाव दिले आहे. तुम्हाला काय वाटते ते कृपया आम्हाला सांगा. तुमचे उत्तर फक्त आमचा स्टाफ वाचतो. आम्ही ते, आणि तुमचा पत्ता, ${limits.referenceKeptDays} दिवसांनी पुसून टाकतो.`,
        },
        { kind: 'link', text: 'वाचा आणि उत्तर द्या', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: `लिंक ${day(email.until)} पर्यंत चालते. तुम्ही ${mentorName ? toMember(mentorName) : 'त्या सदस्याला'} ओळखत नसाल, तर तिथे तसे सांगा किंवा या ईमेलकडे दुर्लक्ष करा.`,
        },
      ],
    };
  },
} satisfies Partial<EmailWords>;

export const youngMenteeLines = {
  notifications: {
    young_request_agreed: () => 'तुमच्या पालकांनी एका विनंतीला संमती दिली आहे. तुम्ही ती आता पाठवू शकता.',
    young_request_refused: () => 'तुमच्या पालकांनी एका विनंतीला संमती दिलेली नाही.',
    young_request_released: () => 'लेखी परीक्षणाची किंवा सेशनची तुमची विनंती संपली आहे. कारण पानावर आहे.',
    young_review_moved: () => 'एका लेखी परीक्षणाबद्दल नवीन माहिती आहे.',
    young_session_moved: () => 'मेंटरसोबतच्या एका सेशनबद्दल नवीन माहिती आहे.',
    young_session_reminder: () => 'मेंटरसोबतचे एक सेशन लवकरच सुरू होते, किंवा संपले आहे. त्याचे पान पाहा.',
    young_plan_moved: () => 'मेंटरशिपच्या एका प्लॅनबद्दल नवीन माहिती आहे.',
    young_session_message: () => 'मेंटरसोबतच्या एका सेशनमध्ये एक संदेश आहे.',
    young_yes_changed: () => 'तुमच्या पालकांनी लेखी मेंटरिंगबद्दल उत्तर दिले आहे.',
    young_live_changed: () => 'तुमच्या पालकांनी लाइव्ह सेशनबद्दल उत्तर दिले आहे.',
    young_grown: () => 'तुमचे वय 18 झाले आहे. तुम्ही लिहिलेले आता तुमचे पालक वाचत नाहीत.',
    young_grown_mentor: () => 'एका लेखी परीक्षणातील मेंटीचे वय 18 झाले आहे. ते आता पालक वाचत नाहीत.',
    young_grown_session: () => 'एका सेशनमधील मेंटीचे वय 18 झाले आहे. ते आता पालक वाचत नाहीत.',
    young_grown_plan: () => 'एका प्लॅनमधील मेंटीचे वय 18 झाले आहे. तो आता पालक वाचत नाहीत.',
    young_mentor_approved: () => 'मेंटर म्हणून तुमचे पान आता 18 वर्षांखालील सदस्यांसाठी खुले आहे.',
    young_mentor_declined: () => 'आम्ही मेंटर म्हणून तुमचे पान 18 वर्षांखालील सदस्यांसाठी खुले केलेले नाही. कारण वाचा.',
    young_mentor_ended: () => 'मेंटर म्हणून तुमचे पान आता 18 वर्षांखालील सदस्यांसाठी खुले नाही. कारण वाचा.',
  },
  owed: {
    guardian_mentoring_answer: () => 'मेंटरला केलेली एक विनंती पालकांची वाट पाहत आहे.',
    young_mentor_review: ({ person }) =>
      `${person || 'एक मेंटर'} 18 वर्षांखालील सदस्यांबद्दलच्या निर्णयाची वाट पाहत आहेत.`,
  },
  awaited: {
    guardian_mentoring_answer: () => 'तुमच्या पालकांनी एका विनंतीला वेळेत उत्तर दिलेले नाही.',
    young_mentor_review: () => '18 वर्षांखालील सदस्यांबद्दलच्या आमच्या निर्णयाला आमच्याकडून उशीर होत आहे.',
  },
} satisfies MailLines<typeof youngMenteeKinds>;

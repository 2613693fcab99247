import type { kindsOfMentors } from '#contract/mentors/kinds.ts';
import { mentorLimits as limits } from '#contract/mentors/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentorHeld } from './held.ts';
import { mentorRefusals } from './refusals.ts';

export const mentorWords = {
  refusals: mentorRefusals,
  fieldErrors: {
    mentor_number_invalid: 'कृपया इथे दिलेल्या मर्यादेतील पूर्ण संख्या भरा.',
    mentor_topics_missing: `1 ते ${limits.topics.max} विषय लिहा.`,
    mentor_help_length: `${limits.helpWith.min} ते ${limits.helpWith.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
    mentor_languages_missing: `1 ते ${limits.languages.max} भाषा निवडा.`,
  },
  turns: {
    mine: {
      mentor_page_review: ({ thing }) => `एक मेंटर पान वाचा: ${thing}`,
      still_mentoring: () => 'तुम्ही अजूनही मेंटर आहात का ते सांगा: हो, किंवा तुमचे पान थांबवा',
    },
    awaited: {
      mentor_page_review: () => 'आम्ही मेंटर म्हणून तुमचे पान वाचत आहोत',
      still_mentoring: () => 'एक मेंटर ते अजूनही मेंटर आहेत का हे सांगतात',
    },
  },
  topics: {
    mentorship: {
      name: 'मेंटरशिप',
      hint: 'विनंत्या, उत्तरे, वेळा आणि मेंटर म्हणून तुमचे पान. ठरलेल्या सेशनमधले बदल नेहमी येतात.',
    },
  },
  notifications: {
    mentor_paused: () => 'मेंटर म्हणून तुमचे पान थांबवलेले आहे. का, आणि ते पुन्हा कसे खुले करायचे, ते वाचा',
    mentor_page_late: () => 'मेंटर म्हणून तुमचे पान वाचायला आम्हाला उशीर झाला आहे. आम्ही ते आता सर्वात आधी वाचतो',
    mentor_page_approved: () => 'आम्ही मेंटर म्हणून तुमचे पान वाचले आहे, आणि आता इतर ते वाचू शकतात',
    mentor_page_returned: () => 'आम्ही मेंटर म्हणून तुमचे पान वाचले आहे. आधी काहीतरी बदला: काय ते पानावर लिहिले आहे',
  },
  subjects: { mentor_page: () => 'मेंटर म्हणून तुमचे पान' },
  deskActions: {
    'mentors.listed': 'मेंटर पानांच्या तपासणीची यादी उघडली',
    'mentor.opened': 'एक मेंटर पान पाहिले',
    'mentor.approved': 'एक मेंटर पान इतरांना वाचण्यासाठी खुले केले',
    'mentor.returned': 'एक मेंटर पान परत पाठवले',
    'mentor.removed': 'एक मेंटर पान काढले',
  },
  reportables: {
    mentor_page: { name: 'मेंटर पान', inSentence: 'मेंटर पान', own: 'मेंटर म्हणून तुमचे पान' },
  },
  held: mentorHeld,
} satisfies ModuleWords<typeof kindsOfMentors>;

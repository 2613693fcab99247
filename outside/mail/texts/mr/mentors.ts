import type { kindsOfMentors } from '#contract/mentors/kinds.ts';
import type { MailLines } from '../words.ts';

export const mentorLines = {
  topics: {
    mentorship: { subject: (site) => `${site} वरील मेंटरिंगची माहिती`, heading: 'मेंटरिंग' },
  },
  notifications: {
    mentor_paused: () => 'मेंटर म्हणून तुमचे पान थांबवलेले आहे. का, आणि ते पुन्हा कसे खुले करायचे, ते त्यावरच आहे.',
    mentor_page_late: () => 'मेंटर म्हणून तुमचे पान वाचायला आमच्याकडून उशीर होत आहे.',
    mentor_page_approved: () => 'आम्ही मेंटर म्हणून तुमचे पान वाचले आहे.',
    mentor_page_returned: () => 'आम्ही मेंटर म्हणून तुमचे पान वाचले आहे.',
  },
  owed: {
    mentor_page_review: ({ thing }) => `एक मेंटर पान तपासणीची वाट पाहत आहे: ${thing}.`,
    still_mentoring: () => 'तुम्ही अजूनही मेंटर आहात का ते सांगा.',
  },
  awaited: {
    mentor_page_review: () => 'मेंटर म्हणून तुमचे पान वाचायला आमच्याकडून उशीर होत आहे.',
    still_mentoring: () => 'एक मेंटर अजूनही मेंटर आहेत का, ते त्यांनी सांगितलेले नाही.',
  },
  until: {
    still_mentoring: (day) => `${day} पर्यंत उत्तर आले नाही, तर तुमचे पान थांबवले जाते. तुम्ही ते कधीही पुन्हा खुले करू शकता.`,
  },
  lapsed: {
    still_mentoring: 'मेंटर म्हणून तुमचे पान थांबवलेले आहे. तुम्ही ते कधीही पुन्हा खुले करू शकता.',
  },
} satisfies MailLines<typeof kindsOfMentors>;

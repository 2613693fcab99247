import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { mentorshipLimits } from '#rules/mentorships/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { youngPlanTexts as english } from '../en/plan.ts';

export const youngPlanTexts = {
  title: 'प्लॅन सुचवा',
  one: 'प्लॅन',
  description: 'मेंटरसोबत एक प्लॅन, तुमच्या पालकांसह.',
  up: 'मेंटर',
  lead: (name) => `${name || 'माजी सदस्य'} यांच्यासोबत, लेखी.`,
  how: `तुमचे पालक आधी हा वाचतात आणि ${limits.guardianDays} दिवसांत हो किंवा नाही सांगतात. होकारानंतर तुम्ही तो ${limits.sendDays} दिवसांत पाठवता, आणि मेंटर 5 दिवसांत उत्तर देतात.`,
  reads: 'हे तुमचे पालक वाचतात.',
  weeks: `आठवडे (${limits.planWeeks.min} ते ${limits.planWeeks.max})`,
  submit: 'पालकांना विचारा',
  closed: 'सेशन झाल्यानंतर तुम्ही प्लॅन सुचवू शकता.',
  withdraw: 'प्लॅन मागे घ्या',
  withdrawHow: 'तुम्ही तो मागे घेतला, हे आम्ही मेंटरला सांगतो.',
  book: 'सेशन बुक करा',
  sessions: 'सेशन',
  noSessions: 'अजून एकही सेशन बुक केलेले नाही.',
  back: 'प्लॅनवर परत',
} satisfies Translated<typeof english>;

export const firstPlan: MentorshipPlan = {
  goals: [],
  weeks: mentorshipLimits.weeks.usual,
  everyWeeks: 2,
  minutes: 30,
  locationKind: 'written',
  answerDays: mentorshipLimits.answerDays.usual,
};

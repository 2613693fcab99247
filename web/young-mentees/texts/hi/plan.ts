import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { mentorshipLimits } from '#rules/mentorships/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { youngPlanTexts as english } from '../en/plan.ts';

export const youngPlanTexts = {
  title: 'प्लान का प्रस्ताव दें',
  one: 'प्लान',
  description: 'मेंटर के साथ एक प्लान, जिसमें आपके अभिभावक भी साथ हैं।',
  up: 'मेंटर',
  lead: (name) => `${name || 'एक पूर्व सदस्य'} के साथ, लिखकर।`,
  how: `आपके अभिभावक इसे पहले पढ़ते हैं और ${limits.guardianDays} दिन के अंदर हाँ या नहीं कहते हैं। हाँ के बाद आप इसे ${limits.sendDays} दिन के अंदर भेजते हैं, और मेंटर 5 दिन के अंदर जवाब देते हैं।`,
  reads: 'इसे आपके अभिभावक पढ़ते हैं।',
  weeks: `हफ़्ते (${limits.planWeeks.min} से ${limits.planWeeks.max})`,
  submit: 'अभिभावक से पूछें',
  closed: 'सेशन हो जाने के बाद आप प्लान का प्रस्ताव दे सकते हैं।',
  withdraw: 'प्लान वापस लें',
  withdrawHow: 'हम मेंटर को बताते हैं कि आपने इसे वापस ले लिया।',
  book: 'सेशन बुक करें',
  sessions: 'सेशन',
  noSessions: 'अभी कोई सेशन बुक नहीं है।',
  back: 'प्लान पर वापस',
} satisfies Translated<typeof english>;

export const firstPlan: MentorshipPlan = {
  goals: [],
  weeks: mentorshipLimits.weeks.usual,
  everyWeeks: 2,
  minutes: 30,
  locationKind: 'written',
  answerDays: mentorshipLimits.answerDays.usual,
};

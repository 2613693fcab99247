import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { reviewLimits } from '#rules/written-reviews/review-limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;

/** The texts about the data of people in this module's tables. */
export const youngMenteeHeld = {
  young_mentors: {
    ...shared,
    name: 'Mentors of members under 18',
    holds:
      'When a mentor signed the statement, the decision of our staff with its reason, and whether they saw a police certificate.',
    why: 'To let only such mentors answer members under 18.',
    kept: 'As long as the account.',
  },
  young_mentor_references: {
    ...shared,
    name: 'References of mentors',
    holds: 'Name and email address of two people whom a mentor named, and their answers.',
    why: 'To let our staff decide about the mentor.',
    kept: `${limits.referenceKeptDays} days after the answer, or after the ${limits.referenceDays} days for it.`,
  },
  guardian_mentoring: {
    ...shared,
    name: 'A guardian’s yes to written mentoring',
    holds: 'When a guardian agreed to written mentoring, and when they ended it.',
    why: 'So that a member under 18 asks a mentor only with this yes.',
    kept: 'Until the 18th birthday.',
  },
  guardian_live_sessions: {
    ...shared,
    name: 'A guardian’s yes to live sessions',
    holds: 'When a guardian agreed to links and calls, to which text, and when they ended it.',
    why: 'So that a member under 18 meets a mentor live only with this yes.',
    kept: 'Until the 18th birthday.',
  },
  guardian_visits: {
    ...shared,
    name: 'Browsers in which a guardian reads',
    holds: 'A mark of the browser in which a guardian has entered an emailed code.',
    why: 'To show words to the guardian alone.',
    kept: 'One hour.',
  },
  young_requests: {
    ...shared,
    name: 'Requests of members under 18',
    holds:
      'Mentor, topic, question and links of a request, how the two meet, the guardian’s answer, and how it ended. For a call the guardian’s number, until a time is chosen.',
    why: 'To let the guardian read it before the mentor does.',
    kept: `${limits.keptMonths} months after its end.`,
  },
  young_request_files: {
    ...shared,
    name: 'Pictures of requests of members under 18',
    holds:
      'Pictures without their metadata and their names, until the request is sent. Then they belong to its written review.',
    why: 'To let the guardian see them before the mentor does.',
    kept: `${reviewLimits.fileDays} days after the end of the request.`,
  },
  young_sealed_words: {
    ...shared,
    name: 'Sealed words between a mentor and a member under 18',
    holds: 'The first words of a changed or deleted text, and who wrote them.',
    why: 'To protect members under 18: a court or an authority may need them.',
    kept: `${limits.sealedMonths} months, also after the end of an account. No page shows them.`,
  },
} satisfies ModuleHeld;

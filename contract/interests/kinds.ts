import type { ModuleKinds } from '../ground/kinds-of-module.ts';

const ofInterests = {
  deadline: 'introduction_answer',
  to: ['project', 'member'],
  shows: ['interests'],
  showsTo: { member: ['project'] },
} as const;

/** The names that this module declares for all other modules. */
export const interestKinds = {
  introductionPurposes: {
    invest: ofInterests,
    try_as_customer: ofInterests,
    advise: ofInterests,
    hire_team: ofInterests,
  },
  consents: { open_to_introductions: { text: 'privacy', by: 'member', ends: 'here' } },
  refusals: {
    interests_mark_missing: [
      'forbidden',
      'This is for members with the mark of an investor or industry professional.',
    ],
    interests_missing: ['conflict', 'The member first says their interests.'],
    interests_empty: ['invalid', 'Interests name a sector, a stage, a district or something to give.'],
    interests_purpose_unfit: ['invalid', 'The member has no mark for this purpose.'],
    interests_text_held: ['invalid', 'The text asks for money or for identity, or leads away.'],
    // Texts of projects and notes of introductions get it as well.
    nothing_offered: ['invalid', 'Nothing may be offered here.'],
    promise_missing: ['invalid', 'The member first promises to ask no founder for money.'],
    introduction_mark_unfit: ['forbidden', 'The purpose needs a mark that the member does not have.'],
    introductions_closed: ['forbidden', 'The other side takes no such requests.'],
  },
  fieldErrors: ['interests_about_long', 'interests_sectors_many', 'interests_districts_many'],
} as const satisfies ModuleKinds;

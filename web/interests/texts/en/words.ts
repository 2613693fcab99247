import type { interestKinds } from '#contract/interests/kinds.ts';
import { interestLimits as limits } from '#contract/interests/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { interestHeld } from './held.ts';
import { purposeNames } from './purposes.ts';

const parts = {
  sectors: 'Sectors',
  stages: 'Stages',
  districts: 'Districts',
  gives: 'Can give',
  about: 'In their words',
} as const;

/** The words that complete the kinds of this module. */
export const interestWords = {
  introductionPurposes: {
    invest: { name: purposeNames.invest, ask: 'Ask to talk about an investment', parts },
    try_as_customer: {
      name: purposeNames.try_as_customer,
      ask: 'Ask to talk about trying it as a customer',
      parts,
    },
    advise: { name: purposeNames.advise, ask: 'Ask to talk about advice', parts },
    hire_team: { name: purposeNames.hire_team, ask: 'Ask to talk about hiring the team', parts },
  },
  consents: {
    open_to_introductions: {
      name: 'Requests of projects',
      about:
        'Members find you by what you are open to, and read your interests. Owners of projects may ask you.',
    },
  },
  refusals: {
    interests_mark_missing: 'This opens with the mark of an investor or an industry professional.',
    interests_missing: 'First say your interests. The other side reads them with your request.',
    interests_empty: 'Choose at least one sector, stage, district or thing that you can give.',
    interests_purpose_unfit: 'To be asked for an investment you need the mark of an investor.',
    interests_text_held:
      'This text seems to ask for money or for papers, or leads away from here. Please change it.',
    nothing_offered:
      'Nothing may be offered here. Leave out amounts, shares for money, and the dates of a round.',
    promise_missing: 'Tick the promise first. Without it you can ask no project.',
    introduction_mark_unfit: 'Your mark does not fit this purpose.',
    introductions_closed: 'They take no such requests at present.',
  },
  fieldErrors: {
    interests_about_long: `Keep this text to ${limits.about} characters.`,
    interests_sectors_many: `Choose at most ${limits.sectors} sectors.`,
    interests_districts_many: `Name at most ${limits.districts} districts, each on a line of its own.`,
  },
  held: interestHeld,
} satisfies ModuleWords<typeof interestKinds>;

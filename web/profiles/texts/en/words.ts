import type { profileKinds } from '#contract/profiles/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { profileHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const profileWords = {
  fieldErrors: {
    skills_too_many: 'Up to 15 can be kept. Please leave some out.',
    skill_too_long: 'Each has at most 40 characters. Please put commas between them.',
    hours_invalid: 'Hours a week go from 1 to 48. Please use digits, or leave it empty.',
    evenings_invalid: 'Evenings a week go from 1 to 7. Please use digits, or leave it empty.',
  },
  held: profileHeld,
} satisfies ModuleWords<typeof profileKinds>;

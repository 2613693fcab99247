import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const legalTextKinds = {
  notifications: { rules_repeated: 'none' },
  refusals: {
    legal_text_unknown: ['not_found', 'There is no such version of this text.'],
    purpose_unknown: ['not_found', 'No text asks for this purpose.'],
    purpose_code_missing: ['invalid', 'A yes of a guardian needs the code that was mailed.'],
  },
  fieldErrors: ['purpose_answer_missing', 'law_changed'],
} as const satisfies ModuleKinds;

import { peoplePaths } from '#contract/people/paths.ts';
import { findTexts } from '#web/people/texts/en/find.ts';
import { yourPageTexts } from '#web/people/texts/en/your-page.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const peopleElsewhere = {
  find: [{ to: peoplePaths.findPeople, label: findTexts.people }],
  you: [
    { to: peoplePaths.yourPage, label: yourPageTexts.title, facts: yourPageTexts.facts, module: 'profile' },
  ],
} satisfies ModuleElsewhere;

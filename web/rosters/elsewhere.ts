import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { rosterStaffTexts as staffTexts } from '#web/rosters/texts/en/staff.ts';
import { studentTexts as texts } from '#web/rosters/texts/en/student.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const rostersElsewhere = {
  ownOrganisation: [
    ({ slug, kind }) =>
      kind === 'Educational institution' ? { to: rosterPaths.cohorts(slug), label: staffTexts.title } : null,
  ],
  you: [{ to: rosterPaths.joined, label: texts.list, facts: texts.listFacts, module: 'verification' }],
} satisfies ModuleElsewhere;

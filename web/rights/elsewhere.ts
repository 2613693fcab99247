import { rightsDeskPaths } from '#contract/rights/desk-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { rightsDeskTexts as desk } from '#web/rights/texts/en/desk.ts';
import { rightsTexts } from '#web/rights/texts/en/rights.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const rightsElsewhere = {
  desk: [{ to: rightsDeskPaths.requests, label: desk.room, below: rightsDeskPaths.request('') }],
  logged: {
    pages: { rightsRequest: rightsDeskPaths.request },
    details: {
      'rightsRequests.listed': (list) => labelOf(desk.lists, list),
      'rightsRequest.answered': (detail) => {
        const [outcome = ''] = detail.split(': ');
        return labelOf(desk.outcomes, outcome);
      },
    },
  },
  you: [{ to: rightsPaths.rights, label: rightsTexts.title, facts: rightsTexts.facts }],
  suspended: [{ to: rightsPaths.rights, label: rightsTexts.title }],
} satisfies ModuleElsewhere;

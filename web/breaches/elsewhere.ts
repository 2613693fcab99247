import { breachDeskPaths as paths } from '#contract/breaches/desk-paths.ts';
import { breachTexts as texts } from '#web/breaches/texts/en/desk.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const breachesElsewhere = {
  desk: [{ to: paths.breaches, label: texts.room, below: paths.breach('') }],
  logged: {
    pages: { breach: paths.breach },
    details: {
      'breaches.listed': (list) => labelOf(texts.lists, list),
      'breach.reported': (authority) => labelOf(texts.authorities, authority),
    },
  },
} satisfies ModuleElsewhere;

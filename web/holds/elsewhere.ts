import { holdDeskPaths as paths } from '#contract/holds/desk-paths.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { holdDeskTexts, orderTexts } from '#web/holds/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const holdsElsewhere = {
  desk: [
    { to: paths.orders, label: orderTexts.room, below: paths.order('') },
    { to: paths.holds, label: holdDeskTexts.room, below: paths.hold('') },
  ],
  logged: {
    pages: { order: paths.order, hold: paths.hold },
    details: {
      'orders.listed': (list) => labelOf(orderTexts.lists, list),
      'holds.listed': (list) => labelOf(holdDeskTexts.lists, list),
      'order.recorded': (kind) => labelOf(orderTexts.kinds, kind),
      'order.answered': (outcome) => labelOf(orderTexts.outcomes, outcome),
    },
  },
} satisfies ModuleElsewhere;

import { postDeskHold } from '#contract/holds/desk-calls.ts';
import { holdDeskPaths } from '#contract/holds/desk-paths.ts';
import { holdTimes, orderLimits } from '#contract/holds/limits.ts';
import { holdableTables } from '#core/ground/table-rule.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { HeldGroup } from '#web/own-data/texts/en/held-data.ts';
import { heldTexts } from '#web/rights/texts/en/rights.ts';
import { heldData } from '#web/words.ts';

/** The kinds of data that can be held, in the groups of the rights centre. */
export const loader = loads(async ({ url }) => ({
  order: url.searchParams.get('order') ?? '',
  case: url.searchParams.get('case') ?? '',
  account: url.searchParams.get('account') ?? '',
  groups: (Object.keys(heldData) as HeldGroup[]).map((id) => ({
    id,
    title: heldTexts.groups[id],
    tables: Object.entries(heldData[id]).flatMap(([table, { name }]) =>
      Object.hasOwn(holdableTables(), table) ? [{ table, name }] : [],
    ),
  })),
}));

/** The first box on the page takes the focus. */
const boxes = () => Object.keys(holdableTables()).map((table) => `table-${table}`);

export const action = acts(
  {
    async propose(sent, { ask }) {
      const tables = [...sent.entries()].flatMap(([field]) =>
        field.startsWith('table-') ? [field.slice('table-'.length)] : [],
      );
      if (tables.length === 0)
        return { fault: { code: 'hold_tables_missing', fields: ['tables', ...boxes()] } };
      const reason = sent.text('reason');
      const { min, max } = orderLimits.reason;
      if (textLength(reason) < min || textLength(reason) > max)
        return { fault: { code: 'hold_reason_length', fields: ['reason'] } };
      const { $id } = await ask(postDeskHold, {
        account: sent.text('account'),
        tables,
        reason,
        days: Number(latinDigits(sent.text('days'))) || holdTimes.days,
        orderId: sent.text('order'),
        caseId: sent.text('case'),
      });
      return { done: 'proposed', to: holdDeskPaths.hold($id) };
    },
  },
  {
    hold_account_unknown: { fields: ['account'] },
    hold_case_unknown: { fields: ['case'] },
    hold_ground_missing: { fields: ['order'] },
    order_unknown: { fields: ['order'] },
    hold_own: { fields: ['account'] },
  },
);

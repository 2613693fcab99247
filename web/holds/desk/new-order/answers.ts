import { getNewOrder, postDeskOrder } from '#contract/holds/desk-calls.ts';
import { holdDeskPaths } from '#contract/holds/desk-paths.ts';
import { orderConcerns, orderHours, orderKinds, orderLimits } from '#contract/holds/limits.ts';
import { isLocalTime } from '#rules/calendar/zone.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(getNewOrder, {}));

export const action = acts(
  {
    async record(sent, { ask }) {
      const kind = orderKinds.find((one) => one === sent.text('kind'));
      if (!kind) return { fault: { code: 'order_kind_missing', fields: ['kind'] } };
      const authority = sent.text('authority');
      if (!fits(authority, orderLimits.authority))
        return { fault: { code: 'order_authority_length', fields: ['authority'] } };
      const words = sent.text('words');
      if (!fits(words, orderLimits.words))
        return { fault: { code: 'order_words_length', fields: ['words'] } };
      const received = `${sent.text('day')}T${latinDigits(sent.text('time')).slice(0, 5)}`;
      if (!isLocalTime(received)) return { fault: { code: 'order_received_missing', fields: ['day'] } };
      const hours = orderHours.find((one) => String(one) === sent.text('hours'));
      if (!hours) return { fault: { code: 'order_hours_missing', fields: ['hours'] } };
      const { $id } = await ask(postDeskOrder, {
        kind,
        concern: orderConcerns.find((one) => one === sent.text('concern')) ?? 'other',
        authority,
        reference: sent.text('reference'),
        words,
        account: sent.text('account'),
        caseId: sent.text('case'),
        forbidsTelling: sent.has('forbids'),
        hours,
        received,
      });
      return { done: 'recorded', to: holdDeskPaths.order($id) };
    },
  },
  {
    hold_account_unknown: { fields: ['account'] },
    hold_case_unknown: { fields: ['case'] },
    order_received_late: { fields: ['day'] },
    order_received_early: { fields: ['day'] },
  },
);

const fits = (said: string, { min, max }: { min: number; max: number }) =>
  textLength(said) >= min && textLength(said) <= max;

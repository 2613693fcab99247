import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { twoStaff } from '../ground/proposal.ts';

/** The account by its number, the order if there is one, and the tables that are kept until then. */
export type HoldEffect = { account: string; order: string; tables: readonly string[]; until: string };

/** The same, and until when it would stand. */
export type RenewalEffect = HoldEffect & { longer: string };

/** The names that this module declares for all other modules. */
export const holdKinds = {
  refusals: {
    order_unknown: ['not_found', 'There is no such order.'],
    hold_unknown: ['not_found', 'There is no such hold.'],
    hold_account_unknown: ['invalid', 'There is no account with this id or address.'],
    hold_case_unknown: ['invalid', 'There is no such case.'],
    hold_tables_unknown: ['invalid', 'A hold names tables with data about members.'],
    hold_ground_missing: ['invalid', 'A hold is for a case or for an order.'],
    hold_own: ['forbidden', 'Other staff decide about a hold on the account of a member of staff.'],
    order_received_late: ['invalid', 'An order came before it is recorded.'],
    order_received_early: ['invalid', 'An order is recorded within 30 days.'],
    order_before_telling: ['conflict', 'The order forbids to tell the person.'],
  },
  fieldErrors: [
    'order_kind_missing',
    'order_authority_length',
    'order_words_length',
    'order_answer_length',
    'order_outcome_missing',
    'order_hours_missing',
    'order_received_missing',
    'hold_tables_missing',
    'hold_reason_length',
  ],
  deskActions: [
    'orders.listed',
    'order.opened',
    'order.recorded',
    'order.answered',
    'order.told',
    'order.handedOver',
    'holds.listed',
    'hold.opened',
    'hold.proposed',
    'hold.begun',
    'hold.confirmed',
    'hold.renewed',
    'hold.ended',
  ],
  proposals: {
    'hold.placed': twoStaff<HoldEffect>('rights'),
    'hold.ended': twoStaff<HoldEffect>('rights'),
    'hold.renewed': twoStaff<RenewalEffect>('rights'),
  },
} as const satisfies ModuleKinds;

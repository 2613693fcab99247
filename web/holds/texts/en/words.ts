import type { HoldEffect, holdKinds } from '#contract/holds/kinds.ts';
import { orderLimits } from '#contract/holds/limits.ts';
import { list, moment } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { holdsHeld } from './held.ts';

const { authority, words, answer, reason } = orderLimits;

const effectOf = ({ account, order, tables, until }: HoldEffect): string[] => [
  `Account: ${account}`,
  order ? `For order ${order}` : 'For a case',
  `Until ${moment(until)}`,
  `Data: ${list(tables)}`,
];

/** The words that complete the kinds of this module. */
export const holdWords = {
  refusals: {
    order_unknown: 'There is no such order here.',
    hold_unknown: 'There is no such hold here.',
    hold_account_unknown: 'There is no account with this id or email address.',
    hold_case_unknown: 'There is no case with this id.',
    hold_tables_unknown: 'Choose the data that the hold keeps.',
    hold_ground_missing: 'Enter the case or the order that needs the hold.',
    hold_own: 'This is about your own account. Other staff decide it.',
    order_received_late: 'This time is in the future. Correct the day and the time.',
    order_received_early:
      'This is more than 30 days ago. Enter the day on which the order reached our staff.',
    order_before_telling: 'The order forbids us to tell the person. If it no longer does, tick the box.',
  },
  fieldErrors: {
    order_kind_missing: 'Choose what the order asks for.',
    order_authority_length: `Please write ${authority.min} to ${authority.max} characters.`,
    order_words_length: `Please write ${words.min} to ${words.max.toLocaleString('en-IN')} characters.`,
    order_answer_length: `Please write ${answer.min} to ${answer.max.toLocaleString('en-IN')} characters.`,
    order_outcome_missing: 'Choose the outcome.',
    order_received_missing: 'Enter the day and the time at which the order came.',
    order_hours_missing: 'Choose when it is due.',
    hold_tables_missing: 'Choose at least one kind of data.',
    hold_reason_length: `Please write ${reason.min} to ${reason.max} characters.`,
  },
  deskActions: {
    'orders.listed': 'opened the list of orders',
    'order.opened': 'read an order',
    'order.recorded': 'recorded an order',
    'order.answered': 'answered an order',
    'order.told': 'told the person of an order',
    'order.handedOver': 'noted a hand-over to the police',
    'holds.listed': 'opened the list of holds',
    'hold.opened': 'read a hold',
    'hold.proposed': 'proposed a hold',
    'hold.begun': 'began a hold for a report about a child',
    'hold.confirmed': 'put a hold in force, confirmed by other staff or alone',
    'hold.renewed': 'renewed a hold',
    'hold.ended': 'ended a hold',
  },
  proposals: {
    'hold.placed': { name: 'Do not erase data of an account', effect: effectOf },
    'hold.renewed': {
      name: 'Do not erase data of an account for longer',
      effect: (effect) => [...effectOf(effect), `After that until ${moment(effect.longer)}.`],
    },
    'hold.ended': {
      name: 'End a hold before its time',
      effect: (effect) => [
        ...effectOf(effect),
        'This deletes the rows that were erased elsewhere in the meantime.',
      ],
    },
  },
  held: holdsHeld,
  emails: {
    'order-told': 'Order about an account',
  },
} satisfies ModuleWords<typeof holdKinds>;

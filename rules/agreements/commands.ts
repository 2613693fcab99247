import type { Day } from '../calendar/day.ts';
import type { PaymentWay } from '../lists/payment-ways.ts';
import type { Payment } from './state.ts';

/** A command of a side. It carries no figure that follows from the ledger, so no caller can send a wrong one. */
export type Command =
  | { kind: 'start'; milestone: number; share: number }
  | { kind: 'submit'; milestone: number; hours: number; proposed: number | null }
  | { kind: 'ask_changes'; milestone: number; criterion: number }
  /** By the project, or by the product once the deadline has lapsed. */
  | { kind: 'accept'; milestone: number }
  | { kind: 'cancel' | 'drop'; milestone: number }
  | {
      kind: 'send_payment';
      milestone: number;
      owed: Payment['owed'];
      sent: number;
      withheld: number;
      day: Day;
      way: PaymentWay;
    }
  | { kind: 'confirm_payment' | 'confirm_paid_back'; milestone: number; payment: number; amount: number }
  | { kind: 'reverse'; entry: number }
  | { kind: 'pay_back'; milestone: number; amount: number; day: Day; way: PaymentWay }
  | {
      kind:
        | 'close_open'
        | 'close_back'
        | 'open_dispute'
        | 'withdraw_dispute'
        | 'give_evidence'
        | 'appeal'
        | 'make_final';
      milestone: number;
    }
  /** `isFinal`: no other administrator could decide an appeal. */
  | { kind: 'rule'; milestone: number; awarded: number; isFinal: boolean }
  | { kind: 'propose_settlement'; milestone: number; awarded: number }
  | { kind: 'accept_settlement' | 'close_settlement'; milestone: number; proposal: number }
  | { kind: 'give_notice'; cause: number | null }
  | { kind: 'contest_cause' }
  | { kind: 'decide_cause'; isUpheld: boolean }
  | { kind: 'amend'; version: number; document: string }
  | { kind: 'state_conversion'; units: number; day: Day }
  | { kind: 'confirm_conversion'; conversion: number }
  | { kind: 'give_up_units'; units: number }
  /** Writes the entries that follow from the calendar alone: vesting, the end, and cash that falls due. */
  | { kind: 'pass_time' };

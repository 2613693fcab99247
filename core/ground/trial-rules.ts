import type { Tx } from './events.ts';

/** The module of trials holds and checks this before the agreement of a trial is proposed for the first time. */
export type TrialRules = {
  /** Locks the accounts of both members, before anything else is locked. */
  hold(tx: Tx, agreementId: string): Promise<void>;
  /** Throws a `Refusal` where one of the two has as many trials as a member can have. */
  requireRoom(tx: Tx, agreementId: string, memberId: string): Promise<void>;
};

let rules: TrialRules | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowTrialRules(declared: TrialRules | undefined): void {
  rules = declared;
}

export function trialRules(): TrialRules {
  if (!rules) throw new Error('Call createCore before any trial is proposed.');
  return rules;
}

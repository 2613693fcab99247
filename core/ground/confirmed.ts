import type { z } from 'zod';
import type { EffectOfProposal, ProposalKind } from '#contract/collected.ts';
import type { EffectValues } from '#contract/ground/proposal.ts';
import type { Core } from './core.ts';
import type { Tx } from './events.ts';

/** An action as it stands now. */
export type FoundAction<Effect> = {
  /** The id of its object, which has at most one waiting proposal of a kind. */
  subjectId: string;
  /** The person whom it concerns, where it is one. */
  personId: string | null;
  /** The members whom it is about, where they are others than the person: staff with a tie to one decide nothing. */
  about?: readonly string[];
  /** The values of its exact effect in words. */
  effect: Effect;
  /** All that the effect depends on, as JSON. If it has changed, nothing is confirmed. */
  state: unknown;
  /** The accounts with a conflict, or with a ruling of theirs in it. */
  barred: readonly string[];
};

/** The ids of both staff; `confirmedBy` is null where no other account could confirm. */
export type DecidedBy = { proposedBy: string; confirmedBy: string | null };

/**
 * An action that one member of staff proposes and another one confirms. A module declares it in `confirmed.ts`; `propose` in
 * core/administration/steps makes the proposal.
 */
export type Confirmed<Kind extends ProposalKind, Input extends object> = {
  kind: Kind;
  /** The input as it is stored with the proposal. */
  input: z.ZodType<Input>;
  /** Takes the locks of the action, in the order in which all take them. The proposals are locked after that. */
  hold(tx: Tx, input: Input): Promise<unknown>;
  /** Null where nothing is left to do. Reads, and takes no lock. */
  find(tx: Tx, core: Core, input: Input): Promise<FoundAction<EffectOfProposal<Kind>> | null>;
  /** Carries the action out and logs it. `find` has just found it as it was proposed. */
  carryOut(tx: Tx, core: Core, by: DecidedBy, input: Input): Promise<void>;
};

/** Declares such an action. */
export function confirmed<Kind extends ProposalKind, Input extends object>(
  action: Confirmed<Kind, Input>,
): Confirmed<Kind, Input> {
  return action;
}

/** As a module lists it among others. */
export type AnyConfirmed = {
  kind: ProposalKind;
  input: z.ZodType;
  hold(tx: Tx, input: never): Promise<unknown>;
  find(tx: Tx, core: Core, input: never): Promise<FoundAction<EffectValues> | null>;
  carryOut(tx: Tx, core: Core, by: DecidedBy, input: never): Promise<void>;
};

let actions: Map<string, AnyConfirmed> | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowConfirmed(declared: readonly AnyConfirmed[]): void {
  actions = new Map(declared.map((action) => [action.kind, action]));
}

/** The declared action of a kind; undefined for one that only another version of the server knows. */
export function confirmedAction(kind: string): AnyConfirmed | undefined {
  if (!actions) throw new Error('Call createCore before anything is proposed.');
  return actions.get(kind);
}

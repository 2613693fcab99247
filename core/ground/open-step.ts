import type { RawBuilder } from 'kysely';
import type { OpenStepKind } from '#contract/collected.ts';
import type { DescribeWaits } from './wait-description.ts';

/** One thing that waits: since when, and until when, where that runs out. */
export type FoundStep = { subject_id: string; since: Date; due_at: Date | null };

/** A statement with the columns of `FoundStep`, of what waits for one account, or of what that account waits for. */
export type FindSteps = (accountId: string) => RawBuilder<FoundStep>;

/**
 * A state of a module that waits for a member though no clock names them: it has no due time, or both sides may make the step, or our
 * own people owe it. Both statements are parts of the one behind Today and the bell, so each begins at the account and goes on by indexes.
 */
export type OpenStep = {
  kind: OpenStepKind;
  describe: DescribeWaits;
  /** Whose step it is. */
  mine?: FindSteps;
  /** Who waits for it. */
  others?: FindSteps;
  /** The kinds of core/clocks/waits.ts whose time it shows. */
  deadlines?: readonly string[];
};

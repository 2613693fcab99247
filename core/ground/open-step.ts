import type { RawBuilder } from 'kysely';
import type { OpenStepKind } from '#contract/collected.ts';
import type { DescribeDeadlines } from './deadline-description.ts';
import type { Start } from './start.ts';

/** One open step: since when, and its deadline if there is one. */
export type FoundStep = { subject_id: string; since: Date; due_at: Date | null };

/** A statement with the columns of `FoundStep`: the steps that one account owes, or those that it waits for. */
export type SelectSteps = (accountId: string) => RawBuilder<FoundStep>;
/** There are such steps only for an account that has rows at the start. */
export type FindSteps = { start: Start; select: SelectSteps };

/**
 * A state in which a member may make a step without a deadline: no due time, both sides may make it, or administrators owe
 * it. The statements are parts of the queries of Today and the bell, so each uses indexes from its start on.
 */
export type OpenStep = {
  kind: OpenStepKind;
  describe: DescribeDeadlines;
  /** The steps that the account owes. */
  mine?: FindSteps | readonly FindSteps[];
  /** The steps that the account waits for. */
  others?: FindSteps | readonly FindSteps[];
  /** The kinds of deadlines in `contract/collected.ts` whose time it shows. */
  deadlines?: readonly string[];
};

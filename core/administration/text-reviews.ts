import type { DeadlineKind, RefusalCode } from '#contract/collected.ts';
import type { Member } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';

/** A clause that holds a text for review, and why. */
export type TextFinding = { part: string; reason: string; clause: string };

export type TextVerdict = 'approved' | 'returned';

/** The texts of one kind of thing, a row for each member, which staff read before others do. */
export type TextReviews<Thing extends { account_id: string; version: number }> = {
  /** The table of its reviews: `id`, `account_id`, `findings`, `opens`, `state`, `reason`, `asked_at`, `decided_at` and `decided_by`. */
  table: string;
  /** The deadline by which we owe each review. */
  deadline: DeadlineKind;
  refusals: Record<'unknown' | 'own' | 'reasonMissing', RefusalCode>;
  /** The fewest characters of a reason. */
  leastReason: number;
  /** The thing of a member, held until the transaction ends. */
  hold(tx: Tx, accountId: string): Promise<Thing>;
  /** Lets others read the texts that waited: the first ones, which open the thing, or changed ones. */
  approve(tx: Tx, thing: Thing, isFirst: boolean): Promise<void>;
  noteSubmitted(tx: Tx, accountId: string): Promise<void>;
  /** Records the decision, and notes it in the log of administrators. */
  noteDecided(tx: Tx, administrator: Member, decided: NotedDecision): Promise<void>;
};

export type NotedDecision = { accountId: string; verdict: TextVerdict; reason: string };

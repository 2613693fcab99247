import { type RawBuilder, sql } from 'kysely';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { ofAccount, ofMentor, ofPair } from './session-scopes.ts';
import { hasLostMark } from './steps/has-lost-mark.ts';

export type ReleaseScope = {
  /** Conditions on rows with mentor_id and mentee_id. */
  where: RawBuilder<boolean>;
  /** Also ends what is agreed, and not only what waits for an answer. */
  sessions: boolean;
  /** The account that is not available any more: its side reads so of itself, and the other side does not read who it was. */
  causedBy: string | null;
};

type Release = {
  /** The module of the reactions. */
  module: string;
  release(tx: Tx, scope: ReleaseScope): Promise<void>;
  /** Follows a block, after the release. */
  blocked?(tx: Tx, one: string, other: string): Promise<void>;
};

/**
 * Releases everything between a mentor and a mentee where one of them is not available: after a block, a suspension, a leave, a
 * closed or removed page, or a revoked mark.
 */
export function releaseReactions({ module, release, blocked }: Release) {
  return [
    reaction({
      name: `${module}:end-blocked`,
      to: ['blocks.changed'],
      async run(tx, event) {
        const [one, other] = [accountOf(event), event.subject.personId];
        if (!(await isBlockedBetween(tx, one, other))) return;
        await release(tx, { where: ofPair(one, other), sessions: true, causedBy: one });
        await blocked?.(tx, one, other);
      },
    }),
    reaction({
      name: `${module}:end-of-suspended`,
      to: ['standings.suspended'],
      async run(tx, event) {
        const accountId = accountOf(event);
        if (await findSuspension(tx, accountId))
          await release(tx, { where: ofAccount(accountId), sessions: true, causedBy: accountId });
      },
    }),
    reaction({
      name: `${module}:end-of-leaving`,
      to: ['accounts.leaving'],
      async run(tx, event) {
        const accountId = accountOf(event);
        const { rows } =
          await sql`select from accounts where id = ${accountId} and leaves_at is not null`.execute(tx);
        if (rows.length > 0)
          await release(tx, { where: ofAccount(accountId), sessions: true, causedBy: accountId });
      },
    }),
    reaction({
      name: `${module}:end-with-page`,
      to: ['mentors.closed', 'mentors.removed', 'mentors.barred'],
      run: (tx, { name, subject: { mentorId } }) =>
        release(tx, {
          where: ofMentor(mentorId),
          sessions: name !== 'mentors.closed',
          causedBy: mentorId,
        }),
    }),
    reaction({
      name: `${module}:end-with-mark`,
      to: ['verifications.changed'],
      when: ({ what }) => what === 'ended',
      async run(tx, event) {
        const accountId = accountOf(event);
        if (await hasLostMark(tx, accountId, event.subject.verificationId))
          await release(tx, { where: ofMentor(accountId), sessions: true, causedBy: accountId });
      },
    }),
  ];
}

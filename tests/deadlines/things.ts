import { beginDeadline } from '#core/deadlines/steps/begin-deadline.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';

/** The things of this module that a call can name. */
export const deadlineThings = {
  turn: {
    owners: members,
    own: async (core, owner) => ({ turnId: await turnOf(core, owner as Member) }),
    gone: { turnId: newId() },
  },
} satisfies Record<string, Thing>;

async function turnOf(core: Core, { id }: Member): Promise<string> {
  const kind = 'team_invitation';
  const subjectId = newId();
  await core.db
    .transaction()
    .execute((tx) => beginDeadline(tx, { kind, subjectId, owes: { accountId: id }, awaitedBy: null }));
  const { id: turnId } = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return turnId;
}

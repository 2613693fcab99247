import { sql } from 'kysely';
import { rosterLimits as limits, type RosterTick } from '#contract/rosters/limits.ts';
import type { MembershipBody } from '#contract/rosters/shapes.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { markByRoster } from '../verifications/steps/mark-by-roster.ts';
import { findByCode, type Typed } from './find-by-code.ts';
import { findOwnName } from './find-own-name.ts';
import { isLike } from './name-key.ts';
import { showMembership } from './show-membership.ts';
import { setTicks } from './steps/set-ticks.ts';

type Joining = Typed & { ticks: readonly RosterTick[] };

/**
 * Joins an institution by a code, which is used up. A name unlike the account's waits for a coordinator's yes. Sent again, the
 * same membership is answered.
 * @throws Refusal `roster_code_used`; `roster_joined_already`; `roster_memberships_full`; `organisation_not_active`; the refusals
 * of `findByCode` and by age
 */
export async function joinByCode(core: Core, member: Member, joining: Joining): Promise<MembershipBody> {
  const found = await findByCode(core, member.id, joining);
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const row = await tx
      .selectFrom('roster_rows')
      .select(['id', 'organisation_id', 'name'])
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Refusal('roster_code_unknown', { param: 'code' });
    const own = await findOwn(tx, member.id);
    const same = own.find((one) => one.row_id === row.id);
    if (same) return showMembership(tx, member.id, same.id);
    if (own.some((one) => one.organisation_id === row.organisation_id))
      throw new Refusal('roster_joined_already');
    if (own.length >= limits.perMember) throw new Refusal('roster_memberships_full');
    await requireActive(tx, row.organisation_id);
    await takeCode(tx, row.id);
    const isUnlike = !isLike(row.name, await findOwnName(tx, member.id));
    const membershipId = await begin(tx, member.id, row, isUnlike);
    await setTicks(tx, membershipId, joining.ticks);
    return showMembership(tx, member.id, membershipId);
  });
}

function findOwn(tx: Tx, accountId: string) {
  return tx
    .selectFrom('roster_memberships')
    .select(['id', 'organisation_id', 'row_id'])
    .where('account_id', '=', accountId)
    .execute();
}

/** Held, so that an organisation does not end meanwhile. */
async function requireActive(tx: Tx, organisationId: string): Promise<void> {
  const organisation = await tx
    .selectFrom('organisations')
    .select('state')
    .where('id', '=', organisationId)
    .forKeyShare()
    .executeTakeFirst();
  if (organisation?.state !== 'active') throw new Refusal('organisation_not_active');
}

/** Of fifty members with one code one gets here first. */
async function takeCode(tx: Tx, rowId: string): Promise<void> {
  const used = await tx
    .updateTable('roster_codes')
    .set({ used_at: now })
    .where('row_id', '=', rowId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new Refusal('roster_code_used', { param: 'code' });
}

async function begin(
  tx: Tx,
  accountId: string,
  { id: rowId, organisation_id: organisationId }: { id: string; organisation_id: string },
  isUnlike: boolean,
): Promise<string> {
  const membershipId = newId();
  await tx
    .insertInto('roster_memberships')
    .values({
      id: membershipId,
      organisation_id: organisationId,
      row_id: rowId,
      account_id: accountId,
      state: isUnlike ? 'waiting' : 'member',
      joined_at: isUnlike ? null : now,
    })
    .execute();
  await tx
    .updateTable('roster_rows')
    .set({ unused_since: null, left_at: null, objected_at: null })
    .where('id', '=', rowId)
    .execute();
  const subject = { organisationId, membershipId };
  if (isUnlike) {
    await beginDeadline(tx, {
      kind: 'roster_name',
      subjectId: membershipId,
      owes: { accountId: null },
      awaitedBy: accountId,
    });
    await record(tx, { name: 'rosters.nameWaits', accountId, subject });
  } else {
    await markByRoster(tx, accountId);
    await record(tx, { name: 'rosters.joined', accountId, subject: { ...subject, afterWaiting: false } });
  }
  return membershipId;
}

import { sql } from 'kysely';
import type { PublicProfileBody } from '#contract/people/public-profile-calls.ts';
import { now } from '#db/now.ts';
import { handleRedirectDays } from '#rules/lists/handles.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findHandles } from './find-handles.ts';
import { getPublicProfile } from './get-public-profile.ts';
import { holdPerson } from './steps/hold-person.ts';

/**
 * Gives the member a handle. The one they had leads to the new one for a while.
 * @throws Refusal `handle_taken` for one that another member has or had
 * @throws Refusal `handle_changed_lately` with the day from which on it may be changed again
 * @throws Refusal `age_unknown`, `opens_later` as `requireAge` does
 */
export async function putHandle(
  core: Core,
  member: Member,
  { handle }: { handle: string },
): Promise<PublicProfileBody> {
  await core.db.transaction().execute(async (tx) => {
    await holdPerson(tx, member, 'adult');
    const handles = await findHandles(tx, member.id);
    const current = handles.find(({ is_current }) => is_current);
    if (current?.handle === handle) return;
    const hasChanged = handles.some(({ is_current }) => !is_current);
    if (hasChanged && current?.change_from)
      throw new Refusal('handle_changed_lately', { on: current.change_from });
    await giveUp(tx, member.id);
    if (handles.some((one) => one.handle === handle)) await takeAgain(tx, handle);
    else await take(tx, member.id, handle);
    await tx
      .updateTable('people')
      .set({ version: sql<number>`version + 1`, updated_at: now })
      .where('account_id', '=', member.id)
      .execute();
    await record(tx, { name: 'people.changed', accountId: member.id });
  });
  return getPublicProfile(core, member);
}

async function giveUp(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('handles')
    .set({
      is_current: false,
      leads_until: sql<Date>`now() + make_interval(days => ${handleRedirectDays})`,
    })
    .where('account_id', '=', accountId)
    .where('is_current', '=', true)
    .execute();
}

async function take(tx: Tx, accountId: string, handle: string): Promise<void> {
  // Of several transactions at once, the others wait here until the first has the handle or not.
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('handles')
    .values({ handle, account_id: accountId })
    .onConflict((conflict) => conflict.column('handle').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('handle_taken');
}

async function takeAgain(tx: Tx, handle: string): Promise<void> {
  await tx
    .updateTable('handles')
    .set({ is_current: true, leads_until: null, made_at: now })
    .where('handle', '=', handle)
    .execute();
}

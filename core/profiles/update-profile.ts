import { isDuplicate } from '#db/connect.ts';
import { now } from '#db/now.ts';
import { sent } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { recordAgreement } from '../consents/steps/record-agreement.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { mayRead, mayUpdate, permissionsBy } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import type { Standing } from '../ground/standing.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { type ProfileValues, readProfileData, unknownAttribute } from './data.ts';
import { columns, type ProfileRow, profileColumns } from './fields.ts';
import { onlyNeeded } from './needed.ts';
import { requireOwnValues } from './own-values.ts';
import { requireAuthor } from './steps/hold-author.ts';
import { holdProfile } from './steps/hold-profile.ts';
import { recordProfile } from './steps/record-profile.ts';
import { requireOwnAccountId } from './steps/require-own-account-id.ts';

export type ProfileChange = {
  id: string;
  data: Record<string, unknown>;
  /** Replaces all permissions; undefined leaves them as they are. */
  permissions: string[] | undefined;
  /** The language of the texts that `agree` agrees to. */
  language: string;
};

/**
 * Changes the sent fields and permissions. Without a difference nothing is changed, and the right to read is enough.
 * @throws Refusal `document_not_found`, `user_unauthorized`, `guardian_awaited`, `age_unknown`,
 * `document_invalid_structure`, or `document_unique_constraint_violation` for a second profile of one's own.
 */
export async function updateProfile(core: Core, actor: Actor, change: ProfileChange): Promise<ProfileRow> {
  return inOnePiece(core, async (tx) => {
    // The account is held before the profile, as everywhere.
    const [held, row] = await together(tx, [
      async () => (actor.kind === 'member' ? holdOwnStanding(tx, actor) : undefined),
      () => holdProfile(tx, actor, change.id),
    ]);
    const standing = await standingOfOwner(tx, actor, held, row, change.data);
    const permissions = change.permissions && permissionsBy(actor, change.permissions);
    if (!isDifferent(row, change.data, permissions ?? row.permissions)) {
      if (mayRead(actor, row) || mayUpdate(actor, row)) return row;
      throw new Refusal('user_unauthorized');
    }
    if (!mayUpdate(actor, row)) throw new Refusal('user_unauthorized');
    const values = readProfileData(change.data, { isPart: true });
    if (values.account_id && values.account_id !== row.account_id)
      await requireOwnAccountId(tx, actor, values.account_id);
    requireOwnValues(row.owner_id, values, row);
    const isChildNow = standing?.age === 'waiting';
    const kept = isChildNow
      ? onlyNeeded(row.owner_id, values)
      : { ...values, ...(permissions && { permissions }) };
    // No one agrees for another member, whatever else they may change.
    if (kept.agree && !row.agree && actor.kind === 'member' && actor.id === row.owner_id)
      await recordAgreement(tx, actor.id, { language: change.language });
    const [[changed]] = await together(tx, [
      () => sent(tx, update(tx, row.id, kept)),
      () => recordProfile(tx, 'updated', { ...row, ...kept }, row),
    ]);
    if (!changed) throw new Error('The held profile was not changed.');
    return changed;
  });
}

function update(tx: Tx, id: string, kept: ProfileValues & { permissions?: string[] }) {
  return tx
    .updateTable('profiles')
    .set({ ...kept, updated_at: now })
    .where('id', '=', id)
    .returning(profileColumns);
}

/** The standing of the profile's owner if they are the writer. */
async function standingOfOwner(
  tx: Tx,
  actor: Actor,
  held: Standing | undefined,
  row: ProfileRow,
  { dob, phone, id: accountId = row.account_id }: Record<string, unknown>,
): Promise<Standing | undefined> {
  if (actor.kind !== 'member' || !held || row.owner_id !== actor.id) return;
  return requireAuthor(tx, actor, held, { dob, phone, accountId });
}

async function inOnePiece<T>(core: Core, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await core.db.transaction().execute(work);
  } catch (error) {
    if (isDuplicate(error, 'profiles_own')) throw new Refusal('document_unique_constraint_violation');
    throw error;
  }
}

function isDifferent(row: ProfileRow, data: Record<string, unknown>, permissions: string[]): boolean {
  if (unknownAttribute(data) !== undefined) return true;
  const isSame = Object.entries(columns).every(
    ([attribute, column]) => !Object.hasOwn(data, attribute) || (data[attribute] ?? null) === row[column],
  );
  return !isSame || permissions.toSorted().join() !== row.permissions.toSorted().join();
}

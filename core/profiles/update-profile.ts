import { isDuplicate } from '#db/connect.ts';
import { now } from '#db/now.ts';
import { recordAgreement } from '../consents/steps/record-agreement.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { mayRead, mayUpdate, permissionsBy } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import type { Standing } from '../ground/standing.ts';
import { readProfileData, unknownAttribute } from './data.ts';
import { columns, type ProfileRow, profileColumns } from './fields.ts';
import { onlyNeeded } from './needed.ts';
import { requireOwnValues } from './own-values.ts';
import { holdAuthor } from './steps/hold-author.ts';
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
    const standing = await holdOwner(tx, actor, change);
    const row = await holdProfile(tx, actor, change.id);
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
    const changed = await tx
      .updateTable('profiles')
      .set({ ...kept, updated_at: now })
      .where('id', '=', row.id)
      .returning(profileColumns)
      .executeTakeFirstOrThrow();
    // No one agrees for another member, whatever else they may change.
    if (changed.agree && !row.agree && actor.kind === 'member' && actor.id === row.owner_id)
      await recordAgreement(tx, actor.id, { language: change.language });
    await recordProfile(tx, 'updated', changed, row);
    return changed;
  });
}

/** Holds the standing of the owner if they are the writer, before the profile is held. */
async function holdOwner(tx: Tx, actor: Actor, change: ProfileChange): Promise<Standing | undefined> {
  if (actor.kind !== 'member') return;
  const own = await tx
    .selectFrom('profiles')
    .select('account_id')
    .where('id', '=', change.id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst();
  const { dob, phone, id: accountId = own?.account_id } = change.data;
  return own && holdAuthor(tx, actor, { dob, phone, accountId });
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

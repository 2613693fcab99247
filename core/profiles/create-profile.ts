import { isDuplicate } from '#db/connect.ts';
import { recordAgreement } from '../consents/steps/record-agreement.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { idOrNew } from '../ground/ids.ts';
import { ownerPermissions, permissionsBy } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAgeOfAuthor } from '../ground/require-age.ts';
import { readProfileData } from './data.ts';
import { type ProfileRow, profileColumns } from './fields.ts';
import { onlyNeeded } from './needed.ts';
import { requireOwnValues } from './own-values.ts';
import { mayCreateProfile } from './policy.ts';
import { holdAuthor } from './steps/hold-author.ts';
import { recordProfile } from './steps/record-profile.ts';
import { requireOwnAccountId } from './steps/require-own-account-id.ts';
import { requireRoom } from './steps/require-room.ts';

export type NewProfile = {
  id: string;
  data: Record<string, unknown>;
  permissions: string[] | undefined;
  /** The language of the texts that `agree` agrees to. */
  language: string;
};

/**
 * @throws Refusal `user_unauthorized`, `guardian_awaited`, `age_unknown` for any but one's own, `document_invalid_structure`, `document_already_exists`,
 * `document_unique_constraint_violation` for a second profile of one's own, `document_limit_exceeded`.
 */
export async function createProfile(core: Core, actor: Actor, input: NewProfile): Promise<ProfileRow> {
  if (!mayCreateProfile(actor)) throw new Refusal('user_unauthorized');
  requireAgeOfAuthor(actor.standing, { isOwn: input.data.id === actor.id });
  const permissions = input.permissions
    ? permissionsBy(actor, input.permissions)
    : ownerPermissions(actor.id);
  const values = readProfileData(input.data, { isPart: false });
  requireOwnValues(actor.id, values);
  const id = idOrNew(input.id);
  try {
    return await core.db.transaction().execute(async (tx) => {
      if (values.account_id) await requireOwnAccountId(tx, actor, values.account_id);
      const { age } = await holdAuthor(tx, actor, {
        dob: values.dob,
        phone: values.phone,
        accountId: values.account_id,
      });
      const kept = age === 'waiting' ? onlyNeeded(actor.id, values) : { ...values, permissions };
      await requireRoom(tx, actor.id);
      const row = await tx
        .insertInto('profiles')
        .values({ ...kept, id, owner_id: actor.id })
        .returning(profileColumns)
        .executeTakeFirstOrThrow();
      if (row.agree) await recordAgreement(tx, actor.id, { language: input.language });
      await recordProfile(tx, 'created', row);
      return row;
    });
  } catch (error) {
    if (isDuplicate(error, 'profiles_pkey')) throw new Refusal('document_already_exists', { id });
    if (isDuplicate(error, 'profiles_own')) throw new Refusal('document_unique_constraint_violation');
    throw error;
  }
}

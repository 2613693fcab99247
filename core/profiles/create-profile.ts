import { isDuplicate } from '#db/connect.ts';
import { recordAgreement } from '../consents/steps/record-agreement.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { idOrNew } from '../ground/ids.ts';
import { ownerPermissions, permissionsBy } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import { watchAge } from '../guardians/steps/watch-age.ts';
import { readProfileData } from './data.ts';
import type { ProfileRow } from './fields.ts';
import { mayCreateProfile } from './policy.ts';
import { recordProfile } from './steps/record-profile.ts';
import { requireOwnAccountId } from './steps/require-own-account-id.ts';

export type NewProfile = {
  id: string;
  data: Record<string, unknown>;
  permissions: string[] | undefined;
  /** In which the texts were shown that `agree` agrees to. */
  language: string;
};

/** @throws Refusal `user_unauthorized`, `document_invalid_structure` or `document_already_exists`. */
export async function createProfile(core: Core, actor: Actor, input: NewProfile): Promise<ProfileRow> {
  if (!mayCreateProfile(actor)) throw new Refusal('user_unauthorized');
  const permissions = input.permissions
    ? permissionsBy(actor, input.permissions)
    : ownerPermissions(actor.id);
  const values = readProfileData(input.data, { isPart: false });
  try {
    return await core.db.transaction().execute(async (tx) => {
      if (values.account_id) await requireOwnAccountId(tx, actor, values.account_id);
      const row = await tx
        .insertInto('profiles')
        .values({ ...values, id: idOrNew(input.id), owner_id: actor.id, permissions })
        .returningAll()
        .executeTakeFirstOrThrow();
      await watchAge(tx, row);
      if (row.agree) await recordAgreement(tx, actor.id, input.language);
      await recordProfile(tx, 'created', row);
      return row;
    });
  } catch (error) {
    if (isDuplicate(error, 'profiles_pkey')) throw new Refusal('document_already_exists');
    throw error;
  }
}

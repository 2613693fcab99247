import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';

/** The data that emails need about a guardian and the young member, as long as the request lives. */
export function findMailedGuardian(core: Core, guardianId: string) {
  return core.db
    .selectFrom('guardians')
    .innerJoin('accounts', 'accounts.id', 'guardians.account_id')
    .select(['guardians.name', 'guardians.email', 'guardians.language', 'guardians.confirmed'])
    .select(['guardians.asked_at', 'guardians.expires_at'])
    .select(['accounts.name as member_name', 'accounts.email as member_email'])
    .where('guardians.id', '=', guardianId)
    .where('guardians.expires_at', '>', now)
    .executeTakeFirst();
}

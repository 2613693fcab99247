import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import type { PreparedLetter } from './prepare.ts';

const day = 86_400_000;

/** The mail to a guardian, with the link that only they get. Null once it was answered or replaced. */
export async function prepareGuardianRequest(core: Core, guardianId: string): Promise<PreparedLetter | null> {
  const found = await findGuardian(core, guardianId);
  if (!found || found.confirmed !== null) return null;
  const query = new URLSearchParams({
    request: guardianId,
    secret: linkSecretOf(core.key, 'guardian', guardianId),
  });
  return {
    letter: 'guardian-request',
    to: found.email,
    name: found.name,
    memberName: found.member_name,
    path: `/guardian?${query}`,
    days: Math.round((found.expires_at.getTime() - found.asked_at.getTime()) / day),
  };
}

/** The mail that tells a young member how the guardian has answered. */
export async function prepareGuardianAnswer(core: Core, guardianId: string): Promise<PreparedLetter | null> {
  const found = await findGuardian(core, guardianId);
  if (!found || found.confirmed === null) return null;
  const { member_email: to, member_name: name, name: guardianName, confirmed } = found;
  return { letter: 'guardian-answer', to, name, guardianName, confirmed };
}

function findGuardian(core: Core, guardianId: string) {
  return core.db
    .selectFrom('guardians')
    .innerJoin('accounts', 'accounts.id', 'guardians.account_id')
    .select(['guardians.name', 'guardians.email', 'guardians.confirmed'])
    .select(['guardians.asked_at', 'guardians.expires_at'])
    .select(['accounts.name as member_name', 'accounts.email as member_email'])
    .where('guardians.id', '=', guardianId)
    .where('guardians.expires_at', '>', now)
    .executeTakeFirst();
}

import { sql } from 'kysely';
import type { StandingBody } from '#contract/standings/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { getStanding } from '../standings/get-standing.ts';
import { learnBirthDate, requireBirthDate } from '../standings/steps/learn-birth-date.ts';

/**
 * The member states their date of birth once; an administrator corrects it after a mistake. `role` counts where none is
 * known, as for members who did not come through our sign-up. Repeating the same date changes nothing.
 * @throws Refusal `birth_date_known`, `sign_up_dob_invalid`, `sign_up_dob_future`, `sign_up_dob_past`.
 */
export async function setBirthDate(
  core: Core,
  member: Member,
  { birthDate, role }: { birthDate: string; role?: string | undefined },
): Promise<StandingBody> {
  await core.db.transaction().execute(async (tx) => {
    await holdMember(tx, member);
    const known = await tx
      .selectFrom('standings')
      .select(['birth_date', 'role'])
      .where('account_id', '=', member.id)
      .executeTakeFirst();
    if (known?.birth_date === birthDate && (known.role || !role)) return;
    if (known?.birth_date !== null) throw new Refusal('birth_date_known');
    await requireBirthDate(tx, member.id, birthDate);
    await learnBirthDate(tx, member.id, {
      birth_date: birthDate,
      ...(role && { role: sql<string>`coalesce(role, ${role})` }),
    });
  });
  return getStanding(core, member);
}

import type { StaffRight } from '#contract/ground/staff-rights.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';

/** An adult who was given these rights of staff, and no administrator. */
export async function staff(core: Core, ...rights: StaffRight[]): Promise<Member & { secret: string }> {
  const made = await member(core, { email: freshEmail('staff'), name: 'Kabir Rao' });
  for (const name of rights)
    await core.db.insertInto('staff_rights').values({ account_id: made.id, name }).execute();
  return { ...made, rights };
}

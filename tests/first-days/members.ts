import { sql } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import type { Role } from '#rules/lists/roles.ts';
import { member } from '#tests/ground/builders.ts';

/** A member whose profile names a role, and who has done nothing yet. */
export async function newMemberAs(core: Core, role: Role, changes: Parameters<typeof member>[1] = {}) {
  const who = await member(core, { password: null, ...changes });
  await sql`insert into profiles (id, owner_id, account_id, name, role)
    values (${who.id}, ${who.id}, ${who.id}, 'Asha Kulkarni', ${role})`.execute(core.db);
  return who;
}

import { sql } from 'kysely';
import type { StaffBody } from '#contract/administration/staff-calls.ts';
import { staffRights } from '#contract/ground/staff-rights.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { splitStanding, standingColumns } from '../standings/standing-columns.ts';
import { grantedRights } from './granted-rights.ts';
import { isNamed, mayHold, namedMailboxes } from './policy.ts';
import { noteAction } from './steps/note-action.ts';

/** The accounts with rights of staff, administrators first, then by name. */
export async function listStaff(core: Core, staff: Member): Promise<StaffBody> {
  return core.db.transaction().execute(async (tx) => {
    await noteAction(tx, staff, { action: 'staff.listed' });
    const rows = await tx
      .selectFrom('accounts')
      .innerJoin('standings', 'standings.account_id', 'accounts.id')
      .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.email_verified_at'])
      .select([...standingColumns])
      .select(grantedRights)
      .select(
        sql<string | null>`(
          select id from staff_proposals
          where kind = 'staff.rights' and subject_id = accounts.id and state = 'waiting'
        )`.as('proposal_id'),
      )
      .where(
        sql<boolean>`accounts.id in (
          select id from accounts where delivered = any (${namedMailboxes(core)}::text[])
          union select account_id from staff_rights
          union select subject_id from staff_proposals where kind = 'staff.rights' and state = 'waiting'
        )`,
      )
      .execute();
    const shown = rows.map((row) => {
      const { standing, rest } = splitStanding(row);
      const isAdministrator = isNamed(core, rest);
      return {
        $id: rest.id,
        name: rest.name,
        email: rest.email,
        rights: staffRights.filter((right) => isAdministrator || rest.rights.includes(right)),
        isAdministrator,
        isActive: mayHold(rest, standing, isAdministrator),
        proposalId: rest.proposal_id ?? '',
      };
    });
    const first = ({ isAdministrator, name, email }: (typeof shown)[number]) =>
      `${isAdministrator ? 0 : 1} ${name || email}`;
    return { staff: shown.toSorted((one, other) => first(one).localeCompare(first(other))) };
  });
}

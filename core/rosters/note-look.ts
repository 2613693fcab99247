import { sql } from 'kysely';
import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { Db } from '#db/connect.ts';

type Look = {
  /** Null where there is no student to tell: the statement is the same. */
  accountId: string | null;
  organisationId: string;
  staffId: string;
  role: OrganisationRole;
};

/** Lists a look for the student. */
export async function noteLook(db: Db, { accountId, organisationId, staffId, role }: Look): Promise<void> {
  await sql`
    insert into roster_looks (account_id, organisation_id, staff_id, role)
    select id, ${organisationId}, ${staffId}, ${role} from accounts where id = ${accountId ?? ''}`.execute(
    db,
  );
}

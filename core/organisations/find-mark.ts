import { sql } from 'kysely';
import { getDomain } from 'tldts';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';

/** A member's mark of an organisation in force, on which an organisation rests. */
export type OrganisationMark = {
  website: string;
  domain: string;
  registry: string;
  registry_number: string;
  email: string;
  /** When the code came back from the address. */
  proven_at: Date;
};

const select = gathered((db, accountId: string) =>
  db
    .selectFrom('verifications')
    .select(['website', 'registry', 'registry_number', 'email', 'submitted_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'organisation')
    .where('state', '=', 'verified')
    .where('expires_at', '>', sql<Date>`now()`),
);

export async function findMark(db: Db, accountId: string): Promise<OrganisationMark | null> {
  const [row] = await select(db, accountId);
  const domain = row && domainOf(row.website);
  if (!row?.submitted_at || !domain) return null;
  const { submitted_at: proven_at, ...mark } = row;
  return { ...mark, domain, proven_at };
}

/** The domain that an organisation has for itself. */
export function domainOf(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true });
}

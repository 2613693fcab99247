import { sql } from 'kysely';
import { type InterestPurpose, marksOfPurpose } from '#contract/interests/limits.ts';
import type { OpenToIntroductions } from '../ground/open-to-introductions.ts';

/** Whether owners of projects may ask the member of the row for the purpose: they are open to it, and have a mark for it. */
export const isOpenFor: OpenToIntroductions = (purpose, accountId) => sql<boolean>`exists (
  select from interests join verifications on verifications.account_id = interests.account_id
  where interests.account_id = ${sql.ref(accountId)} and interests.open_for @> array[${purpose}]::text[]
    and verifications.kind = any(${[...(marksOfPurpose[purpose as InterestPurpose] ?? [])]}::text[])
    and verifications.state = 'verified' and verifications.expires_at > now()
)`;

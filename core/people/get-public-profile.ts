import { sql } from 'kysely';
import type { PublicProfileBody } from '#contract/people/public-profile-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { verifiedKindsOf } from '../verifications/verified-kinds.ts';
import { findHandles } from './find-handles.ts';
import { personPageRows } from './person-rows.ts';
import { presentPersonPage } from './present.ts';

/** The member as others see them or would see them, and who does. */
export async function getPublicProfile(core: Core, member: Member): Promise<PublicProfileBody> {
  const row = await personPageRows(core.db).where('people.account_id', '=', member.id).executeTakeFirst();
  const handles = await findHandles(core.db, member.id);
  const current = handles.find(({ is_current }) => is_current);
  const hasChanged = handles.some(({ is_current }) => !is_current);
  return {
    version: row?.version ?? 0,
    visibility: row?.visibility ?? 'hidden',
    page: presentPersonPage(row ?? (await unwritten(core, member.id))),
    formerHandles: handles
      .filter(({ is_current }) => !is_current)
      .map(({ handle, leads_until }) => ({ handle, leadsUntil: isoDateOrEmpty(leads_until) })),
    handleChangeFrom: (hasChanged && current?.change_from) || '',
  };
}

/** The initial content of a page: the name and the fields of the profile. */
async function unwritten(core: Core, accountId: string) {
  const row = await core.db
    .selectFrom('accounts')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .leftJoin('avatars', 'avatars.account_id', 'accounts.id')
    .select(['profiles.role', 'profiles.location', 'profiles.college', 'profiles.company_url'])
    .select(['accounts.id', 'avatars.id as avatar_id'])
    .select(sql<string>`coalesce(nullif(profiles.name, ''), accounts.name)`.as('name'))
    .select(verifiedKindsOf(sql`accounts.id`).as('verified'))
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    handle: null,
    other_name: '',
    headline: '',
    about: '',
    skills: [],
    languages: [],
    hours_a_week: 0,
    evenings_a_week: 0,
    available_from: null,
    away_until: null,
    open_to: [],
    links: [],
    past_work: [] as never,
    visibility: 'hidden' as const,
    version: 0,
    listed: false,
  };
}

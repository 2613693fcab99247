import { sql } from 'kysely';
import type { PersonRowBody } from '#contract/people/find-calls.ts';
import type { Db } from '#db/connect.ts';
import { student } from '#rules/lists/roles.ts';
import { guest } from '../ground/actor.ts';
import type { Seer } from '../ground/may-see.ts';
import { namesShown, presentNamed } from '../people/names-shown.ts';
import { isSeenBy } from '../standings/is-seen-by.ts';
import { verifiedKindsOf } from '../verifications/verified-kinds.ts';

const seen = sql<boolean>`coalesce(standings.seen_from <= now(), false)`;

/** `isAway`: suspended, or leaving. */
export type Applicant = { person: PersonRowBody; isAway: boolean };

/**
 * People as those whom they have applied to see them, whatever they show to others, by their account's id. Of a member who is
 * away, or apart from the viewer by a block, it is the name that was seen last, and of a child nothing. Teams read as a guest
 * does.
 */
export async function findApplicants(
  db: Db,
  accountIds: readonly string[],
  viewer: Seer = guest,
): Promise<Map<string, Applicant>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('people', 'people.account_id', 'accounts.id')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'accounts.id').on('handles.is_current', '=', true),
    )
    .innerJoin(namesShown(db, viewer).as('named'), 'named.id', 'accounts.id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .leftJoin('standings', 'standings.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'handles.handle',
      'named.name',
      'named.is_named',
      'named.avatar_id',
      'people.listed',
    ])
    .select(['profiles.role', 'profiles.location', 'profiles.college', 'profiles.company_url'])
    .select([
      'people.other_name',
      'people.headline',
      'people.languages',
      'people.skills',
      'people.hours_a_week',
      'people.open_to',
    ])
    .select(sql<boolean>`${isSeenBy(viewer, sql`accounts.id`, seen)}`.as('is_seen'))
    .select(verifiedKindsOf(sql`accounts.id`).as('verified'))
    .where('accounts.id', '=', sql<string>`any(${accountIds}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => {
      const person = presentPerson(row);
      return [row.id, { person: row.is_seen ? person : nameAlone(person), isAway: !row.is_seen }];
    }),
  );
}

type Found = {
  id: string;
  is_named: boolean;
  name: string;
  handle: string | null;
  avatar_id: string | null;
  listed: boolean | null;
  role: string | null;
  location: string | null;
  college: string | null;
  company_url: string | null;
  other_name: string | null;
  headline: string | null;
  languages: string[] | null;
  skills: string[] | null;
  hours_a_week: number | null;
  open_to: string[] | null;
  verified: PersonRowBody['verified'];
};

function presentPerson(row: Found): PersonRowBody {
  return {
    ...presentNamed(row),
    // It leads to a page that others may see, or to none.
    handle: row.listed ? (row.handle ?? '') : '',
    role: row.role ?? '',
    place: row.location ?? '',
    organisation: (row.role === student ? row.college : row.company_url) ?? '',
    otherName: row.other_name ?? '',
    headline: row.headline ?? '',
    languages: row.languages ?? [],
    skills: row.skills ?? [],
    hoursAWeek: row.hours_a_week ?? 0,
    openTo: (row.open_to ?? []) as PersonRowBody['openTo'],
    verified: row.verified,
  };
}

export function nameAlone({ id, name }: Pick<PersonRowBody, 'id' | 'name'>): PersonRowBody {
  return {
    id,
    name,
    otherName: '',
    handle: '',
    avatarId: '',
    role: '',
    place: '',
    organisation: '',
    headline: '',
    languages: [],
    skills: [],
    hoursAWeek: 0,
    openTo: [],
    verified: [],
  };
}

import type { Selectable } from 'kysely';
import type { PersonBody } from '#contract/people/calls.ts';
import type { PersonRowBody } from '#contract/people/find-calls.ts';
import type { PastWork, PersonPageBody } from '#contract/people/public-profile-calls.ts';
import type { PeopleTable } from '#db/tables/people.ts';
import { student } from '#rules/lists/roles.ts';
import type { PersonPageRow, PersonRow } from './person-rows.ts';

type Said = Pick<Selectable<PeopleTable>, 'skills' | 'hours_a_week' | 'evenings_a_week' | 'answered'>;

export function presentPerson(row: Said | undefined): PersonBody {
  return {
    asked: row?.answered ?? false,
    skills: row?.skills ?? [],
    hoursAWeek: row?.hours_a_week ?? 0,
    eveningsAWeek: row?.evenings_a_week ?? 0,
  };
}

/** A member as lists and teams show them. */
export function presentPersonRow(row: PersonRow): PersonRowBody {
  return {
    id: row.id,
    handle: row.handle ?? '',
    name: row.name,
    otherName: row.other_name,
    avatarId: row.avatar_id ?? '',
    role: row.role ?? '',
    place: row.location ?? '',
    organisation: (row.role === student ? row.college : row.company_url) ?? '',
    headline: row.headline,
    languages: row.languages,
    skills: row.skills,
    hoursAWeek: row.hours_a_week,
    openTo: row.open_to,
    verified: row.verified,
  };
}

export function presentPersonPage(row: PersonPageRow): PersonPageBody {
  return {
    ...presentPersonRow(row),
    about: row.about,
    eveningsAWeek: row.evenings_a_week,
    availableFrom: row.available_from ?? '',
    awayUntil: row.away_until ?? '',
    links: row.links,
    work: row.past_work as unknown as PastWork[],
    isPublic: row.listed && row.visibility === 'public',
  };
}

import type { Selectable } from 'kysely';
import type { PersonBody } from '#contract/people.ts';
import type { PeopleTable } from '#db/tables.ts';

type Said = Pick<Selectable<PeopleTable>, 'skills' | 'hours_a_week' | 'evenings_a_week'>;

export function presentPerson(row: Said | undefined): PersonBody {
  return {
    asked: row !== undefined,
    skills: row?.skills ?? [],
    hoursAWeek: row?.hours_a_week ?? 0,
    eveningsAWeek: row?.evenings_a_week ?? 0,
  };
}

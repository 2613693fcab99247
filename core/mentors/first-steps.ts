import { sql } from 'kysely';
import type { FirstSteps, IsDone } from '../ground/first-steps.ts';

const hasPage: IsDone = (id) =>
  sql`exists (select from mentors where account_id = ${id} and state <> 'draft')`;

export const mentorFirstSteps: FirstSteps = {
  open_mentor_page: hasPage,
  say_hours: (id) => sql`exists (select from mentors where account_id = ${id} and hours is not null)`,
  advise_founders: hasPage,
};

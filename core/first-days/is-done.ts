import { type RawBuilder, sql } from 'kysely';
import type { FirstStep } from '#contract/first-days/steps.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';

type IsDone = (accountId: string) => RawBuilder<boolean>;

/** Asked for, or in force: a mark that waits for our decision needs no step of the member. */
const hasMark =
  (kind: VerificationKind): IsDone =>
  (id) =>
    sql`exists (select from verifications where account_id = ${id} and kind = ${kind}
      and state in ('submitted', 'verified') and (expires_at is null or expires_at > now()))`;

const hasMentorPage: IsDone = (id) =>
  sql`exists (select from mentors where account_id = ${id} and state <> 'draft')`;

/** The statement of each step that says whether the member has taken it. */
export const isDone: Record<FirstStep, IsDone> = {
  say_skills: (id) =>
    sql`exists (select from people where account_id = ${id} and skills <> '{}' and hours_a_week > 0)`,
  find_opportunities: (id) =>
    sql`(exists (select from saved_opportunities where account_id = ${id})
      or exists (select from applications where account_id = ${id}))`,
  ask_mentor: (id) =>
    sql`(exists (select from mentoring_sessions where mentee_id = ${id})
      or exists (select from written_reviews where mentee_id = ${id})
      or exists (select from office_hour_seats where mentee_id = ${id})
      or exists (select from young_requests where mentee_id = ${id}))`,
  start_project: (id) => sql`exists (select from project_members where account_id = ${id})`,
  offer_seat: (id) =>
    sql`exists (select from opportunities join project_members using (project_id)
      where project_members.account_id = ${id} and project_members.is_owner)`,
  get_mentor_mark: hasMark('mentor'),
  get_investor_mark: hasMark('investor'),
  get_professional_mark: hasMark('industry_professional'),
  open_mentor_page: hasMentorPage,
  say_hours: (id) => sql`exists (select from mentors where account_id = ${id} and hours is not null)`,
  advise_founders: (id) =>
    sql`(${hasMentorPage(id)} or exists (select from applications where account_id = ${id}))`,
};

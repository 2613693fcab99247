import { type RawBuilder, sql } from 'kysely';
import type { OpenStepKind } from '#contract/collected.ts';
import type { DueDeadline } from '#rules/agreements/due-steps.ts';
import { isWaiting } from '../deadlines/is-waiting.ts';
import type { FindSteps, FoundStep, OpenStep } from '../ground/open-step.ts';
import type { Start } from '../ground/start.ts';
import { ownedProjects } from '../projects/starts.ts';
import { describeAgreements, describeMilestones } from './deadlines.ts';
import { contributions } from './starts.ts';

/** The agreements in which a member is a side, under the name `agreement`. */
type Side = { start: Start; agreements: (accountId: string) => RawBuilder<unknown> };

const contributor: Side = {
  start: contributions,
  agreements: (accountId) => sql`(select * from agreements where contributor_id = ${accountId}) as agreement`,
};

/** No member is on both sides: a contributor who owns the project is the contributor. */
const owner: Side = {
  start: ownedProjects,
  agreements: (accountId) => sql`(
    select agreements.* from project_members as seat join agreements on agreements.project_id = seat.project_id
    where seat.account_id = ${accountId} and seat.is_owner and contributor_id is distinct from ${accountId}
  ) as agreement`,
};

type SelectOf = (agreements: RawBuilder<unknown>) => RawBuilder<FoundStep>;
const stepsOf = ({ start, agreements }: Side, select: SelectOf): FindSteps => ({
  start,
  select: (accountId) => select(agreements(accountId)),
});
const bothSides = (select: SelectOf) => [stepsOf(contributor, select), stepsOf(owner, select)];

/**
 * Nothing of an agreement in force is under way, and something is planned: its contributor begins the first of it. Where nothing new
 * may begin, as `startMilestone` has it, no member has to.
 */
const startable: SelectOf = (agreements) => sql`
    select agreement.id || '.' || planned.number as subject_id,
      coalesce(agreement.last_entry_at, agreement.active_at, agreement.begun_at) as since, null::timestamptz as due_at
    from ${agreements}
    join projects on projects.id = agreement.project_id and projects.state = 'published'
    join lateral (
      select min(number) filter (where stage = 'planned') as number,
        bool_or(stage in ('started', 'submitted', 'changes_asked')) as is_under_way
      from agreement_milestones where agreement_id = agreement.id
    ) as planned on planned.number is not null and not planned.is_under_way
    where agreement.stage = 'active' and not agreement.is_settled and agreement.let_go_at is null
      and exists (
        select from project_members as other join standings on standings.account_id = other.account_id
        where other.project_id = agreement.project_id and other.is_owner
          and other.account_id <> agreement.contributor_id and standings.seen_from <= now()
          and not exists (
            select from blocks where (blocker_id, blocked_id) in
              ((other.account_id, agreement.contributor_id), (agreement.contributor_id, other.account_id))
          )
      )`;

const start: OpenStep = {
  kind: 'milestone_start',
  describe: describeMilestones,
  mine: stepsOf(contributor, startable),
  others: stepsOf(owner, startable),
};

/** More time is asked for: the other side says yes or no while the time runs. */
const moreTime =
  (kind: 'payment' | 'paying_back'): SelectOf =>
  (agreements) =>
    sql`
    select clocks.subject_id, asked.asked_at as since, clocks.due_at
    from ${agreements}
    join agreement_more_time as asked on asked.agreement_id = agreement.id and asked.answered_at is null
    join clocks on clocks.subject_id = agreement.id || '.' || asked.milestone || '.' || asked.since
      and clocks.kind = ${kind} and clocks.state = 'running' and clocks.due_at > now()`;

const moreTimeAnswer: OpenStep = {
  kind: 'more_time_answer',
  describe: describeMilestones,
  mine: [stepsOf(contributor, moreTime('payment')), stepsOf(owner, moreTime('paying_back'))],
  others: [stepsOf(owner, moreTime('payment')), stepsOf(contributor, moreTime('paying_back'))],
};

/** The next step of a dispute, as both sides see it. */
const disputed = (kind: DueDeadline & OpenStepKind, column: 'mine' | 'others'): OpenStep => ({
  kind,
  describe: describeMilestones,
  deadlines: [kind],
  [column]: bothSides(
    (agreements) => sql`
      select clocks.subject_id, clocks.began_at as since, clocks.due_at
      from ${agreements}
      join agreement_milestones as held on held.agreement_id = agreement.id
        and held.dispute in ('open', 'ruled', 'appealed')
      join clocks on clocks.subject_id = agreement.id || '.' || held.number
        and clocks.kind = ${kind} and ${isWaiting}`,
  ),
});

/** A stated cause is contested: we rule on it. */
const causeRuling: OpenStep = {
  kind: 'cause_ruling',
  describe: describeAgreements,
  deadlines: ['cause_ruling'],
  others: bothSides(
    (agreements) => sql`
      select clocks.subject_id, clocks.began_at as since, clocks.due_at
      from ${agreements}
      join clocks on clocks.subject_id = agreement.id and clocks.kind = 'cause_ruling' and ${isWaiting}
      where agreement.cause = 'contested'`,
  ),
};

export const agreementSteps: readonly OpenStep[] = [
  start,
  moreTimeAnswer,
  disputed('dispute_ruling', 'others'),
  disputed('dispute_appeal', 'mine'),
  disputed('dispute_appeal_ruling', 'others'),
  causeRuling,
];

import { sql } from 'kysely';
import type { OwedStepBody } from '#contract/agreements/milestone-shape.ts';
import type { Db } from '#db/connect.ts';
import { type DueStep, dueDeadlines, dueStepsOf } from '#rules/agreements/due-steps.ts';
import { deadlineRuleOf } from '../../deadlines/deadline-rules.ts';
import type { Member } from '../../ground/actor.ts';
import { isoDate } from '../../ground/dates.ts';
import type { FoundAgreement } from '../find-agreements.ts';
import type { Ledger } from '../find-in-force.ts';
import { subjectOfStep } from '../step-subject.ts';

type Asked = { member: Member; row: FoundAgreement; ledger: Ledger };

/** The steps owed under an agreement in force, with who owes them and until when, the first due first. */
export async function findOwed(db: Db, { member, row, ledger }: Asked): Promise<OwedStepBody[]> {
  const { state, entries } = ledger;
  const steps = dueStepsOf(state, entries);
  if (steps.length === 0) return [];
  const deadlines = await findDeadlines(db, row.id, steps);
  return steps
    .flatMap((step) => {
      const deadline = deadlines.find(
        (one) =>
          one.kind === step.wait && one.subject_id === subjectOfStep(row.id, step.milestone, step.entry),
      );
      if (!deadline) return [];
      const isWaiting = deadline.ended_at === null && deadline.due_at > deadline.now;
      return [
        {
          wait: step.wait,
          milestone: step.milestone,
          owes: step.owes,
          isStopped: step.isStopped,
          dueAt: isoDate(deadline.due_at),
          isOver: !isWaiting && !step.isStopped,
          extendable: isWaiting && deadline.owed_by === member.id && mayExtend(deadline) ? deadline.id : '',
        },
      ];
    })
    .toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1));
}

type Deadline = Awaited<ReturnType<typeof findDeadlines>>[number];

function mayExtend({ kind, state, was_extended: wasExtended }: Deadline): boolean {
  return state === 'running' && !wasExtended && (deadlineRuleOf(kind).canExtend ?? 'yes') === 'yes';
}

/** The deadline of each kind about each subject: the open one, or the one that ended last. */
function findDeadlines(db: Db, agreementId: string, steps: readonly DueStep[]) {
  return db
    .selectFrom('clocks')
    .distinctOn(['kind', 'subject_id'])
    .select(['id', 'kind', 'subject_id', 'state', 'due_at', 'ended_at', 'owed_by'])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .select(
      sql<boolean>`exists (
        select from clocks as before
        where before.kind = clocks.kind and before.subject_id = clocks.subject_id and before.extended_days is not null
      )`.as('was_extended'),
    )
    .where('kind', 'in', dueDeadlines)
    .where(
      'subject_id',
      'in',
      steps.map(({ milestone, entry }) => subjectOfStep(agreementId, milestone, entry)),
    )
    .orderBy('kind')
    .orderBy('subject_id')
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('ended_at', 'desc')
    .execute();
}

/** Whether the time of a step is over, so that the other side may act on it. */
export function isOverdue(owed: readonly OwedStepBody[], milestone: number): boolean {
  return owed.some((step) => step.milestone === milestone && step.owes === 'contributor' && step.isOver);
}

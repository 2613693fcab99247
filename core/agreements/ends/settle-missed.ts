import { sql } from 'kysely';
import { dueStepsOf } from '#rules/agreements/due-steps.ts';
import { hasRunOut } from '../../deadlines/steps/has-run-out.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { subjectOfStep } from '../step-subject.ts';
import { holdRowInForce } from '../steps/hold-in-force.ts';
import { letTimePass } from '../steps/let-time-pass.ts';
import { noteNextDue } from '../steps/note-next-due.ts';
import { settleDeadlines } from '../steps/settle-deadlines.ts';
import { lapseConversion } from './steps/lapse-conversion.ts';
import { upholdCause } from './steps/uphold-cause.ts';

/**
 * Makes up for servers of an earlier version that run meanwhile or later: they begin no deadlines for stated causes and
 * conversions, ignore lapses, and do not set or clear lateness. One transaction per agreement: one failure stops no other.
 */
export async function settleMissed({ db }: Pick<Core, 'db'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from agreements
    where stage in ('active', 'ending', 'ended', 'completed') and let_go_at is null and (
      (cause = 'claimed' and not exists (
        select from clocks where kind = 'cause_contest' and subject_id = agreements.id and ended_at is null
      ))
      or exists (
        select from agreement_entries as stated
        where stated.agreement_id = agreements.id and stated.fact ->> 'kind' = 'conversion_stated'
          and not exists (
            select from agreement_entries as after
            where after.agreement_id = stated.agreement_id and (
              (after.fact ->> 'kind' = 'conversion_confirmed' and (after.fact ->> 'conversion')::int = stated.sequence)
              or (after.fact ->> 'kind' = 'reversed' and (after.fact ->> 'entry')::int = stated.sequence)
            )
          )
          and not exists (
            select from clocks
            where kind = 'conversion_confirmation' and ended_at is null
              and subject_id = agreements.id || '.0.' || stated.sequence
          )
      )
      or exists (
        select from agreement_late_payments as late
        where late.agreement_id = agreements.id and is_owed and settled_at is null and not exists (
          select from clocks
          where subject_id = agreements.id || '.' || late.milestone || '.' || late.since and is_late
        )
      )
      or id in (
        select one.agreement_id from clocks join agreement_milestones as one
          on clocks.subject_id = one.agreement_id || '.' || one.number
        where clocks.state = 'lapsed' and not clocks.is_late and (clocks.kind, one.stage) in (
          ('milestone_submission', 'started'), ('milestone_resubmission', 'changes_asked')
        )
      )
      or id in (
        select moved.id from clocks join agreements as moved on moved.id = split_part(clocks.subject_id, '.', 1)
        where clocks.is_late and clocks.ended_at < moved.last_entry_at
      )
    )
    order by id`.execute(db);
  const faults: unknown[] = [];
  for (const { id } of rows)
    await db
      .transaction()
      .execute((tx) => settle(tx, id))
      .catch((error) => faults.push(error));
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} agreements could not be settled.`);
}

async function settle(tx: Tx, id: string): Promise<void> {
  const found = await holdRowInForce(tx, id);
  if (!found) return;
  for (const { wait: deadline, milestone, entry, from } of dueStepsOf(found.state, found.entries)) {
    if (deadline !== 'cause_contest' && deadline !== 'conversion_confirmation') continue;
    const subjectId = subjectOfStep(id, milestone, entry);
    if (!(await hasRunOut(tx, deadline, subjectId, from))) continue;
    await (deadline === 'cause_contest' ? upholdCause : lapseConversion)(tx, subjectId);
  }
  const held = await holdRowInForce(tx, id);
  if (!held) return;
  const after = await letTimePass(tx, held);
  await settleDeadlines(tx, after);
  await noteNextDue(tx, id, after.state);
}

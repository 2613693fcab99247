import { type RawBuilder, sql } from 'kysely';
import { sides } from '#rules/mentoring/session-states.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { nextCheckInAt } from '#rules/mentorships/states.ts';
import { blockedBetween } from '../blocks/is-blocked-between.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { tryEach } from '../ground/try-each.ts';
import { owedBy, partOf, subjectOf } from './row.ts';
import { endMentorship } from './steps/end-mentorship.ts';
import { type HeldMentorship, holdMentorship } from './steps/hold-mentorship.ts';
import { resume } from './steps/resume.ts';
import { showReached } from './steps/show-reached.ts';

const atOnce = 500;

/** Each due step of time: the mentorships that it concerns, and the step, which the lock lets one server take. */
const moves: { due: RawBuilder<boolean>; move: (tx: Tx, held: HeldMentorship) => Promise<void> }[] = [
  {
    due: sql<boolean>`state = 'running' and ends_at <= clock_timestamp()`,
    move: (tx, { one }) => endMentorship(tx, one, { state: 'completed' }),
  },
  {
    due: sql<boolean>`state = 'paused' and paused_until <= clock_timestamp()`,
    move: (tx, { one }) => resume(tx, one, null),
  },
  {
    due: sql<boolean>`state = 'running' and next_check_in_at <= clock_timestamp() and go_on_at is null
      and ends_at > clock_timestamp() and not exists (
        select from mentorship_check_ins as open
        where open.mentorship_id = mentorships.id and 'open' in (open.mentor_state, open.mentee_state)
      )`,
    move: openCheckIn,
  },
  {
    due: sql<boolean>`state in ('completed', 'ended') and reached_at is null
      and ended_at <= clock_timestamp() - make_interval(days => ${limits.reachedDays})
      and not ${blockedBetween(sql.ref('mentorships.mentor_id'), sql.ref('mentorships.mentee_id'))}`,
    move: (tx, { one }) => showReached(tx, one),
  },
];

const failed = 'mentorships could not be moved on.';

/**
 * Completes, resumes, opens check-ins and shows what was reached, when their time has come. One that fails does not stop the
 * others.
 */
export function moveOn(core: Core): Promise<void> {
  return tryEach(moves, (one) => moveAll(core, one), { failed });
}

async function moveAll({ db }: Core, { due, move }: (typeof moves)[number]): Promise<void> {
  const rows = await db
    .selectFrom('mentorships')
    .select('id')
    .where(due)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  const moveOne = ({ id }: { id: string }) =>
    db.transaction().execute(async (tx) => {
      const held = await holdMentorship(tx, id);
      if (held && (await isDue(tx, id, due))) await move(tx, held);
    });
  await tryEach(rows, moveOne, { failed });
}

/** Another server may have been first. */
async function isDue(tx: Tx, id: string, due: RawBuilder<boolean>): Promise<boolean> {
  const found = await tx
    .selectFrom('mentorships')
    .select('id')
    .where('id', '=', id)
    .where(due)
    .executeTakeFirst();
  return found !== undefined;
}

async function openCheckIn(tx: Tx, { one, plan, now }: HeldMentorship): Promise<void> {
  await sql`
    insert into mentorship_check_ins (mentorship_id, number)
    select ${one.id}, coalesce(max(number), 0) + 1 from mentorship_check_ins where mentorship_id = ${one.id}`.execute(
    tx,
  );
  const next = nextCheckInAt(one.next_check_in_at ?? now, plan.everyWeeks, now);
  await tx.updateTable('mentorships').set({ next_check_in_at: next }).where('id', '=', one.id).execute();
  for (const side of sides)
    await beginDeadline(tx, {
      kind: 'mentorship_check_in',
      subjectId: partOf(one, side),
      owes: { accountId: owedBy(one, side) },
      awaitedBy: null,
    });
  await record(tx, { name: 'mentorships.checkInOpened', accountId: null, subject: subjectOf(one) });
}

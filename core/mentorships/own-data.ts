import { sql } from 'kysely';
import { mentorshipLimits } from '#rules/mentorships/limits.ts';
import { blockedBetween } from '../blocks/is-blocked-between.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { Limit } from '../ground/kept.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { lastOfPair, lastSession } from '../mentoring/kept.ts';
import { endedByRead, ofAccount } from '../mentoring/session-scopes.ts';
import { releaseMentorships } from './steps/release-mentorships.ts';

/** Of a row that goes with the mentorship of this id. */
const limitOf = (id: string): Limit => ({
  kept: `${mentorshipLimits.keptMonths} months`,
  since: sql`(
    select ${lastOfPair(sql`ended.ended_at`, lastSession)} from mentorships as ended
    where ended.ended_at is not null and ended.id = ${sql.ref(id)}
  )`,
});

export const mentorshipData: OwnData = {
  mentorships: {
    removedBy: 'mentorships:forget',
    limit: limitOf('one.id'),
    heldWith: findSides,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentorships')
        .select(['id', 'state', 'topic', 'version', 'proposed_by', 'proposed_at', 'begun_at', 'ends_at'])
        .select(['paused_until', 'ended_at', 'reason', 'words'])
        .select(endedByRead(id))
        .select(sql<string>`case when mentor_id = ${id} then 'mentor' else 'mentee' end`.as('side'))
        .where(ofAccount(id))
        .orderBy('proposed_at')
        .execute(),
    erased: leaveMentorships,
    givenTo: 'nominee and guardian',
  },
  mentorship_plans: {
    removedBy: 'mentorships:forget',
    limit: limitOf('one.mentorship_id'),
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentorship_plans')
        .innerJoin('mentorships', 'mentorships.id', 'mentorship_id')
        .selectAll('mentorship_plans')
        .where(ofAccount(id))
        .orderBy('mentorship_id')
        .orderBy('mentorship_plans.version')
        .execute(),
    erased: (tx, { id }) =>
      sql`update mentorship_plans as said set goals = '[]' from mentorships
        where mentorships.id = said.mentorship_id and ${saidBy(id, 'by_side')}`.execute(tx),
    givenTo: 'nominee and guardian',
  },
  mentorship_check_ins: 'names no one',
  mentorship_marks: {
    removedBy: 'mentorships:forget',
    limit: limitOf('one.mentorship_id'),
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentorship_marks')
        .innerJoin('mentorships', 'mentorships.id', 'mentorship_id')
        .select(['mentorship_id', 'number', 'side', 'marks', 'said_at'])
        .where(ofAccount(id))
        .execute(),
    erased: (tx, { id }) =>
      sql`delete from mentorship_marks as said using mentorships
        where mentorships.id = said.mentorship_id and ${saidBy(id, 'side')}`.execute(tx),
    givenTo: 'nominee and guardian',
  },
  mentorship_outcomes: {
    removedBy: 'mentorships:forget',
    limit: limitOf('one.mentorship_id'),
    // The text of the other side once both read it, and not while a block stands between them.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentorship_outcomes as said')
        .innerJoin('mentorships', 'mentorships.id', 'said.mentorship_id')
        .select(['said.mentorship_id', 'said.side', 'said.text', 'said.said_at'])
        .where(ofAccount(id))
        .where(
          sql<boolean>`(${saidBy(id, 'side')} or mentorships.reached_at is not null and not ${betweenSides})`,
        )
        .execute(),
    erased: (tx, { id }) =>
      sql`delete from mentorship_outcomes as said using mentorships
        where mentorships.id = said.mentorship_id and ${saidBy(id, 'side')}`.execute(tx),
    givenTo: 'nominee and guardian',
  },
};

const betweenSides = blockedBetween(sql.ref('mentorships.mentor_id'), sql.ref('mentorships.mentee_id'));

/** The row `said` is of the account's side of the mentorship. */
const saidBy = (id: string, column: 'side' | 'by_side') => sql<boolean>`
  ${sql.ref(`said.${column}`)} = case when mentorships.mentor_id = ${id} then 'mentor' when mentorships.mentee_id = ${id} then 'mentee' end`;

/** Both sides of everything open. */
async function findSides(tx: Tx, id: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ mentor_id: string | null; mentee_id: string | null }>`
    select mentor_id, mentee_id from mentorships
    where ${ofAccount(id)} and state in ('proposed', 'running', 'paused')`.execute(tx);
  return rows.flatMap((one) => [one.mentor_id, one.mentee_id]);
}

/** Ends what is open, and erases the member's words at the end. The topic is that of the mentee's first question. */
async function leaveMentorships(tx: Tx, { id }: Account): Promise<void> {
  await releaseMentorships(tx, { where: ofAccount(id), sessions: true, causedBy: id });
  await sql`
    update mentorships set words = ''
    where mentor_id = ${id} and ended_by = 'mentor' or mentee_id = ${id} and ended_by = 'mentee'`.execute(tx);
  await sql`update mentorships set topic = '' where mentee_id = ${id}`.execute(tx);
}

import { type Insertable, sql } from 'kysely';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { beginForPair } from '#core/conversations/steps/begin-for-pair.ts';
import { beginDeadline } from '#core/deadlines/steps/begin-deadline.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { writePlan } from '#core/mentorships/steps/write-plan.ts';
import type { MentorshipsTable } from '#db/tables/mentorships.ts';
import { endOfLastDay } from '#rules/mentorships/last-day.ts';
import { newMentee, newMentor, openPage, sessionBetween, topic } from '#tests/mentoring/sessions.ts';

export const goal = 'Ten growers pay for a cold room';
export const doneWhen = 'Ten invoices are paid';

export function planWith(changes: Partial<MentorshipPlan> = {}): MentorshipPlan {
  return {
    goals: [{ text: goal, doneWhen }],
    weeks: 8,
    everyWeeks: 2,
    minutes: 30,
    locationKind: 'written',
    answerDays: 3,
    ...changes,
  };
}

/** The part of a mentor's page about mentorships, with room for all samples of one member. */
const offer = { weeks: 8, everyWeeks: 2, positions: 1000 };

export const newMentorOf = (core: Core, positions = offer.positions) =>
  newMentor(core, { said: { mentorship: { ...offer, positions } } });

/** Lets a member offer mentorships, unless they do. */
async function offerMentorships(core: Core, mentor: Pick<Member, 'id'>): Promise<void> {
  await openPage(core, mentor, { said: { mentorship: offer } });
  await sql`update mentors set said = said || ${JSON.stringify({ mentorship: offer })}::jsonb
    where account_id = ${mentor.id} and not coalesce(said -> 'mentorship' <> 'null', false)`.execute(core.db);
}

/** A new member can sign in. */
type Person = Awaited<ReturnType<typeof newMentee>>;
type Sides<M, E> = { mentor?: M | undefined; mentee?: E | undefined };

/** The session that took place, after which a mentorship can begin. */
export async function metPair<M extends Member = Person, E extends Member = Person>(
  core: Core,
  sides: Sides<M, E> = {},
) {
  const mentor = sides.mentor ?? (await newMentorOf(core));
  const mentee = sides.mentee ?? (await newMentee(core));
  await offerMentorships(core, mentor);
  const starts_at = new Date(Date.now() - 3 * 86_400_000);
  const { id: sessionId } = await sessionBetween(
    core,
    { mentor, mentee },
    { state: 'took_place', starts_at, settled_at: new Date(), ended_at: new Date() },
  );
  return { mentor, mentee, sessionId };
}

type Row = Partial<Insertable<MentorshipsTable>>;
const dayMs = 86_400_000;

/** The hours of the sample mentors are in UTC. */
const lastMoment = () => endOfLastDay(Temporal.Now.plainDateISO('UTC').add({ days: 55 }), 'UTC');

/** A mentorship as it would stand, with its deadlines begun. The missing side is a new member. */
export async function mentorshipBetween<M extends Member = Person, E extends Member = Person>(
  core: Core,
  sides: Sides<M, E> = {},
  changes: Row = {},
) {
  const mentor = sides.mentor ?? (await newMentorOf(core));
  const mentee = sides.mentee ?? (await newMentee(core));
  await offerMentorships(core, mentor);
  const state = changes.state ?? 'proposed';
  const hasBegun = ['running', 'paused', 'completed', 'ended'].includes(state);
  const isOver = !['proposed', 'running', 'paused'].includes(state);
  const id = newId();
  await core.db.transaction().execute(async (tx) => {
    const one = await tx
      .insertInto('mentorships')
      .values({
        id,
        mentor_id: mentor.id,
        mentee_id: mentee.id,
        state,
        topic,
        proposed_by: 'mentee',
        ...(hasBegun && {
          begun_at: new Date(),
          ends_at: lastMoment(),
          next_check_in_at: new Date(Date.now() + 7 * dayMs),
        }),
        ...(isOver && { ended_at: new Date() }),
        ...changes,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writePlan(tx, one, { plan: planWith(), by: one.proposed_by as 'mentor' });
    if (state !== 'proposed')
      await sql`update clocks set state = 'met', ended_at = now() where subject_id = ${id}`.execute(tx);
    if (hasBegun) await beginForPair(tx, { kind: 'mentoring', one: mentor.id, other: mentee.id });
  });
  return { id, mentor, mentee };
}

/** Opens a check-in for both sides. */
export async function openCheckIn(
  core: Core,
  id: string,
  { mentor, mentee }: Record<'mentor' | 'mentee', Member>,
) {
  await core.db.transaction().execute(async (tx) => {
    await tx.insertInto('mentorship_check_ins').values({ mentorship_id: id, number: 1 }).execute();
    for (const [side, who] of [
      ['mentor', mentor],
      ['mentee', mentee],
    ] as const)
      await beginDeadline(tx, {
        kind: 'mentorship_check_in',
        subjectId: `${id}.${side}`,
        owes: { accountId: who.id },
        awaitedBy: null,
      });
  });
}

/** Asks both sides whether they go on. */
export async function askToGoOn(
  core: Core,
  id: string,
  { mentor, mentee }: Record<'mentor' | 'mentee', Member>,
) {
  await core.db.transaction().execute(async (tx) => {
    await sql`update mentorships set go_on_at = now() where id = ${id}`.execute(tx);
    for (const [side, who] of [
      ['mentor', mentor],
      ['mentee', mentee],
    ] as const)
      await beginDeadline(tx, {
        kind: 'mentorship_go_on',
        subjectId: `${id}.${side}`,
        owes: { accountId: who.id },
        awaitedBy: null,
      });
  });
}

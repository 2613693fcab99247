import { type Insertable, sql } from 'kysely';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { beginForPair } from '#core/conversations/steps/begin-for-pair.ts';
import { beginDeadline } from '#core/deadlines/steps/begin-deadline.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { book, bookOffers } from '#core/mentoring/steps/book.ts';
import { refreshSlots } from '#core/mentors/steps/refresh-slots.ts';
import type { MentoringSessionsTable } from '#db/tables/mentoring-sessions.ts';
import type { Hours } from '#rules/mentoring/hours.ts';
import { member } from '#tests/ground/builders.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';

export const question =
  'We sell cold rooms to growers around Nagpur and ask one price for all of them. How would you find out which price a small grower pays without a discount?';

export const topic = 'Pricing for growers';
/** The topic of a mentor's page, and the names of both sides. */
export const pageTopic = 'Pricing';
export const mentorName = 'Sharada Apte';
export const menteeName = 'Kwame Mensah';

export const pageSaid: MentorSaid = {
  topics: [pageTopic],
  helpWith:
    'I help first founders to find a price, and to say it aloud to a customer without a discount, before they build more.',
  notHelpWith: '',
  languages: ['en'],
  whoMayAsk: 'all',
  bring: '',
  confirmsAtOnce: 'nobody',
  session: { minutes: 30 },
  review: null,
  officeHours: false,
  isOnProfile: false,
};

/** The hours of a day in which tests ask for sessions: storing the slots of whole days takes most of a mentor's time. */
const day = spansAround(new Date().getUTCHours());
const hours: Hours = {
  zone: 'UTC',
  week: [day, day, day, day, day, day, day],
  exceptions: [],
  every: 30,
  breakMinutes: 0,
  noticeHours: 6,
  weeksAhead: 2,
  perDay: 8,
  perWeek: 20,
};

/** From two hours before this hour until ten hours after it, without an end at midnight. */
function spansAround(hour: number): Hours['week'][number] {
  const [from, until] = [(hour + 22) % 24, (hour + 10) % 24];
  const at = (one: number) => `${String(one).padStart(2, '0')}:00`;
  if (from < until) return [{ from: at(from), until: at(until) }];
  const late = { from: at(from), until: '24:00' };
  return until === 0 ? [late] : [{ from: '00:00', until: at(until) }, late];
}

/** Hours of every minute, for what counts times. */
export const wholeDays: Pick<Hours, 'week'> = {
  week: Array.from({ length: 7 }, () => [{ from: '00:00', until: '24:00' }]),
};

type Page = { said?: Partial<MentorSaid>; hours?: Partial<Hours> };

/** Gives a member an open page as a mentor, with hours on every day. */
export async function openPage(core: Core, { id }: Pick<Member, 'id'>, page: Page = {}): Promise<void> {
  await showToEverybody(core, { id });
  await core.db
    .insertInto('mentors')
    .values({
      account_id: id,
      state: 'open',
      said: JSON.stringify({ ...pageSaid, ...page.said }),
      hours: JSON.stringify({ ...hours, ...page.hours }),
      promised_at: new Date(),
      opened_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await core.db.transaction().execute((tx) => refreshSlots(tx, id));
}

export async function newMentor(core: Core, page: Page = {}) {
  const mentor = await member(core, { password: null, name: mentorName });
  await openPage(core, mentor, page);
  return mentor;
}

export const newMentee = (core: Core) => member(core, { password: null, name: menteeName });

/** Two calls name the same start, also when half an hour ends between them. */
const loadedAt = Date.now();

/** The beginning of an hour, so many days from now. A session of up to 60 minutes then ends by midnight, as slots must. */
export function startIn(days: number, halfHours = 0): string {
  const hour = 3_600_000;
  const at = Math.ceil((loadedAt + days * 86_400_000) / hour) * hour + (halfHours * hour) / 2;
  return new Date(at).toISOString();
}

export function asking(mentor: Pick<Member, 'id'>, startsAt = startIn(3)) {
  return { mentorId: mentor.id, startsAt, topic, question, links: [] as string[], projectSlug: '' };
}

type Row = Insertable<MentoringSessionsTable>;
type Sides = { mentor?: Member | undefined; mentee?: Member | undefined };

/** A session as it would stand, with its times taken and its deadlines begun. The missing side is a new member. */
export async function sessionBetween(core: Core, sides: Sides, changes: Partial<Row> = {}) {
  const mentor = sides.mentor ?? (await newMentor(core));
  const mentee = sides.mentee ?? (await newMentee(core));
  await openPage(core, mentor);
  const state = changes.state ?? 'asked';
  const isAgreed = state !== 'asked';
  const id = newId();
  await core.db.transaction().execute(async (tx) => {
    const one = await tx
      .insertInto('mentoring_sessions')
      .values({
        id,
        mentor_id: mentor.id,
        mentee_id: mentee.id,
        state,
        topic,
        question,
        starts_at: new Date(startIn(3)),
        minutes: 30,
        ...(isAgreed && { confirmed_at: new Date(), location_kind: 'written', sequence: 1 }),
        ...changes,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (['asked', 'confirmed'].includes(state)) await book(tx, one);
    const [owes, awaitedBy] = [{ accountId: mentor.id }, mentee.id];
    if (state === 'asked')
      await beginDeadline(tx, { kind: 'mentoring_answer', subjectId: id, owes, awaitedBy });
    if (isAgreed) await beginForPair(tx, { kind: 'mentoring', one: mentor.id, other: mentee.id });
    if (one.offered_by) {
      await bookOffers(tx, one, one.offered, one.offered_by as 'mentor');
      const isMentees = one.offered_by === 'mentee';
      await beginDeadline(tx, {
        kind: 'mentoring_move',
        subjectId: id,
        owes: { accountId: isMentees ? mentor.id : mentee.id },
        awaitedBy: isMentees ? mentee.id : mentor.id,
      });
    }
    if (one.claim === 'open') {
      const isMentors = one.no_show === 'mentor';
      await beginDeadline(tx, {
        kind: 'no_show_contest',
        subjectId: id,
        owes: { accountId: isMentors ? mentor.id : mentee.id },
        awaitedBy: isMentors ? mentee.id : mentor.id,
      });
    }
  });
  return { id, mentor, mentee };
}

/** Moves a session to the past, as if so many minutes had gone by since its start. */
export const letBegin = (core: Core, id: string, minutesAgo: number) =>
  sql`update mentoring_sessions set starts_at = now() - make_interval(mins => ${minutesAgo}) where id = ${id}`.execute(
    core.db,
  );

/** Two sessions that this side of each missed, the last one yesterday. */
export async function missTwo(core: Core, who: Member, side: 'mentor' | 'mentee'): Promise<void> {
  for (const days of [1, 20]) {
    const ago = new Date(Date.now() - days * 86_400_000);
    const missed = { state: 'no_show', no_show: side, claim: 'accepted' } as const;
    await sessionBetween(core, { [side]: who }, { ...missed, starts_at: ago, settled_at: ago });
  }
}

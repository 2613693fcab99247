import { sql } from 'kysely';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { openMentor } from '#core/mentors/open-mentor.ts';
import { saveHours } from '#core/mentors/save-hours.ts';
import { saveMentor } from '#core/mentors/save-mentor.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { firstHours, type Hours, type Span } from '#rules/mentoring/hours.ts';
import { member } from '#tests/ground/builders.ts';

export const helpWith =
  'I have built three small food companies in Nagpur. Ask me how to price a first product, how to talk to a shop that has never heard of you, and when to say no.';

/** A page that offers sessions of 30 minutes. */
export function goodPage(changes: Partial<MentorSaid> = {}): MentorSaid {
  return {
    topics: ['Market Research', 'Bookkeeping'],
    helpWith,
    notHelpWith: '',
    languages: ['en', 'hi'],
    whoMayAsk: 'all',
    bring: '',
    confirmsAtOnce: 'nobody',
    session: { minutes: 30 },
    review: null,
    officeHours: false,
    isOnProfile: false,
    ...changes,
  };
}

/** Every day has these spans. */
export function dailyHours(zone: string, spans: Span[], changes: Partial<Hours> = {}): Hours {
  return { ...firstHours(zone), week: Array.from({ length: 7 }, () => spans), ...changes };
}

export const evenings = dailyHours('Asia/Kolkata', [{ from: '18:00', until: '20:00' }]);

/** Gives a member a mark in force, as if an administrator had decided. */
export async function markAs(core: Core, who: { id: string }, kind = 'mentor'): Promise<void> {
  await sql`
    insert into verifications (id, account_id, kind, way, state, submitted_at, decided_at, expires_at)
    values (${newId()}, ${who.id}, ${kind}, 'public_links', 'verified', now(), now(), now() + interval '1 year')`.execute(
    core.db,
  );
}

/** Shows a member to all others; resolves to their handle. */
export async function showTo(
  core: Core,
  who: Member,
  visibility: 'public' | 'members' = 'public',
): Promise<string> {
  const handle = `mentor-${who.id.slice(-12)}`;
  await putHandle(core, who, { handle });
  await setVisibility(core, who, { visibility });
  return handle;
}

type Changes = {
  page?: Partial<MentorSaid>;
  hours?: Hours;
  name?: string;
  visibility?: 'public' | 'members';
};

/** A member who could open a page: with a mark, and shown to members. */
export async function marked(core: Core, { name, visibility }: Changes = {}) {
  const who = await member(core, { password: null, ...(name && { name }) });
  await markAs(core, who);
  return { who, handle: await showTo(core, who, visibility) };
}

/** A mentor with an open page and hours on every evening. */
export async function openedMentor(core: Core, changes: Changes = {}) {
  const made = await marked(core, changes);
  await saveMentor(core, made.who, { version: 0, promises: true, ...goodPage(changes.page) });
  await saveHours(core, made.who, { version: 0, ...(changes.hours ?? evenings) });
  await openMentor(core, made.who);
  return made;
}

/** The stored slots of a mentor that can still be asked for. */
export async function slotsOfMentor(core: Core, { id }: { id: string }): Promise<Date[]> {
  const { rows } = await sql<{ starts_at: Date }>`
    select starts_at from mentor_slots where account_id = ${id} and closes_at > now() order by 1`.execute(
    core.db,
  );
  return rows.map((row) => row.starts_at);
}

import { sql } from 'kysely';
import type { MentorBody } from '#contract/mentors/find-calls.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { normaliseHandle } from '#rules/lists/handles.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findPersonRows } from '../people/find-person-rows.ts';
import { isVerified } from '../verifications/verified-kinds.ts';
import { kindsOf } from './kinds-of.ts';
import { readerMoment } from './reader-moment.ts';
import { saidOf } from './row.ts';

const firstSlots = 3;

type Row = {
  account_id: string;
  state: 'open' | 'paused';
  said: MentorSaid;
  mentor_zone: string;
  is_marked: boolean;
  slots: Date[];
};

/**
 * The page of a mentor as this member may see it, by the present handle or a former one that still leads to it.
 * @throws Refusal `mentor_unknown`, the same for unknown handles, hidden members and pages that are not open
 */
export async function findMentor(
  core: Core,
  member: Member,
  { handle, zone: chosen }: { handle: string; zone: string },
): Promise<MentorBody> {
  const { rows } = await sql<Row>`
    select mentors.account_id, mentors.state, mentors.said,
      coalesce(mentors.hours ->> 'zone', standings.zone) as mentor_zone,
      ${isVerified(sql`${member.id}`)} as is_marked,
      array(
        select starts_at from mentor_slots
        where mentor_slots.account_id = mentors.account_id and closes_at > now()
        order by starts_at limit ${firstSlots}
      ) as slots
    from mentors
    join standings on standings.account_id = mentors.account_id
    where mentors.state in ('open', 'paused') and mentors.pause <> 'case' and mentors.account_id = (
      select account_id from handles
      where handle = ${normaliseHandle(handle)} and (is_current or leads_until > now())
    )`.execute(core.db);
  const [row] = rows;
  const person = row && (await findPersonRows(core, member, [row.account_id])).get(row.account_id);
  if (!row || !person) throw new Refusal('mentor_unknown');
  const bar = barOf(row, member.id);
  const said = saidOf(row.said);
  return {
    person,
    said,
    kinds: kindsOf(said),
    slots: row.slots.map(isoDate),
    zones: { mentor: row.mentor_zone, reader: (await readerMoment(core.db, member.id, chosen)).zone },
    can: { edit: bar === 'own', ask: bar === '', report: bar !== 'own' },
    bar,
  };
}

function barOf(
  { account_id: id, state, said, is_marked: isMarked }: Row,
  readerId: string,
): MentorBody['bar'] {
  if (id === readerId) return 'own';
  if (state === 'paused') return 'paused';
  return said.whoMayAsk === 'marked' && !isMarked ? 'mark' : '';
}

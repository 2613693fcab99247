import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import { holdOffBlocks } from '../blocks/steps/hold-unblocked.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { seerOf } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdForSlot } from '../mentoring/steps/hold-for-slot.ts';
import { openSession } from '../mentoring/steps/open-session.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getYoungRequest } from './get-young-request.ts';
import { requireYoung } from './require-open.ts';
import { subjectOf } from './row.ts';
import { requireInTime } from './steps/require-in-time.ts';
import { requirePair } from './steps/require-pair.ts';

type Chosen = { requestId: string; startsAt: string };

/**
 * Chooses a slot for a session to which the guardian has agreed: the mentor is asked for it, and the limits of all sessions hold.
 * A second press changes nothing.
 * @throws Refusal `young_request_unknown`, `mentoring_moved`; each of `requireYoung`, `requirePair` and `openSession`
 */
export async function chooseYoungSlot(
  core: Core,
  member: Member,
  { requestId, startsAt: typed }: Chosen,
): Promise<YoungRequestBody> {
  const startsAt = new Date(typed);
  await core.db.transaction().execute(async (tx) => {
    const one = await holdForChoice(tx, member.id, { requestId, startsAt });
    await requireYoung(tx, await holdOwnStanding(tx, member));
    if (one?.mentee_id !== member.id) throw new Refusal('young_request_unknown');
    if (one.kind !== 'session') throw new Refusal('mentoring_moved');
    if (one.state === 'sent') return;
    await requireInTime(tx, one);
    await requirePair(tx, member.id, one.mentor_id, one.location_kind);
    if (one.location_kind === 'phone' && one.guardian_phone === '') throw new Refusal('mentoring_moved');
    const session = await openSession(tx, seerOf(member.id), {
      mentorId: one.mentor_id ?? '',
      startsAt,
      topic: one.topic,
      question: one.question,
      links: one.links,
      young: { kind: one.location_kind, guardianPhone: one.guardian_phone },
    });
    await tx
      .updateTable('young_requests')
      .set({ state: 'sent', session_id: session.id, send_until: null, guardian_phone: '' })
      .where('id', '=', one.id)
      .execute();
    await record(tx, { name: 'youngMentees.sent', accountId: member.id, subject: subjectOf(one) });
  });
  return getYoungRequest(core, member, requestId);
}

/** The request, with both accounts held for the slot: reservations of others that have run out are freed. */
async function holdForChoice(
  tx: Tx,
  menteeId: string,
  { requestId, startsAt }: { requestId: string; startsAt: Date },
) {
  const found = await tx
    .selectFrom('young_requests')
    .select('mentor_id')
    .where('id', '=', requestId)
    .where('mentee_id', '=', menteeId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { mentor_id: mentorId } = found;
  await holdForSlot(tx, { mentorId: mentorId ?? '', menteeId, startsAt });
  if (mentorId !== null) await holdOffBlocks(tx, menteeId, mentorId);
  return tx
    .selectFrom('young_requests')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
}

import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findMark } from './find-mark.ts';
import { findAround, showOwnOrganisation } from './get-own-organisation.ts';
import { maySubmit } from './policy.ts';
import { lacksOf } from './present.ts';
import { findHolds } from './steps/find-holds.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

/**
 * Sends an organisation to a review, which we owe in two working days. Sent twice it waits once.
 * @throws Refusal `organisation_unknown`; `organisation_closed`; `organisation_mark_missing` where the mark has ended
 * since; `organisation_lacks` with the first thing that a review needs
 */
export async function submitOrganisation(core: Core, member: Member, slug: string): Promise<OwnOrganisation> {
  return core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, slug);
    if (seat.state === 'in_review') return showOwnOrganisation(tx, member.id, slug);
    if (!maySubmit(seat)) throw new Refusal('organisation_closed');
    const mark = await findMark(tx, member.id);
    if (mark?.domain !== seat.domain) throw new Refusal('organisation_mark_missing');
    const [lacked] = lacksOf({ ...seat, ...(await findAround(tx, seat.id)) });
    if (lacked) throw new Refusal('organisation_lacks', { param: lacked });
    await tx
      .updateTable('organisations')
      .set({ state: 'in_review', submitted_at: now, held_for: await findHolds(tx, seat) })
      .where('id', '=', seat.id)
      .execute();
    await beginDeadline(tx, {
      kind: 'organisation_review',
      subjectId: seat.id,
      owes: 'us',
      awaitedBy: member.id,
    });
    await record(tx, {
      name: 'organisations.submitted',
      accountId: member.id,
      subject: { organisationId: seat.id },
    });
    return showOwnOrganisation(tx, member.id, slug);
  });
}

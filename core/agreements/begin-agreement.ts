import type { AgreementBody } from '#contract/agreements/shapes.ts';
import { holdUnblocked } from '../blocks/steps/hold-unblocked.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { hashOf } from '../ground/secrets.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';
import { draftLanguageOf } from './clause-languages-of.ts';
import { findToday } from './find-around.ts';
import { findKnown } from './find-known.ts';
import { findActingOwners } from './find-owners.ts';
import { firstDraft } from './first-draft.ts';
import { showAgreement } from './show-agreement.ts';
import { beginDraft } from './steps/begin-draft.ts';
import { requireThere } from './steps/require-there.ts';

type Asked = { project: string; personId: string; key?: string | undefined };

/**
 * Begins a draft with a team member or an accepted applicant, in the language of the member where agreements are offered in it. Only
 * the owners can read it.
 * @throws Refusal `project_unknown`; `agreement_project_closed`; `agreement_person_unknown`; `agreement_two_sides` for
 * oneself; `agreement_person_underage`, `agreement_person_away`; `agreement_no_other_owner`
 */
export async function beginAgreement(
  core: Core,
  member: Member,
  { project, personId, key }: Asked,
): Promise<AgreementBody> {
  const id = await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, project);
    if (!seat.is_owner) throw new Refusal('project_unknown');
    // Stored as a hash and only compared: the agreement stays after its first owner has deleted their account.
    const askedAs = hashOf(`${member.id}:${key ?? newId()}`).toString('hex');
    const same = await tx
      .selectFrom('agreements')
      .select('id')
      .where('asked_as', '=', askedAs)
      .executeTakeFirst();
    if (same) return same.id;
    if (personId === member.id) throw new Refusal('agreement_two_sides');
    if (seat.state !== 'published') throw new Refusal('agreement_project_closed');
    const known = await findKnown(tx, seat.id, personId);
    if (!known || !(await holdUnblocked(tx, member.id, personId)))
      throw new Refusal('agreement_person_unknown');
    await requireThere(tx, personId);
    if ((await findActingOwners(tx, seat.id, personId)).length === 0)
      throw new Refusal('agreement_no_other_owner');
    const language = draftLanguageOf(core, member);
    const draft = firstDraft({ ...known, language, today: await findToday(tx, known.zone) });
    const { applicationId } = known;
    return beginDraft(tx, {
      projectId: seat.id,
      personId,
      askedAs,
      applicationId,
      isTrial: false,
      accountId: member.id,
      draft,
    });
  });
  return showAgreement(core, member, id);
}

import { isDeepStrictEqual } from 'node:util';
import type { ApplicationBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import type { Sent } from './apply.ts';
import { findTerms } from './find-sent.ts';
import { mayEdit, versionNotifiedOf } from './policy.ts';
import { requireSent } from './require-sent.ts';
import { type ApplicationRow, subjectOf } from './row.ts';
import { showSent } from './show-sent.ts';
import { holdSent } from './steps/hold-sent.ts';
import { ownDay } from './steps/own-clock.ts';

/**
 * Changes a sent application, until an owner has opened it.
 * @throws Refusal `application_unknown`; `application_over`; `application_opened`; `conflict`; each of `requireSent`
 */
export async function editApplication(
  core: Core,
  member: Member,
  { applicationId, version, ...sent }: Sent & { applicationId: string; version: number },
): Promise<ApplicationBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdSent(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    if (versionNotifiedOf(one) === version + 1 && isSame(one, sent)) return;
    if (!mayEdit(one)) throw new Refusal('application_opened');
    if (versionNotifiedOf(one) !== version) throw new Refusal('conflict');
    const terms = await findTerms(tx, one.opportunity_id, one.terms);
    requireSent(sent, terms, { today: await ownDay(tx, member.id), before: one.starts_on });
    await tx
      .updateTable('applications')
      .set({ note: sent.note, hours: sent.hours, starts_on: sent.startsOn })
      .set({ answers: JSON.stringify(sent.answers), version: one.version + 1 })
      .where('id', '=', one.id)
      .execute();
    await record(tx, { name: 'applications.edited', accountId: member.id, subject: subjectOf(one) });
  });
  return showSent(core, member, applicationId);
}

/** Whether this is what was sent already. */
function isSame(one: ApplicationRow, { note, answers, hours, startsOn }: Sent): boolean {
  const isAnswers = isDeepStrictEqual([...answers], [...one.answers]);
  return isAnswers && one.note === note && one.hours === hours && one.starts_on === startsOn;
}

import { sql } from 'kysely';
import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { applicationEvents } from './events.ts';

type OfApplication = { accountId: string | null; subject: { applicationId: string; projectId: string } };

/** Live updates for owners only: the applicant learns of a decline when they are notified. */
const forOwners: readonly string[] = [
  'applications.declining',
  'applications.declineUndone',
  'applications.noted',
];

/** Live updates for both sides of an application. Owners with a block from or to the applicant get none. */
function changedBy(name: string) {
  return async (core: Core, { accountId, subject }: OfApplication): Promise<LiveUpdate[]> => {
    const application = await core.db
      .selectFrom('applications')
      .select('account_id')
      .where('id', '=', subject.applicationId)
      .executeTakeFirst();
    // Erased with its account, which was the one to withdraw it.
    const applicantId = application?.account_id ?? accountId ?? '';
    const owners = await core.db
      .selectFrom('project_members')
      .select('account_id')
      .where('project_id', '=', subject.projectId)
      .where('is_owner', '=', true)
      .where(
        sql<boolean>`not exists (select from blocks where (blocker_id, blocked_id) in
          ((project_members.account_id, ${applicantId}), (${applicantId}, project_members.account_id)))`,
      )
      .execute();
    const people = owners.map((owner) => owner.account_id);
    if (!forOwners.includes(name)) people.push(applicantId);
    const updates = await Promise.all(people.map((one) => accountChanged(core, one, 'applications')));
    // Until then they read that they wait.
    if (name === 'applications.declined') updates.push(await accountChanged(core, applicantId, 'turns'));
    return updates.flat();
  };
}

/** Everybody whose application has left reads it in their timeline. */
async function exported(
  core: Core,
  { subject }: { subject: { opportunityId: string } },
): Promise<LiveUpdate[]> {
  const applicants = await core.db
    .selectFrom('applications')
    .select('account_id')
    .where('opportunity_id', '=', subject.opportunityId)
    .where('ended_at', 'is', null)
    .execute();
  const updates = applicants.map((one) => accountChanged(core, one.account_id, 'applications'));
  return (await Promise.all(updates)).flat();
}

export const applicationLiveUpdates: Presenters = {
  ...Object.fromEntries(Object.keys(applicationEvents).map((name) => [name, changedBy(name)])),
  'applications.exported': exported,
};

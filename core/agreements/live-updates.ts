import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { agreementEvents } from './events.ts';

type OfAgreement = { subject: { agreementId: string; projectId: string; party?: string } };

/** Both sides hear that something about an agreement has changed; of a draft the side that writes it. */
async function changed(core: Core, { subject }: OfAgreement): Promise<LiveUpdate[]> {
  const { agreementId, projectId, party } = subject;
  const owners = await core.db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .execute();
  const one = await core.db
    .selectFrom('agreements')
    .select('contributor_id')
    .where('id', '=', agreementId)
    .executeTakeFirst();
  const people = [
    ...(party === 'contributor' ? [] : owners.map((owner) => owner.account_id)),
    ...(party === 'project' || !one?.contributor_id ? [] : [one.contributor_id]),
  ];
  const updates = await Promise.all([...new Set(people)].map((id) => accountChanged(core, id, 'agreements')));
  return updates.flat();
}

const { 'agreements.poolSet': _, ...ofAgreements } = agreementEvents;

export const agreementLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(ofAgreements).map((name) => [name, changed]),
);

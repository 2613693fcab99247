import { accountChanged } from '../accounts/news.ts';
import type { Core } from '../ground/core.ts';
import type { News, Presenters } from '../ground/realtime.ts';
import { agreementEvents } from './events.ts';

type OfAgreement = { subject: { agreementId: string; projectId: string; party?: string } };

/** Both sides hear that something about an agreement has changed; of a draft the side that writes it. */
async function changed(core: Core, { subject }: OfAgreement): Promise<News[]> {
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
  const told = await Promise.all([...new Set(people)].map((id) => accountChanged(core, id, 'agreements')));
  return told.flat();
}

const { 'agreements.poolSet': _, ...ofAgreements } = agreementEvents;

export const agreementNews: Presenters = Object.fromEntries(
  Object.keys(ofAgreements).map((name) => [name, changed]),
);

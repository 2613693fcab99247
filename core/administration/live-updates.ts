import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { findStaff } from './find-staff.ts';

/** Makes open pages of the proposer and of all staff with the right reload; the live update carries no content. */
async function proposalChanged(core: Core, proposalId: string): Promise<LiveUpdate[]> {
  const row = await core.db
    .selectFrom('staff_proposals')
    .select(['proposed_by', 'needed_right'])
    .where('id', '=', proposalId)
    .executeTakeFirst();
  if (!row) return [];
  const readers = new Set([row.proposed_by, ...(await findStaff(core.db, core, row.needed_right))]);
  const updates = await Promise.all([...readers].map((id) => accountChanged(core, id, 'proposals')));
  return updates.flat();
}

export const administrationLiveUpdates: Presenters = {
  'proposals.made': (core, { subject }) => proposalChanged(core, subject.proposalId),
  'proposals.ended': (core, { subject }) => proposalChanged(core, subject.proposalId),
  'proposals.undone': (core, { subject }) => proposalChanged(core, subject.proposalId),
  'staff.changed': (core, { accountId }) => accountChanged(core, accountId, 'staff'),
};

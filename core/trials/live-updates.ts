import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { trialEvents } from './events.ts';

type OfPair = { subject: { pairId: string } };

/** Both sides of a pair ask again. */
async function ofPair(core: Core, { subject }: OfPair): Promise<LiveUpdate[]> {
  const one = await core.db
    .selectFrom('trial_pairs')
    .select(['asker_id', 'asked_id'])
    .where('id', '=', subject.pairId)
    .executeTakeFirst();
  const sides = [one?.asker_id ?? null, one?.asked_id ?? null].filter((id) => id !== null);
  return (await Promise.all(sides.map((id) => accountChanged(core, id, 'turns')))).flat();
}

export const trialLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(trialEvents).map((name) => [name, ofPair]),
);

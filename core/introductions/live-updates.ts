import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { introductionEvents } from './events.ts';
import { findSides } from './find-sides.ts';

type OfIntroduction = { subject: { introductionId: string } };

/** Both sides ask again. */
async function ofIntroduction(core: Core, { subject }: OfIntroduction): Promise<LiveUpdate[]> {
  const sides = await findSides(core.db, subject.introductionId);
  const ids = sides ? [...sides.askers, ...sides.asked] : [];
  return (await Promise.all(ids.map((id) => accountChanged(core, id, 'turns')))).flat();
}

export const introductionLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(introductionEvents).map((name) => [name, ofIntroduction]),
);

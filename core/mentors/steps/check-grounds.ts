import type { Tx } from '../../ground/events.ts';
import { findGrounds } from '../find-lacks.ts';
import { holdMentor } from './hold-mentor.ts';
import { pauseMentor } from './pause-mentor.ts';
import { settleMentor } from './settle-mentor.ts';

/** After a change of a member's marks, profile or standing: an open page pauses when its grounds are gone. */
export async function checkGrounds(tx: Tx, accountId: string): Promise<void> {
  const row = await holdMentor(tx, accountId);
  if (row?.state !== 'open') return;
  const { isAdult, hasMark, isListed } = await findGrounds(tx, accountId);
  if (!isAdult || !isListed) await pauseMentor(tx, accountId, { pause: 'profile' });
  else if (!hasMark) await pauseMentor(tx, accountId, { pause: 'mark' });
  else await settleMentor(tx, row);
}

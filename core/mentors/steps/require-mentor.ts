import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { MentorRow } from '../row.ts';
import { holdMentor } from './hold-mentor.ts';

/** @throws Refusal `mentor_unknown` */
export async function requireMentor(tx: Tx, accountId: string): Promise<MentorRow> {
  const row = await holdMentor(tx, accountId);
  if (!row) throw new Refusal('mentor_unknown');
  return row;
}

import type { TurnListBody } from '#contract/turns.ts';
import { prepared } from '#db/prepared.ts';
import { describeWaits } from '../clocks/wait-descriptions.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentTurn } from './present.ts';

const most = 200;

/** Both sides at once: the first page that everybody sees asks for them. */
const select = prepared((db, accountId: string) =>
  db
    .selectFrom('clocks')
    .selectAll()
    .where((row) => row.or([row('owed_by', '=', accountId), row('awaited_by', '=', accountId)]))
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most),
);

/** What waits for the member, and what the member waits for, by due time. */
export async function listTurns(
  core: Pick<Core, 'db' | 'quick'>,
  { id }: Pick<Member, 'id'>,
): Promise<TurnListBody> {
  const rows = await select(core.quick, id);
  const described = await describeWaits(core.db, rows);
  const present = (side: 'owed_by' | 'awaited_by') =>
    rows.flatMap((row) => (row[side] === id && presentTurn(row, id, described(row))) || []);
  return { mine: present('owed_by'), others: present('awaited_by') };
}

import type { TurnListBody } from '#contract/turns.ts';
import { describeWaits } from '../clocks/wait-descriptions.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentTurn } from './present.ts';

const most = 100;

/** What waits for the member, and what the member waits for, by due time. */
export async function listTurns(core: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<TurnListBody> {
  const [owed, awaited] = await Promise.all([find(core, 'owed_by', id), find(core, 'awaited_by', id)]);
  const described = await describeWaits(core.db, [...owed, ...awaited]);
  const present = (rows: typeof owed) => rows.flatMap((row) => presentTurn(row, id, described(row)) ?? []);
  return { mine: present(owed), others: present(awaited) };
}

function find({ db }: Pick<Core, 'db'>, side: 'owed_by' | 'awaited_by', accountId: string) {
  return db
    .selectFrom('clocks')
    .selectAll()
    .where(side, '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

import type { TurnKind } from '#contract/collected.ts';
import { describeWaits } from '../clocks/wait-descriptions.ts';
import type { Core } from '../ground/core.ts';
import { seerOf } from '../ground/may-see.ts';
import { presentTurn } from './present.ts';

/** Who is told: whoever owes the step, or whoever waits for it. */
export type Side = 'owing' | 'awaiting';

/** What a letter says of a turn. `until` is when it is over, in the zone of whoever owes the step. */
export type MailedTurn = {
  to: string;
  name: string;
  side: Side;
  turn: TurnKind;
  thing: string;
  person: string;
  until: Date;
  zone: string;
};

/** Null when the clock is not in one of these states any more, or nobody is there to be told. */
export async function findMailedTurn(
  core: Core,
  { clockId, side }: { clockId: string; side: Side },
  states: readonly ('running' | 'extended' | 'lapsed')[],
): Promise<MailedTurn | null> {
  const clock = await core.db
    .selectFrom('clocks')
    .selectAll()
    .where('id', '=', clockId)
    .where('state', 'in', states)
    .executeTakeFirst();
  const accountId = side === 'owing' ? clock?.owed_by : clock?.awaited_by;
  if (!clock || !accountId) return null;
  const account = await core.db
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const described = await describeWaits(core.db, [clock], seerOf(accountId));
  const told = described(clock);
  const turn = presentTurn(clock, accountId, told && { ...told, thing: told.inMails ?? told.thing });
  if (!account || !turn) return null;
  const { kind, thing, person } = turn;
  return {
    to: account.email,
    name: account.name,
    side,
    turn: kind,
    thing,
    person,
    until: clock.due_at,
    zone: clock.zone,
  };
}

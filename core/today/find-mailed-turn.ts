import type { TurnKind } from '#contract/collected.ts';
import { describeWaits } from '../clocks/wait-descriptions.ts';
import type { Core } from '../ground/core.ts';
import { seerOf } from '../ground/may-see.ts';
import { presentTurn } from './present.ts';

/** The reader: the member who owes the step, or the one who waits for it. */
export type Side = 'owing' | 'awaiting';

/** The content of an email about a deadline. `until` is its end, in the time zone of the member who owes the step. */
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

/** Null when the deadline is no longer in one of these states, or there is no reader. */
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

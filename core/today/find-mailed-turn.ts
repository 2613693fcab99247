import type { TurnKind } from '#contract/collected.ts';
import { describeDeadlines } from '../deadlines/deadline-descriptions.ts';
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
  milestone: number;
  payment: number;
  payments: number;
  person: string;
  until: Date;
  zone: string;
};

/** Null when the deadline is no longer in one of these states, or there is no reader. */
export async function findMailedTurn(
  core: Core,
  { clockId: deadlineId, side }: { clockId: string; side: Side },
  states: readonly ('running' | 'extended' | 'lapsed')[],
): Promise<MailedTurn | null> {
  const deadline = await core.db
    .selectFrom('clocks')
    .selectAll()
    .where('id', '=', deadlineId)
    .where('state', 'in', states)
    .executeTakeFirst();
  const accountId = side === 'owing' ? deadline?.owed_by : deadline?.awaited_by;
  if (!deadline || !accountId) return null;
  const account = await core.db
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const described = await describeDeadlines(core.db, [deadline], seerOf(accountId));
  const description = described(deadline);
  const turn = presentTurn(
    deadline,
    accountId,
    description && { ...description, thing: description.inMails ?? description.thing },
  );
  if (!account || !turn) return null;
  const { kind, thing, milestone, payment, payments, person } = turn;
  return {
    to: account.email,
    name: account.name,
    side,
    turn: kind,
    thing,
    milestone,
    payment,
    payments,
    person,
    until: deadline.due_at,
    zone: deadline.zone,
  };
}

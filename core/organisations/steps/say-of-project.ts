import { organisationLimits as limits } from '#contract/organisations/limits.ts';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Side } from '../list-affiliations.ts';
import { touchOrganisation } from './touch-organisation.ts';

/** An organisation and a project, both held in this order, and the member who speaks for one of them. */
export type Pair = { organisationId: string; projectId: string; side: Side; accountId: string };

/**
 * One side says that the project is of the organisation: it agrees if the other side has asked, else it asks. Said twice it
 * counts once.
 * @throws Refusal `organisation_of_another`; `organisation_ask_declined`; `organisation_asks_too_many`
 */
export async function sayYes(tx: Tx, pair: Pair): Promise<void> {
  const { organisationId, projectId, side } = pair;
  const said = await find(tx, pair);
  if (said?.state === 'agreed' || (said?.state === 'asked' && said.asking_side === side)) return;
  const other = await tx
    .selectFrom('organisation_projects')
    .select('organisation_id')
    .where('project_id', '=', projectId)
    .where('state', '=', 'agreed')
    .executeTakeFirst();
  if (other) throw new Refusal('organisation_of_another');
  if (said?.state === 'asked') return agree(tx, pair);
  if (said?.asking_side === side) throw new Refusal('organisation_ask_declined');
  await requireFewAsks(tx, pair);
  await tx
    .insertInto('organisation_projects')
    .values({ organisation_id: organisationId, project_id: projectId, asking_side: side })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'organisation_id'])
        .doUpdateSet({ asking_side: side, state: 'asked', since: now }),
    )
    .execute();
  await note(tx, 'organisations.projectAsked', pair);
}

/** One side says that the project is not of the organisation: it ends that, withdraws an ask, or declines one. */
export async function sayNo(tx: Tx, pair: Pair): Promise<void> {
  const said = await find(tx, pair);
  if (!said || said.state === 'declined') return;
  if (said.state === 'asked' && said.asking_side !== pair.side) await setState(tx, pair, 'declined');
  else
    await tx
      .deleteFrom('organisation_projects')
      .where('organisation_id', '=', pair.organisationId)
      .where('project_id', '=', pair.projectId)
      .execute();
  await note(tx, 'organisations.projectEnded', pair);
}

/** The asks of other organisations stay: they can be agreed to once this one has ended. */
async function agree(tx: Tx, pair: Pair): Promise<void> {
  await setState(tx, pair, 'agreed');
  await note(tx, 'organisations.projectAgreed', pair);
}

function find(tx: Tx, { organisationId, projectId }: Pair) {
  return tx
    .selectFrom('organisation_projects')
    .select(['asking_side', 'state'])
    .where('organisation_id', '=', organisationId)
    .where('project_id', '=', projectId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
}

async function setState(
  tx: Tx,
  { organisationId, projectId }: Pair,
  state: 'agreed' | 'declined',
): Promise<void> {
  await tx
    .updateTable('organisation_projects')
    .set({ state, since: now })
    .where('organisation_id', '=', organisationId)
    .where('project_id', '=', projectId)
    .execute();
}

async function requireFewAsks(tx: Tx, { organisationId, projectId, side }: Pair): Promise<void> {
  const [column, id, most] =
    side === 'project'
      ? (['project_id', projectId, limits.askedByProject] as const)
      : (['organisation_id', organisationId, limits.projectsAsked] as const);
  const { count } = await tx
    .selectFrom('organisation_projects')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where(column, '=', id)
    .where('asking_side', '=', side)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw new Refusal('organisation_asks_too_many');
}

/** The page of the organisation shows its projects; the project is touched by the database itself. */
async function note(
  tx: Tx,
  name: 'organisations.projectAsked' | 'organisations.projectAgreed' | 'organisations.projectEnded',
  { organisationId, projectId, side, accountId }: Pair,
): Promise<void> {
  await touchOrganisation(tx, organisationId);
  await record(tx, { name, accountId, subject: { organisationId, projectId, by: side } });
}

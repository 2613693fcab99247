import { type RawBuilder, sql } from 'kysely';
import { deadlineOf } from '#contract/introductions/deadline-of.ts';
import type { IntroductionSide } from '#rules/introductions/introduction-states.ts';
import { holdInOrder } from '../../accounts/steps/hold-in-order.ts';
import { findAnswering } from '../../applications/find-answering.ts';
import { isBlockedBetween } from '../../blocks/is-blocked-between.ts';
import { passDeadline } from '../../deadlines/steps/pass-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { introductionPurposeOf } from '../../ground/introduction-purpose.ts';
import { isShownToOthers } from '../../projects/is-seen-by.ts';
import { holdStanding } from '../../standings/steps/hold-standing.ts';
import { isVerified } from '../../verifications/verified-kinds.ts';
import { type IntroductionRow, ownedBy } from '../row.ts';
import { endIntroduction } from './end-introduction.ts';
import { holdIntroduction } from './hold-introduction.ts';

/** Requests on any side of an account. */
export const aboutAccount = (id: string) =>
  sql<boolean>`(asker_id = ${id} or asked_id = ${id} or project_id = any(${ownedBy(id)}))`;
export const withMember = (id: string) => sql<boolean>`(asker_id = ${id} or asked_id = ${id})`;
export const toProject = (id: string) => sql<boolean>`project_id = ${id}`;
/** Requests between two accounts, also where one of them owns the project that the other one asks. */
export const betweenTwo = (one: string, other: string) => sql<boolean>`(
  asker_id = ${one} and (asked_id = ${other} or project_id = any(${ownedBy(other)}))
  or asker_id = ${other} and (asked_id = ${one} or project_id = any(${ownedBy(one)}))
)`;

/** Releases those of the waiting requests that have lost a side. For a project, an owner who is there owes the answer. */
export async function settleIntroductions(tx: Tx, where: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql<{ id: string; sides: string[] }>`
    select id, array_remove(array[asker_id, asked_id] || array(
      select account_id from project_members where project_id = introductions.project_id and is_owner
    ), null) as sides
    from introductions where state = 'asked' and ${where} order by id`.execute(tx);
  await holdInOrder(
    tx,
    rows.flatMap(({ sides }) => sides),
  );
  for (const { id } of rows) {
    const one = await holdIntroduction(tx, id);
    if (one?.state === 'asked') await settle(tx, one);
  }
}

async function settle(tx: Tx, one: IntroductionRow): Promise<void> {
  if (!(await isAskerThere(tx, one))) return release(tx, one, 'asker');
  if (one.to_kind === 'member') return (await isAskedThere(tx, one)) ? undefined : release(tx, one, 'asked');
  const answering = await findOwner(tx, one);
  if (!answering) return release(tx, one, 'asked');
  await passDeadline(tx, deadlineOf(one.purpose), one.id, answering);
}

function release(tx: Tx, one: IntroductionRow, releasedBy: IntroductionSide): Promise<void> {
  return endIntroduction(tx, one, { state: 'released', releasedBy });
}

/** The asker is there, with the mark that the purpose asks for. */
export async function isAskerThere(tx: Tx, { asker_id: askerId, purpose, to_kind: toKind }: IntroductionRow) {
  if (askerId === null || !(await isThere(tx, askerId))) return false;
  const hasMark = introductionPurposeOf(purpose)?.hasMark;
  if (hasMark) return hasMark(tx, { askerId, toKind });
  const { rows } = await sql<{ is: boolean }>`select ${isVerified(sql`${askerId}`)} as is`.execute(tx);
  return rows[0]?.is === true;
}

/** The asked member has the mark by which they are asked, where the purpose names one. */
export async function isAskedMarked(tx: Tx, { asked_id: askedId, purpose }: IntroductionRow) {
  const hasAskedMark = introductionPurposeOf(purpose)?.hasAskedMark;
  return askedId === null || !hasAskedMark || hasAskedMark(tx, askedId);
}

async function isAskedThere(tx: Tx, one: IntroductionRow) {
  const { asker_id: askerId, asked_id: askedId } = one;
  if (askedId === null || askerId === null || !(await isAskedMarked(tx, one))) return false;
  return (await isThere(tx, askedId)) && !(await isBlockedBetween(tx, askerId, askedId));
}

async function isThere(tx: Tx, accountId: string): Promise<boolean> {
  return (await holdStanding(tx, accountId))?.isSeen === true;
}

/** An owner of the asked project who can answer, while others see it. */
async function findOwner(tx: Tx, { project_id: projectId, asker_id: askerId }: IntroductionRow) {
  if (projectId === null || askerId === null) return null;
  const shown = await tx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .where(isShownToOthers)
    .executeTakeFirst();
  return shown ? (await findAnswering(tx, projectId, askerId)).accountId : null;
}

import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { isNegotiated } from '../policy.ts';
import { holdRowInForce } from './hold-in-force.ts';
import { holdNegotiatedRow } from './hold-negotiation.ts';
import { settleAnswer } from './settle-answer.ts';
import { settleDeadlines } from './settle-deadlines.ts';

/** The owners of a project have changed: each answer, and each step under what is in force, is owed by one who can give it. */
export async function settleOfProject(tx: Tx, projectId: string): Promise<void> {
  await settleAll(tx, sql<boolean>`project_id = ${projectId}`);
}

/** A member on either side can no longer act, or can act again. */
export async function settleOfAccount(tx: Tx, accountId: string): Promise<void> {
  await settleAll(
    tx,
    sql<boolean>`(contributor_id = ${accountId} or project_id in (
      select project_id from project_members where account_id = ${accountId} and is_owner
    ))`,
  );
}

async function settleAll(tx: Tx, condition: ReturnType<typeof sql<boolean>>): Promise<void> {
  const rows = await tx
    .selectFrom('agreements')
    .select('id')
    .where('stage', 'in', [
      'proposed',
      'countered',
      'signed_by_one',
      'active',
      'ending',
      'ended',
      'completed',
    ])
    // In a settled one units can still become shares, or cash that is due.
    .where(
      sql<boolean>`(not is_settled or exists (
        select from agreement_milestones as held where held.agreement_id = agreements.id and held.vested > 0
      ))`,
    )
    .where(condition)
    .orderBy('project_id')
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const held = await holdNegotiatedRow(tx, id);
    if (held && isNegotiated(held)) await settleAnswer(tx, held);
    const inForce = held && held.inForce > 0 ? await holdRowInForce(tx, id) : undefined;
    if (inForce) await settleDeadlines(tx, inForce);
  }
}

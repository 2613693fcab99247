import { sql } from 'kysely';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import { passDeadline } from '../../deadlines/steps/pass-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { findHostsOf } from '../find-hosts.ts';
import { askEvidence } from './ask-evidence.ts';
import { askHost } from './ask-host.ts';
import { holdClaim } from './hold-claim.ts';

/** The owners of these claims' projects are others now: another one is reminded, or the member gives evidence. */
export async function settleHosts(tx: Tx, of: { projectId: string } | { accountId: string }): Promise<void> {
  const waiting = await tx
    .selectFrom('credit_claims')
    .select('id')
    .where('state', '=', 'host')
    .$call((query) =>
      'projectId' in of
        ? query.where('project_id', '=', of.projectId)
        : query.where((row) =>
            row.or([
              row('account_id', '=', of.accountId),
              sql<boolean>`project_id in (
                select project_id from project_members where account_id = ${of.accountId} and is_owner
              )`,
            ]),
          ),
    )
    .orderBy('id')
    .execute();
  for (const { id } of waiting) {
    const claim = await holdClaim(tx, id);
    if (claim.state !== 'host') continue;
    const hosts = await findHostsOf(tx, { projectId: claim.project_id, claimantId: claim.account_id });
    const [first] = hosts;
    if (first === undefined) await askEvidence(tx, claim, 'no_host');
    else if (!(await isOwedByOne(tx, id, hosts))) await passDeadline(tx, 'claim_host', id, first);
  }
}

async function isOwedByOne(tx: Tx, claimId: string, hosts: readonly string[]): Promise<boolean> {
  const found = await tx
    .selectFrom('clocks')
    .select('id')
    .where('kind', '=', 'claim_host')
    .where('subject_id', '=', claimId)
    .where('ended_at', 'is', null)
    .where('owed_by', 'in', [...hosts])
    .executeTakeFirst();
  return found !== undefined;
}

/** The host was silent: it is asked once more, then the member gives evidence. Silence is never a yes. */
export async function lapseHost(tx: Tx, claimId: string): Promise<void> {
  const found = await tx
    .selectFrom('credit_claims')
    .select('id')
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (!found) return;
  const claim = await holdClaim(tx, claimId);
  if (claim.state !== 'host') return;
  const hosts = await findHostsOf(tx, { projectId: claim.project_id, claimantId: claim.account_id });
  if (hosts.length === 0 || claim.host_rounds >= limits.hostRounds) {
    await askEvidence(tx, claim, hosts.length === 0 ? 'no_host' : 'silent');
    return;
  }
  const asked = await tx
    .updateTable('credit_claims')
    .set({ host_rounds: claim.host_rounds + 1 })
    .where('id', '=', claimId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await askHost(tx, asked, hosts);
}

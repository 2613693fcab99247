import { sql } from 'kysely';
import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import { now } from '#db/now.ts';
import { isWithStudent } from '#rules/credit/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { showClaim } from './show-claim.ts';
import { holdOwnClaim } from './steps/hold-own-claim.ts';
import { areOfClaim, hasLines, putLines } from './steps/put-lines.ts';

type Chosen = { claimId: string; version: number; lines: readonly string[] };

/**
 * Chooses the lines of a draft or of a returned claim, in place of those before. Of a line that stays, the host's answer stays. Of a
 * claim that waits for evidence lines are taken out alone, since the host was not asked for others. A request that comes again
 * changes nothing.
 * @throws Refusal `claim_unknown`; `claim_moved`; `conflict`; the refusals of `putLines`
 */
export async function chooseLines(core: Core, member: Member, chosen: Chosen): Promise<OwnClaimBody> {
  const { claimId, version, lines } = chosen;
  await core.db.transaction().execute(async (tx) => {
    const claim = await holdOwnClaim(tx, member, claimId);
    if (!isWithStudent(claim.state) && claim.state !== 'evidence') throw new Refusal('claim_moved');
    if (claim.version === version + 1 && (await hasLines(tx, claim, lines))) return;
    if (claim.version !== version) throw new Refusal('conflict');
    if (claim.state === 'evidence' && !(await areOfClaim(tx, claim, lines)))
      throw new Refusal('claim_line_unknown');
    await putLines(tx, claim, lines);
    await tx
      .updateTable('credit_claims')
      .set({ version: sql<number>`version + 1`, changed_at: now })
      .where('id', '=', claimId)
      .execute();
    await record(tx, { name: 'credit.changed', accountId: member.id, subject: { claimId } });
  });
  return showClaim(core.db, member.id, claimId);
}

import type { Decided, DecidedCode } from '#contract/applications/deciding-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwn } from '../opportunities/find-own.ts';
import type { ApplicationRow } from './row.ts';
import { holdReceived } from './steps/hold-received.ts';

const left: readonly string[] = [
  'application_unknown',
  'application_over',
  'application_moved',
  'conflict',
] satisfies DecidedCode[];

type Decide<One> = (tx: Tx, one: ApplicationRow, asked: One) => Promise<void>;

/**
 * Decides about several applications for an opportunity, each in its own transaction: another owner's decision stops none
 * of the others, and the project is locked only for a moment each time.
 * @throws Refusal `opportunity_unknown`
 */
export async function eachDecided<One extends { id: string }>(
  core: Core,
  member: Member,
  { opportunityId, applications }: { opportunityId: string; applications: readonly One[] },
  decide: Decide<One>,
): Promise<Decided> {
  const opportunity = await findOwn(core.db, member.id, opportunityId);
  if (!opportunity?.seat.is_owner) throw new Refusal('opportunity_unknown');
  const came: Decided = { decided: [], left: [] };
  for (const asked of applications) {
    const code = await core.db
      .transaction()
      .execute(async (tx) => {
        const { one } = await holdReceived(tx, member, asked.id);
        if (one.opportunity_id !== opportunityId) throw new Refusal('application_unknown');
        await decide(tx, one, asked);
        return null;
      })
      .catch(codeOf);
    if (code) came.left.push({ id: asked.id, code });
    else came.decided.push(asked.id);
  }
  return came;
}

function codeOf(error: unknown): DecidedCode {
  if (error instanceof Refusal && left.includes(error.code)) return error.code as DecidedCode;
  throw error;
}

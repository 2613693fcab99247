import type { SharesBody } from '#contract/agreements/end-shapes.ts';
import type { Day } from '#rules/calendar/day.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { letTimePass } from '../steps/let-time-pass.ts';
import { requireFewStatements } from '../steps/require-few-statements.ts';
import { requirePastDay } from '../steps/require-past-day.ts';
import { showShares } from './show-shares.ts';

type Stated = { agreementId: string; basedOn: number; units: number; day: Day; document: string };

/**
 * States for the project that vested units have become shares: on which day, and by which document. The contributor confirms.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `not_your_side`; `units_not_held` with how many can be
 * converted; `conversion_day` for a day to come, `conversion_early` for one before the agreement; `agreement_statements_open`,
 * `agreement_statements_many`
 */
export async function stateConversion(
  core: Core,
  member: Member,
  { agreementId, basedOn, units, day, document }: Stated,
): Promise<SharesBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await letTimePass(tx, await holdInForce(tx, member, agreementId));
    await requirePastDay(tx, held, day, { early: 'conversion_early', late: 'conversion_day' });
    const require = () => requireFewStatements(tx, held, null);
    const by = { side: held.side, accountId: member.id, basedOn, require };
    await carryOut(tx, held, { kind: 'state_conversion', units, day }, by, { said: { document } });
  });
  return showShares(core, member, agreementId);
}

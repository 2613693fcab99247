import type { SharesBody } from '#contract/agreements/end-shapes.ts';
import type { Db } from '#db/connect.ts';
import { convertibleUnits } from '#rules/agreements/apply-units.ts';
import { offersOf } from '#rules/agreements/offers.ts';
import type { Agreement } from '#rules/agreements/state.ts';
import { sumsOf } from '#rules/agreements/sums.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import { Refusal } from '../../ground/refusal.ts';
import { databaseTime } from '../../ground/time.ts';
import type { Ledger } from '../find-in-force.ts';
import { findOwnInForce } from '../find-own-in-force.ts';
import { findEvidence } from '../milestones/find-evidence.ts';
import { nextVesting } from '../next-vesting.ts';
import { subjectOfStep } from '../step-subject.ts';
import { findPoolChanges } from './find-pool-changes.ts';
import { presentHead } from './present-head.ts';

/**
 * How many promised units have vested, when more will, and their outcome, as one side of the agreement reads it.
 * @throws Refusal `agreement_unknown`; `agreement_moved` while it is not in force, and where it has no equity part
 */
export async function showShares(
  core: Pick<Core, 'db'>,
  member: Member,
  agreementId: string,
): Promise<SharesBody> {
  const { row, ledger } = await findOwnInForce(core, member, agreementId);
  const { state } = ledger;
  const { equity } = state.document.terms;
  if (!equity) throw new Refusal('agreement_moved');
  const { units, vested, unvested, held, fallbackDue, reserved } = sumsOf(state);
  const { vesting } = equity;
  const offers = offersOf(state, row.side, new Date(await databaseTime(core)).toISOString()).whole;
  return {
    ...presentHead(row, ledger),
    instrument: equity.instrument,
    unitPrice: equity.unitPrice,
    fallbackPrice: equity.fallbackPrice,
    conversionDay: equity.conversionDay,
    vesting:
      vesting.kind === 'monthly'
        ? { months: vesting.months, cliff: vesting.cliff, startDay: vesting.startDay }
        : { months: 0, cliff: 0, startDay: '' },
    leaver: equity.leaver,
    units,
    vested,
    unvested,
    held,
    fallbackDue,
    next: nextVesting(state),
    ...entriesOf(ledger),
    conversions: await conversionsOf(core, agreementId, ledger),
    pools: await findPoolChanges(core.db, row.project_id, equity.pool, reserved),
    convertible: Math.max(0, convertibleUnits(state)),
    can: {
      stateConversion: offers.stateConversion,
      confirm: offers.confirmConversions.length > 0,
      withdraw: offers.reverse.length > 0,
      giveUp: offers.giveUpUnits,
    },
  };
}

function entriesOf({ entries }: Ledger): Pick<SharesBody, 'months' | 'givenUp'> {
  const months: SharesBody['months'] = [];
  const givenUp: SharesBody['givenUp'] = [];
  for (const { sequence: entry, at, fact } of entries) {
    if (fact.kind === 'units_given_up') givenUp.push({ entry, at, units: fact.units });
    if (fact.kind !== 'vested') continue;
    const { day, milestone, month, units, because } = fact;
    months.push({ entry, at, day, milestone, month, units, isLeaving: because === 'leaving' });
  }
  return { months, givenUp };
}

/** Until when each stated conversion is to be confirmed, by its entry. */
async function findConfirmTimes(
  db: Db,
  agreementId: string,
  { conversions }: Agreement,
): Promise<Map<number, Date>> {
  const open = conversions.filter(({ isConfirmed }) => !isConfirmed);
  if (open.length === 0) return new Map();
  const bySubject = new Map(
    open.map(({ sequence }) => [subjectOfStep(agreementId, null, sequence), sequence]),
  );
  const rows = await db
    .selectFrom('clocks')
    .select(['subject_id', 'due_at'])
    .where('kind', '=', 'conversion_confirmation')
    .where('subject_id', 'in', [...bySubject.keys()])
    .where('ended_at', 'is', null)
    .execute();
  return new Map(rows.map(({ subject_id: subject, due_at: at }) => [bySubject.get(subject) ?? 0, at]));
}

async function conversionsOf(
  { db }: Pick<Core, 'db'>,
  agreementId: string,
  { state, entries }: Ledger,
): Promise<SharesBody['conversions']> {
  if (state.conversions.length === 0) return [];
  const [evidence, until] = await Promise.all([
    findEvidence(db, agreementId),
    findConfirmTimes(db, agreementId, state),
  ]);
  return state.conversions.flatMap(({ sequence, isConfirmed }) => {
    const stated = entries[sequence - 1];
    if (stated?.fact.kind !== 'conversion_stated') return [];
    const document = evidence.get(sequence)?.said.document;
    const { units, day } = stated.fact;
    return [
      {
        entry: sequence,
        at: stated.at,
        units,
        day,
        isConfirmed,
        document: typeof document === 'string' ? document : '',
        confirmUntil: isoDateOrEmpty(until.get(sequence) ?? null),
      },
    ];
  });
}

import { sql } from 'kysely';
import type { AgreementParty } from '#contract/agreement-limits.ts';
import { freeUnits } from '#contract/agreements/pool.ts';
import { prepared } from '#db/prepared.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { findLedger, type Ledger } from '../find-in-force.ts';
import { isInForce, maySee } from '../policy.ts';
import { type HeldRow, holdRow, sideOf } from './hold-agreement.ts';
import { holdPool, holdPoolOf } from './hold-pool.ts';

/** An agreement in force with its ledger: its project, itself and the project's pool are held, always in this order. */
export type InForce = HeldRow & Ledger & Around & { poolFree: number };

type Around = {
  /** The database's clock once it was held. */
  heldAt: Date;
  /** The numbers by which the ledger knows accounts. */
  people: Readonly<Record<string, string>>;
  /** An amendment is negotiated beside it. */
  isAmended: boolean;
};

/**
 * An agreement in force of which the member is a side, held until the transaction ends. Neither a suspension nor an age ends
 * what both have signed; what begins something new asks for more.
 * @throws Refusal `agreement_unknown`; `agreement_moved` while it is not in force, and once its text is kept no more
 */
export async function holdInForce(
  tx: Tx,
  member: Member,
  id: string,
): Promise<InForce & { side: AgreementParty }> {
  const [, { row, whole }] = await Promise.all([holdOwnStanding(tx, member), holdWhole(tx, id)]);
  const side = row && (await sideOf(tx, member.id, row));
  if (!row || !side || !maySee({ ...row, side })) throw new Refusal('agreement_unknown');
  const inForce = await whole();
  if (!inForce) throw new Refusal('agreement_moved');
  return { ...inForce, side };
}

/** The same for what follows by itself, and for whoever is no side; undefined where it is not in force. */
export async function holdRowInForce(tx: Tx, id: string): Promise<InForce | undefined> {
  const { whole } = await holdWhole(tx, id);
  return whole();
}

/** All of it in one piece (decision 107): while whoever waits for the project waits, nothing is waited for between the statements. */
async function holdWhole(tx: Tx, id: string) {
  const [row, held, ledger, [around]] = await Promise.all([
    holdRow(tx, id),
    holdPoolOf(tx, id),
    findLedger(tx, { id }),
    findAround(tx, id),
  ]);
  const whole = async (): Promise<InForce | undefined> => {
    if (!row || !isInForce(row) || !ledger || !around) return undefined;
    const { pool, taken } = held ?? (await holdPool(tx, row.project_id));
    return { ...row, ...ledger, ...around, poolFree: pool ? freeUnits(pool, taken) : 0 };
  };
  return { row, whole };
}

const findAround = prepared((tx, id: string) =>
  tx.selectNoFrom([
    sql<Date>`clock_timestamp()`.as('heldAt'),
    sql<Record<string, string>>`(
      select coalesce(json_object_agg(account_id, number), '{}') from agreement_people
      where agreement_id = ${id} and account_id is not null
    )`.as('people'),
    sql<boolean>`exists (
      select from agreement_amendments where agreement_id = ${id} and ended_at is null
    )`.as('isAmended'),
  ]),
);

import { sql } from 'kysely';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { ProjectState } from '#contract/projects/limits.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { freeUnits } from '#rules/agreements/pool.ts';
import type { PoolTerms } from '#rules/agreements/terms.ts';
import type { Moment } from '../../deadlines/steps/begin-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { type Ledger, ledgerOf } from '../find-in-force.ts';
import { entryOf } from '../find-ledger.ts';
import { couldAct, type Owner } from '../find-owners.ts';
import type { Pool } from '../find-pool.ts';
import { isInForce, isOpenProject, maySee } from '../policy.ts';
import type { AgreementRow } from '../row.ts';
import type { HeldDeadline } from './held-deadline.ts';
import { type HeldRow, sideOf } from './hold-agreement.ts';
import { holdPool } from './hold-pool.ts';

/** An agreement in force with its ledger: its project, itself and the project's pool are held, always in this order. */
export type InForce = HeldRow & Ledger & Around & { poolFree: number };

type Around = {
  /** The time by the database's clock after it was held. */
  heldAt: Date;
  /** Those who can act for the project. */
  owners: readonly Owner[];
  /** For the contributor. */
  moment: Moment;
  /** The numbers by which the ledger knows accounts. */
  people: Readonly<Record<string, string>>;
  /** Whether an amendment is being negotiated. */
  isAmended: boolean;
  /** Its running or late deadlines; null once something may have changed one of them in this transaction. */
  waiting: readonly HeldDeadline[] | null;
};

/**
 * An agreement in force in which the member is a side, held until the transaction ends. Neither a suspension nor an age
 * ends a signed agreement; commands that begin something new require more.
 * @throws Refusal `agreement_unknown`; `agreement_moved` while it is not in force, and once its text is erased
 */
export async function holdInForce(
  tx: Tx,
  member: Member,
  id: string,
): Promise<InForce & { side: AgreementParty }> {
  const [, { row, whole }] = await together(tx, [() => holdOwnStanding(tx, member), () => holdWhole(tx, id)]);
  const side = row && (await sideOf(tx, member.id, row));
  if (!row || !side || !maySee({ ...row, side })) throw new Refusal('agreement_unknown');
  const inForce = await whole();
  if (!inForce) throw new Refusal('agreement_moved');
  return { ...inForce, side };
}

/** The same for automatic steps, and for callers who are no side; undefined where it is not in force. */
export async function holdRowInForce(tx: Tx, id: string): Promise<InForce | undefined> {
  const { whole } = await holdWhole(tx, id);
  return whole();
}

/**
 * One function of the database reads all of it (decisions 183 and 196): others wait for the project's lock, so this must
 * not take several queries in a row.
 */
async function holdWhole(tx: Tx, id: string) {
  const [{ found } = { found: null }] = await holdFound(tx, id);
  const row: HeldRow | undefined = found
    ? { ...rowOf(found.row), isOpen: isOpenProject(found.projectState, found.row.is_trial) }
    : undefined;
  const whole = async (): Promise<InForce | undefined> => {
    if (!found || !row || !isInForce(row)) return undefined;
    const { people, isAmended, taken, zone, entries, versions } = found;
    const ledger = ledgerOf(
      entries.map((one) => entryOf({ ...one, at: new Date(one.at) })),
      versions,
    );
    if (!ledger) return undefined;
    const held = taken === null ? await holdPool(tx, row.project_id) : { pool: poolOf(found), taken };
    return {
      ...row,
      ...ledger,
      people,
      isAmended,
      waiting: found.waiting.map(deadlineOf),
      heldAt: new Date(found.heldAt),
      owners: couldAct(found.owners),
      moment: { now: new Date(found.now), zone },
      poolFree: held.pool ? freeUnits(held.pool, held.taken) : 0,
    };
  };
  return { row, whole };
}

/** A row as JSON: moments are texts. */
type InJson<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? string | Extract<Row[Name], null> : Row[Name];
};

/** As `hold_agreement` has it (migrations 0299 and 0300). */
type Found = Pick<Around, 'people' | 'isAmended'> & {
  row: Omit<InJson<AgreementRow>, 'sequence'> & { sequence: number };
  waiting: readonly InJson<HeldDeadline>[];
  projectState: ProjectState;
  taken: number | null;
  pool: (PoolTerms & { setAt: string }) | null;
  entries: readonly { at: string }[];
  versions: readonly { hash: string; document: string | null }[];
  owners: readonly (Owner & { isThere: boolean })[];
  zone: string | null;
  now: string;
  heldAt: string;
};

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

function rowOf({ sequence, begun_at: begunAt, ...row }: Found['row']): AgreementRow {
  return {
    ...row,
    sequence: String(sequence),
    begun_at: new Date(begunAt),
    answer_by: momentOf(row.answer_by),
    active_at: momentOf(row.active_at),
    ended_at: momentOf(row.ended_at),
    last_entry_at: momentOf(row.last_entry_at),
    next_due_at: momentOf(row.next_due_at),
    let_go_at: momentOf(row.let_go_at),
  };
}

const deadlineOf = (deadline: InJson<HeldDeadline>): HeldDeadline => ({
  ...deadline,
  due_at: new Date(deadline.due_at),
  ended_at: momentOf(deadline.ended_at),
});

const poolOf = ({ pool }: Found): Pool | null => pool && { ...pool, setAt: new Date(pool.setAt) };

const holdFound = prepared<[string], { found: Found | null }>((tx, id) => {
  const statement = sql<{ found: Found | null }>`select hold_agreement(${id}) as found`;
  return { compile: () => statement.compile(tx) };
});

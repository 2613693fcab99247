import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { breakOf, linkBytes } from '#rules/ledger/chain.ts';
import { sha256Of } from '../ledger/seal-entries.ts';
import type { LogEnd } from './find-log-end.ts';
import { type Action, actionColumns, sealedFields } from './log-entry.ts';

const batchSize = 1000;

export type ChainFault =
  /** The text of an entry is not the one that was sealed. */
  | { kind: 'entry_changed'; sequence: number; entry: string }
  /** The text of a sealed entry is gone. */
  | { kind: 'entry_missing'; sequence: number; entry: string }
  /** A sealed entry does not follow from the one before it. */
  | { kind: 'chain_broken'; sequence: number; entry: string }
  /** Sealed entries are gone, from one sequence to another. */
  | { kind: 'chain_gap'; sequence: number; until: number };

export type WalkedLink = LogEnd & { isOld: boolean; faults: ChainFault[] };

type Row = Action & {
  sequence: number;
  salt: string;
  before: string;
  hash: string;
  entryId: string;
  isThere: boolean;
  isOld: boolean;
};

/** Computes the hash of each sealed entry after `start` again, in order. `isOld`: it was written more than three years ago. */
export async function* walkChain(db: Db, start: LogEnd): AsyncGenerator<WalkedLink> {
  let last = start;
  let rows: Row[];
  do {
    ({ rows } = await sql<Row>`
      select chain.sequence::float8, chain.salt, chain.before, chain.hash, chain.entry_id::text as "entryId",
        actions.id is not null as "isThere", ${actionColumns},
        coalesce(actions.created_at < now() - interval '3 years', false) as "isOld"
      from admin_log_chain as chain left join admin_actions as actions on actions.id = chain.entry_id
      where chain.sequence > ${last.sequence} order by chain.sequence limit ${batchSize}`.execute(db));
    for (const row of rows) {
      const { sequence, hash, isOld } = row;
      yield { sequence, hash, isOld, faults: faultsOf(row, last) };
      last = { sequence, hash };
    }
  } while (rows.length === batchSize);
}

function faultsOf(row: Row, last: LogEnd): ChainFault[] {
  const { sequence, salt, before, entryId: entry, isThere } = row;
  const isNext = sequence === last.sequence + 1;
  const faults: ChainFault[] = isNext
    ? []
    : [{ kind: 'chain_gap', sequence: last.sequence + 1, until: sequence - 1 }];
  if (!isThere) return [...faults, { kind: 'entry_missing', sequence, entry }];
  const { id, at, actor, action, subject, detail } = row;
  const fields = sealedFields({ id, at, actor, action, subject, detail }, { sequence, salt });
  const kind = breakOf(row, {
    sequence,
    // The hash before a gap is not known.
    before: isNext ? last.hash : before,
    hash: sha256Of(linkBytes({ ...fields, before })),
  });
  return kind ? [...faults, { kind, sequence, entry }] : faults;
}

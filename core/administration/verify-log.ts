import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { logHeadBytes } from '#rules/ledger/log-head.ts';
import { checkSignatureOf } from '#rules/ledger/signature.ts';
import type { Core } from '../ground/core.ts';
import { serverSigningKey } from '../ledger/server-key.ts';
import { findCheckpoint } from './find-checkpoint.ts';
import { findRestores, type Restore } from './find-restores.ts';
import { findSignedHeads, type SignedHead } from './find-signed-heads.ts';
import { type ChainFault, walkChain } from './walk-chain.ts';

/** A head that was kept outside of the database: with a backup, or by a reader of the published list. */
export type KeptHead = { sequence: number; hash: string; at: string | null; source: string };

export type LogFault =
  | ChainFault
  /** An entry that is neither sealed nor waits for it. */
  | { kind: 'entry_unsealed'; entry: string }
  /** An entry that waited for its seal is gone. */
  | { kind: 'waiting_gone'; entry: string }
  /** The log ends before a head. */
  | { kind: 'tail_lost'; head: KeptHead; last: number }
  /** The log was written again up to a head. */
  | { kind: 'head_differs'; head: KeptHead }
  | { kind: 'signature_wrong'; head: KeptHead }
  /** The newest head, or the newest checkpoint, was not signed with the key of this server. */
  | { kind: 'key_foreign'; head: KeptHead; key: string };

export type LogVerification = {
  /** The sequences of the first and the last sealed entry. Entries before the first one are behind a checkpoint. */
  first: number;
  last: number;
  waiting: number;
  heads: number;
  restores: Restore[];
  /** Heads of entries that a logged restore has cut off. */
  cut: KeptHead[];
  /** The first hundred. */
  faults: LogFault[];
};

const most = 100;

/**
 * Computes the whole chain of the log again, and compares it with every published head, and with those `kept` elsewhere. `secret`:
 * the server's own, null where this process cannot read it.
 */
export function verifyLog(
  { db }: Pick<Core, 'db'>,
  { secret = null, kept = [] }: { secret?: Buffer | null; kept?: readonly KeptHead[] } = {},
): Promise<LogVerification> {
  // One moment: entries that are sealed meanwhile do not count as faults.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((moment) => verifyAt(moment, secret, kept));
}

async function verifyAt(db: Db, secret: Buffer | null, kept: readonly KeptHead[]): Promise<LogVerification> {
  const signed = await findSignedHeads(db);
  const heads = [...signed.map(asKept), ...kept];
  const start = await findCheckpoint(db);
  const asked = new Set(heads.map(({ sequence }) => sequence));
  const hashes = new Map<number, string>(start.sequence > 0 ? [[start.sequence, start.hash]] : []);
  const faults: LogFault[] = [];
  let last = start.sequence;
  for await (const link of walkChain(db, start)) {
    faults.push(...link.faults);
    if (asked.has(link.sequence)) hashes.set(link.sequence, link.hash);
    last = link.sequence;
  }
  const restores = await findRestores(db);
  const cut: KeptHead[] = [];
  for (const head of heads) {
    // The entries up to it are behind the checkpoint.
    if (head.sequence < start.sequence || hashes.get(head.sequence) === head.hash) continue;
    if (restores.some((restore) => hasCut(restore, head))) cut.push(head);
    else if (head.sequence > last) faults.push({ kind: 'tail_lost', head, last });
    else if (hashes.has(head.sequence)) faults.push({ kind: 'head_differs', head });
  }
  faults.push(...(await faultsOfSignatures(signed, secret)), ...(await faultsOfWaiting(db)));
  const { rows } = await sql<{ count: number }>`select count(*)::int from unsealed_admin_actions`.execute(db);
  return {
    first: last > start.sequence ? start.sequence + 1 : 0,
    last,
    waiting: rows[0]?.count ?? 0,
    heads: heads.length,
    restores,
    cut,
    faults: faults.slice(0, most),
  };
}

const asKept = ({ sequence, hash, at, kind, day }: SignedHead): KeptHead => ({
  sequence,
  hash,
  at,
  source: kind === 'daily' ? day : `checkpoint of ${day}`,
});

/** Whether a restore says that the entries of this head are lost: it was made after the backup, and before the restore. */
function hasCut({ at, backupAt, sequence }: Restore, head: KeptHead): boolean {
  return head.sequence > sequence && head.at !== null && head.at <= at && (!backupAt || head.at >= backupAt);
}

async function faultsOfSignatures(signed: readonly SignedHead[], secret: Buffer | null): Promise<LogFault[]> {
  const faults: LogFault[] = [];
  for (const head of signed) {
    const signature = { key: head.key, value: head.signature };
    const keys = { [head.key]: head.publicKey };
    if ((await checkSignatureOf(logHeadBytes(head), signature, keys)) !== 'good')
      faults.push({ kind: 'signature_wrong', head: asKept(head) });
  }
  if (!secret) return faults;
  const ours = serverSigningKey(secret, 'adminLog');
  for (const kind of ['daily', 'checkpoint']) {
    const newest = signed.find((head) => head.kind === kind);
    if (newest && newest.publicKey !== ours.publicKey)
      faults.push({ kind: 'key_foreign', head: asKept(newest), key: newest.key });
  }
  return faults;
}

async function faultsOfWaiting(db: Db): Promise<LogFault[]> {
  const { rows } = await sql<{ kind: 'entry_unsealed' | 'waiting_gone'; entry: string }>`
    (select 'entry_unsealed' as kind, id::text as entry from admin_actions
      where not exists (select from admin_log_chain where entry_id = id)
        and not exists (select from unsealed_admin_actions where entry_id = id)
      order by id limit ${most})
    union all
    (select 'waiting_gone', entry_id::text from unsealed_admin_actions
      where not exists (select from admin_actions where id = entry_id) order by entry_id limit ${most})`.execute(
    db,
  );
  return rows;
}

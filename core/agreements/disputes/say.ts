import type { Command } from '#rules/agreements/commands.ts';
import { copyFile } from '../../applications/copy-file.ts';
import { removeBytes } from '../../files/unclaimed-bytes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type CarriedOut, carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import type { NewFile } from '../steps/keep-evidence.ts';

/** A side's statement in a dispute, with or without a file. */
export type Said = {
  agreementId: string;
  milestone: number;
  /** The last entry that the caller has seen. */
  basedOn: number;
  text: string;
  /** One of the member's own files; the statement gets a copy of it. */
  file?: { bucketId: string; fileId: string } | null;
  /** A new one, in the store already. */
  brought?: NewFile | null;
};

type Held = Awaited<ReturnType<typeof holdInForce>>;
type Step = {
  kind: Extract<Command['kind'], 'open_dispute' | 'give_evidence' | 'appeal'>;
  /** Whether it may be said, once the agreement is held; not asked of what is said twice. */
  before?(tx: Tx, held: Held): Promise<void>;
  /** Runs once, after the entry is written. */
  after?(tx: Tx, held: Held): Promise<void>;
};

/**
 * Writes a side's statement. Both sides can read it; the ledger holds salted hashes of it.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`, `storage_file_not_found`; refusals of the rules
 */
export async function say(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn, text, file = null, brought = null }: Said,
  { kind, before, after }: Step,
): Promise<void> {
  const kept = brought ?? (file && (await copyFile(core, member, file)));
  try {
    await core.db.transaction().execute(async (tx) => {
      const held = await holdInForce(tx, member, agreementId);
      const evidence = { said: { text }, files: kept ? [kept] : [] };
      const require = async () => before?.(tx, held);
      const by = { side: held.side, accountId: member.id, basedOn, require };
      const { isRepeated }: CarriedOut = await carryOut(tx, held, { kind, milestone }, by, evidence);
      if (!isRepeated) await after?.(tx, held);
      else if (kept && !brought) await removeBytes(core, [kept.storage_key]);
    });
  } catch (error) {
    // After anything but a refusal it is not certain what was committed: the sweep finds that out.
    if (error instanceof Refusal && kept) await removeBytes(core, [kept.storage_key]);
    throw error;
  }
}

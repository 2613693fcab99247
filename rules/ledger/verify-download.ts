import { apply } from '../agreements/apply.ts';
import { faultsOfTerms } from '../agreements/check-terms.ts';
import { RuleFault } from '../agreements/rule-fault.ts';
import { type Agreement, agreementOf } from '../agreements/state.ts';
import { type Sums, sumsOf } from '../agreements/sums.ts';
import { canonicalJson, NotCanonical } from './canonical-json.ts';
import { breakOf } from './chain.ts';
import { documentHash, isSignable } from './document.ts';
import { type Download, download, type PublishedKeys, type Receipt } from './download.ts';
import { entryBytes, type Head } from './entry.ts';
import { sha256Hex } from './sha256.ts';
import { checkSignature } from './signature.ts';

export type VerifyFault =
  | 'file_unreadable'
  | 'file_not_as_issued'
  | 'document_invalid'
  | 'document_unknown'
  | 'entry_missing'
  | 'chain_broken'
  | 'entry_changed'
  | 'figures_wrong'
  | 'sums_wrong'
  | 'key_unknown'
  | 'signature_wrong'
  | 'signature_unsupported'
  | 'receipt_differs'
  | 'receipt_beyond';

export type Verification =
  | { isGood: true; head: Head; documents: string[]; agreement: Agreement; sums: Sums }
  | { isGood: false; fault: VerifyFault; entry?: number };

/**
 * Whether a downloaded file is complete up to its last entry and was issued by us: its form, hashes, chain, signature and
 * arithmetic. It cannot prove that money arrived, that a party is who they say, or that no later entry exists.
 */
export async function verifyDownload(
  text: string,
  keys: PublishedKeys,
  receipt?: Receipt,
): Promise<Verification> {
  const file = readDownload(text);
  if (typeof file === 'string') return { isGood: false, fault: file };
  const documents = await Promise.all(file.documents.map(documentHash));
  if (!areDocumentsGood(file)) return { isGood: false, fault: 'document_invalid' };
  const broken = await findBreak(file, documents[0] ?? '');
  if (broken) return { isGood: false, ...broken };
  const head = headOf(file, documents[0] ?? '');
  const signature = await checkSignature(head, file.signature, keys);
  if (signature !== 'good') return { isGood: false, fault: signature };
  const replayed = replay(file, documents);
  if ('fault' in replayed) return { isGood: false, ...replayed };
  const sums = sumsOf(replayed.agreement);
  if (canonicalJson(sums) !== canonicalJson(file.sums)) return { isGood: false, fault: 'sums_wrong' };
  const compared = receipt ? compareReceipt(file, documents[0] ?? '', receipt) : null;
  if (compared) return { isGood: false, fault: compared, entry: receipt?.sequence };
  return { isGood: true, head, documents, agreement: replayed.agreement, sums };
}

/** The file, if it is written as we write it, byte by byte: a name given twice would be read by some and not by others. */
function readDownload(text: string): Download | 'file_unreadable' | 'file_not_as_issued' {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'file_unreadable';
  }
  const parsed = download.safeParse(value);
  if (!parsed.success) return 'file_unreadable';
  try {
    return canonicalJson(parsed.data) === text.replace(/\n$/, '') ? parsed.data : 'file_not_as_issued';
  } catch (error) {
    if (error instanceof NotCanonical) return 'file_not_as_issued';
    throw error;
  }
}

function areDocumentsGood({ agreement, documents }: Download): boolean {
  return documents.every(
    (document) =>
      document.agreement === agreement &&
      isSignable(document) &&
      faultsOfTerms(document.terms, document.milestones, '0001-01-01').length === 0,
  );
}

async function findBreak(
  { entries }: Download,
  first: string,
): Promise<{ fault: VerifyFault; entry: number } | null> {
  const hashes = await Promise.all(entries.map((entry) => sha256Hex(entryBytes(entry))));
  for (const [index, entry] of entries.entries()) {
    const sequence = index + 1;
    const before = entries[index - 1]?.hash ?? first;
    const fault = breakOf(entry, { sequence, before, hash: hashes[index] ?? '' });
    if (fault) return { fault, entry: sequence };
  }
  return null;
}

/** A ledger without entries ends in its document. */
function headOf({ agreement, entries }: Download, first: string): Head {
  const last = entries.at(-1);
  return { agreement, sequence: last?.sequence ?? 0, hash: last?.hash ?? first };
}

function replay(
  file: Download,
  hashes: string[],
): { agreement: Agreement } | { fault: VerifyFault; entry?: number } {
  const [first] = file.documents;
  if (!first) return { fault: 'document_unknown' };
  const amended = file.entries.flatMap(({ fact }) => (fact.kind === 'amended' ? [fact.document] : []));
  if (amended.join() !== hashes.slice(1).join()) return { fault: 'document_unknown' };
  const documentOf = (hash: string) => file.documents[hashes.indexOf(hash)];
  let agreement = agreementOf(first, '');
  for (const { sequence, at, side, fact } of file.entries) {
    try {
      agreement = apply(agreement, { sequence, at, side, fact }, documentOf);
    } catch (error) {
      if (error instanceof RuleFault || error instanceof RangeError)
        return { fault: 'figures_wrong', entry: sequence };
      throw error;
    }
  }
  return { agreement };
}

function compareReceipt(file: Download, first: string, receipt: Receipt): VerifyFault | null {
  if (receipt.sequence > file.entries.length) return 'receipt_beyond';
  const hash = receipt.sequence === 0 ? first : file.entries[receipt.sequence - 1]?.hash;
  return hash === receipt.hash ? null : 'receipt_differs';
}

import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import { type ReportedKind, reportedKinds } from '#contract/collected.ts';
import type { MessageBody } from '#contract/conversations/calls.ts';
import type { Db } from '#db/connect.ts';
import type { Actor, Member } from './actor.ts';
import type { Core } from './core.ts';
import type { Tx } from './events.ts';
import type { StoredBytes } from './file-store.ts';

/** The content of an item when it was reported. */
export type Sealed = {
  name: string;
  /** Its texts, part by part. */
  parts: { name: string; text: string }[];
  /** The address of its page. */
  path: string;
  /** To be copied, because the item may change or be deleted. */
  pictures: StoredBytes[];
  /** The members responsible for it, who read the decision. */
  judged: string[];
  /** Other members who take part in it: none of them may decide its case. */
  others: string[];
};

export type Removal = { id: string; caseId: string; reason: string };

/** A kind of item that can be reported. */
export type Reportable = {
  /** The item that `actor` means, by its id in the database; null unless they may know of it. */
  find(db: Db, actor: Actor, id: string): Promise<{ id: string; name: string } | null>;
  /** The first names of those whom a reporter knows by it as a member under 18, by the item’s id: no other name is shown. */
  firstNames?(db: Db, ids: readonly string[]): Promise<Map<string, string>>;
  /** Null once it was deleted. */
  seal(db: Db, id: string): Promise<Sealed | null>;
  /** The possible outcomes of a case about it. */
  outcomes: readonly CaseOutcome[];
  /** Hides it from everyone but its owner, and shows it again. */
  hide?(tx: Tx, id: string): Promise<void>;
  show?(tx: Tx, id: string, parts: Sealed['parts']): Promise<void>;
  /** Hides it from everyone but its owners, who cannot reopen it, until the pause is lifted. */
  pause?(tx: Tx, id: string, caseId: string): Promise<void>;
  unpause?(tx: Tx, id: string): Promise<void>;
  /** Ends it; those responsible get an email of its own. */
  remove?(tx: Tx, core: Core, administrator: Member, removal: Removal): Promise<void>;
  /** Reverses its removal after an appeal; without this, the removal has an appeal of its own. */
  putBack?(tx: Tx, administrator: Member, id: string): Promise<void>;
  /** The messages around it. */
  around?(db: Db, id: string): Promise<MessageBody[]>;
};

/** The items of a module that members and guests can report, by kind. */
export type Reportables = Partial<Record<ReportedKind, Reportable>>;

let known: Map<string, Reportable> | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowReportables(declared: readonly Reportables[]): void {
  known = new Map(declared.flatMap((some) => Object.entries(some)));
  for (const kind of reportedKinds)
    if (!known.has(kind)) throw new Error(`No module says how a ${kind} is reported.`);
}

/** The kind of a stored case; null for a kind that only another version of this program knows. */
export function reportableOf(kind: string): Reportable | null {
  if (!known) throw new Error('Call createCore before anything is reported.');
  return known.get(kind) ?? null;
}

/** A kind that this program knows. */
export function knownReportable(kind: ReportedKind): Reportable {
  const reportable = reportableOf(kind);
  if (!reportable) throw new Error(`No module says how a ${kind} is reported.`);
  return reportable;
}

import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import { type ReportedKind, reportedKinds } from '#contract/collected.ts';
import type { MessageBody } from '#contract/conversations/calls.ts';
import type { Db } from '#db/connect.ts';
import type { Actor, Member } from './actor.ts';
import type { Core } from './core.ts';
import type { Tx } from './events.ts';
import type { StoredBytes } from './file-store.ts';

/** Something as it was when it was reported. */
export type Sealed = {
  name: string;
  /** What it said, part by part. */
  parts: { name: string; text: string }[];
  /** Where it can be looked at. */
  path: string;
  /** To be copied, since what was reported may change or go. */
  pictures: StoredBytes[];
  /** Who answers for it, and reads what was decided. */
  judged: string[];
  /** Who takes part in it beside them: nobody of these decides. */
  others: string[];
};

export type Removal = { id: string; caseId: string; reason: string };

/** A kind of thing that can be reported. */
export type Reportable = {
  /** The thing that `actor` means, by its id in the database; null unless they may know of it. */
  find(db: Db, actor: Actor, id: string): Promise<{ id: string; name: string } | null>;
  /** Null once it has gone. */
  seal(db: Db, id: string): Promise<Sealed | null>;
  /** What can be done about it. */
  outcomes: readonly CaseOutcome[];
  /** Takes it from the eyes of everybody but whose it is, and gives it back to them. */
  hide?(tx: Tx, id: string): Promise<void>;
  show?(tx: Tx, id: string, parts: Sealed['parts']): Promise<void>;
  /** Keeps it from everybody but those whose it is, who cannot open it themselves, until that is lifted. */
  pause?(tx: Tx, id: string, caseId: string): Promise<void>;
  unpause?(tx: Tx, id: string): Promise<void>;
  /** Ends it; who answers for it is told by a letter of its own. */
  remove?(tx: Tx, core: Core, administrator: Member, removal: Removal): Promise<void>;
  /** Takes its removal back after an appeal; where there is none, the removal has an appeal of its own. */
  putBack?(tx: Tx, administrator: Member, id: string): Promise<void>;
  /** What was written around it. */
  around?(db: Db, id: string): Promise<MessageBody[]>;
};

/** The things of a module that members and guests can report, by kind. */
export type Reportables = Partial<Record<ReportedKind, Reportable>>;

let known: Map<string, Reportable> | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowReportables(declared: readonly Reportables[]): void {
  known = new Map(declared.flatMap((some) => Object.entries(some)));
  for (const kind of reportedKinds)
    if (!known.has(kind)) throw new Error(`No module says how a ${kind} is reported.`);
}

/** Of a stored case; null for a kind that another version of this program knows. */
export function reportableOf(kind: string): Reportable | null {
  if (!known) throw new Error('Call createCore before anything is reported.');
  return known.get(kind) ?? null;
}

/** Of a kind that this program knows. */
export function knownReportable(kind: ReportedKind): Reportable {
  const reportable = reportableOf(kind);
  if (!reportable) throw new Error(`No module says how a ${kind} is reported.`);
  return reportable;
}

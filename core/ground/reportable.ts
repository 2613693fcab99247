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

/** A text as it was sealed; empty for one that was empty. */
export function partOf(parts: Sealed['parts'], name: string): string {
  return parts.find((part) => part.name === name)?.text ?? '';
}

/** A decision about an item: `caseId` names its case, `days` how long it lasts, where it takes days. */
export type Decided = { id: string; caseId: string; reason: string; days?: number | undefined };

/** One outcome of a case, as the module of the item carries it out. */
export type Measure = {
  /** It lasts for the days of the decision. */
  takesDays?: true;
  /** A state that several cases can keep at once: an appeal ends it where no other case keeps it. */
  isState?: true;
  carryOut(tx: Tx, core: Core, administrator: Member, decided: Decided): Promise<void>;
  /** Ends it after an appeal, with the texts as they were sealed; without this, it has an appeal of its own. */
  lift?(tx: Tx, administrator: Member, lifted: Lifted): Promise<void>;
};

/** `next` is the longest of those that other cases still keep, where it takes days. */
export type Lifted = { id: string; caseId: string; parts: Sealed['parts']; next: KeptMeasure | undefined };
export type KeptMeasure = { caseId: string; reason: string; until: Date };

/** `name` tells it from others of its kind: a part as it is sealed, or the beginning of a text; it can be empty. */
export type ReportablePart = { kind: ReportedKind; id: string; name: string };

/** A kind of item that can be reported. */
export type Reportable = {
  /** The item that `actor` means, by its id in the database; null unless they may know of it. */
  find(db: Db, actor: Actor, id: string): Promise<{ id: string; name: string } | null>;
  /** The first names of those whom a reporter knows by it as a member under 18, by the item’s id: no other name is shown. */
  firstNames?(db: Db, ids: readonly string[]): Promise<Map<string, string>>;
  /** Its name is that of a member. */
  namesMember?: true;
  /** Its parts that `actor` can report alone, by its id in the database. */
  parts?(db: Db, actor: Actor, id: string): Promise<ReportablePart[]>;
  /** Null once it was deleted. */
  seal(db: Db, id: string): Promise<Sealed | null>;
  /**
   * The outcomes of a decision about it, each as it is carried out. Every case can end with nothing; unless it is ours, also with a warning to those
   * responsible or with their suspension.
   */
  measures: Partial<Record<CaseOutcome, Measure>>;
  /** No member is responsible for it. */
  isOurs?: true;
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

/** The kinds whose items have the name of a member. */
export function kindsNamingMembers(): string[] {
  return [...(known ?? [])].flatMap(([kind, { namesMember }]) => (namesMember ? [kind] : []));
}

/** A kind that this program knows. */
export function knownReportable(kind: ReportedKind): Reportable {
  const reportable = reportableOf(kind);
  if (!reportable) throw new Error(`No module says how a ${kind} is reported.`);
  return reportable;
}

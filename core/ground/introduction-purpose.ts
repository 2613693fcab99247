import { type IntroductionPurpose, introductionPurposeRules } from '#contract/collected.ts';
import type { IntroductionReceiver, IntroductionShownKind } from '#contract/ground/introduction-purpose.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from './events.ts';
import type { Seer } from './may-see.ts';

/** A member, or the owners of a project at present. */
export type IntroductionTo =
  | { kind: 'member'; accountId: string }
  | { kind: 'project'; projectId: string; ownerIds: readonly string[] };

/** `projectId` is the asker's own project, where one is shown. */
export type IntroductionAsk = {
  askerId: string;
  to: IntroductionTo;
  shown: { kind: IntroductionShownKind; projectId: string | null };
  note: string;
};

/** One part of what is shown, by the name under which the module has its words (`parts`): a text, or values of a list. */
export type IntroductionShownPart = { name: string; text: string; values: readonly string[] };

/** Of a request: who shows what, to whom and since when. */
export type IntroductionShownOf = {
  askerId: string;
  kind: Exclude<IntroductionShownKind, 'project'>;
  viewer: Seer;
};

/** A purpose in the core, as its module declares it. */
export type IntroductionPurposeOfModule = {
  /**
   * Called within the asking transaction, after the standing of both sides (of a project: of all its owners) is held and they are
   * known to be adults that see each other, the asker with a mark. It throws a `Refusal` for a reason of this purpose.
   */
  requireAsk(tx: Tx, ask: IntroductionAsk): Promise<void>;
  /**
   * Whether the asker still has the mark that the purpose asks for; without it any mark does. A waiting request is released
   * once it has ended.
   */
  hasMark?(tx: Tx, asked: { askerId: string; toKind: IntroductionReceiver }): Promise<boolean>;
  /** Whether an asked member still has the mark by which they are asked; without it none is needed. It ends a request in the same way. */
  hasAskedMark?(tx: Tx, askedId: string): Promise<boolean>;
  /** The asker's search or interests, as the receiver reads them now; null where they are gone. */
  findShown?(db: Db, shown: IntroductionShownOf): Promise<readonly IntroductionShownPart[] | null>;
};

/** The purposes of a module. */
export type IntroductionPurposes = { [Purpose in IntroductionPurpose]?: IntroductionPurposeOfModule };

let known: ReadonlyMap<string, IntroductionPurposeOfModule> | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowIntroductionPurposes(declared: readonly IntroductionPurposes[]): void {
  known = new Map(declared.flatMap((some) => Object.entries(some)));
  for (const purpose of Object.keys(introductionPurposeRules))
    if (!known.has(purpose)) throw new Error(`No module says who may ask for an introduction to ${purpose}.`);
}

/** Of a stored request; undefined for a purpose that only another version of this program knows. */
export function introductionPurposeOf(purpose: string): IntroductionPurposeOfModule | undefined {
  if (!known) throw new Error('Call createCore before anyone asks for an introduction.');
  return known.get(purpose);
}

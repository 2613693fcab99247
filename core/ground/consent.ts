import type { ConsentKind } from '#contract/collected.ts';
import type { Tx } from './events.ts';

/** How the code asks for a consent, and how it ends. */
export type Consent = {
  /** Where it is asked for: the columns that say whether it holds, as `table.column`, and the calls by which it is given. */
  asked: { columns: readonly string[]; calls: readonly string[] };
  /** Ends it for a held account, where it ends on the page of consents. A second time it changes nothing. */
  withdraw?: (tx: Tx, accountId: string) => Promise<unknown>;
};

/** The consents for which a module asks. */
export type Consents = { [Kind in ConsentKind]?: Consent };

let known: ReadonlyMap<string, Consent> | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowConsents(declared: readonly Consents[]): void {
  known = new Map(declared.flatMap((some) => Object.entries(some)));
}

export function consentOf(kind: ConsentKind): Consent {
  const consent = known?.get(kind);
  if (!consent) throw new Error(`No module declares the consent ${kind}.`);
  return consent;
}

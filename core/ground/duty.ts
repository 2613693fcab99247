import type { RefusalCode } from '#contract/collected.ts';
import type { Tx } from './events.ts';
import { Refusal } from './refusal.ts';

/**
 * The duties that a module's items impose on a member; each resolves to the refusal that keeps them, or to null. The caller
 * holds the projects.
 */
export type Duty = {
  /** For an owner who is about to stop owning a project. */
  ofOwner: (tx: Tx, owner: { accountId: string; projectId: string }) => Promise<RefusalCode | null>;
  /** For a member who is about to delete their account. */
  ofLeaver: (tx: Tx, accountId: string) => Promise<RefusalCode | null>;
  /** For a draft project that is about to be deleted. */
  ofProject?: (tx: Tx, projectId: string) => Promise<RefusalCode | null>;
  /** For a member who would keep an account that is about to be deleted. */
  ofStayer?: (tx: Tx, accountId: string) => Promise<RefusalCode | null>;
};

let duties: readonly Duty[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowDuties(declared: readonly Duty[]): void {
  duties = declared;
}

/** The reason why an owner of a held project cannot leave it; null if there is none. */
export async function dutyOfOwner(
  tx: Tx,
  owner: { accountId: string; projectId: string },
): Promise<RefusalCode | null> {
  for (const { ofOwner } of known()) {
    const kept = await ofOwner(tx, owner);
    if (kept) return kept;
  }
  return null;
}

/** @throws Refusal for the first duty that the member must fulfil before they delete their held account */
export async function requireFreeToLeave(tx: Tx, accountId: string): Promise<void> {
  for (const { ofLeaver } of known()) {
    const kept = await ofLeaver(tx, accountId);
    if (kept) throw new Refusal(kept);
  }
}

/** @throws Refusal for the first reason why a held draft project may not be deleted */
export async function requireFreeToDelete(tx: Tx, projectId: string): Promise<void> {
  for (const { ofProject } of known()) {
    const kept = await ofProject?.(tx, projectId);
    if (kept) throw new Refusal(kept);
  }
}

/** @throws Refusal for the first reason why the member may not keep their held account */
export async function requireFreeToStay(tx: Tx, accountId: string): Promise<void> {
  for (const { ofStayer } of known()) {
    const kept = await ofStayer?.(tx, accountId);
    if (kept) throw new Refusal(kept);
  }
}

function known(): readonly Duty[] {
  if (!duties) throw new Error('Call createCore before anybody leaves.');
  return duties;
}

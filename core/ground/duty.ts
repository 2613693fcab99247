import type { RefusalCode } from '#contract/collected.ts';
import type { Tx } from './events.ts';
import { Refusal } from './refusal.ts';

/** What a module's things hold somebody to; each resolves to why they cannot go yet, or to null. Their projects are held. */
export type Duty = {
  /** An owner of a project would own it no more. */
  ofOwner: (tx: Tx, owner: { accountId: string; projectId: string }) => Promise<RefusalCode | null>;
  /** Somebody gives their account up. */
  ofLeaver: (tx: Tx, accountId: string) => Promise<RefusalCode | null>;
};

let duties: readonly Duty[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowDuties(declared: readonly Duty[]): void {
  duties = declared;
}

/** Why an owner of a held project cannot leave it; null where nothing keeps them. */
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

/** @throws Refusal with what somebody has to do before they give their held account up */
export async function requireFreeToLeave(tx: Tx, accountId: string): Promise<void> {
  for (const { ofLeaver } of known()) {
    const kept = await ofLeaver(tx, accountId);
    if (kept) throw new Refusal(kept);
  }
}

function known(): readonly Duty[] {
  if (!duties) throw new Error('Call createCore before anybody leaves.');
  return duties;
}

import { deadlineRules } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import type { DeadlineDescription, DeadlineDescriptions } from '../ground/deadline-description.ts';
import type { Seer } from '../ground/may-see.ts';

let describers: DeadlineDescriptions | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowDeadlines(declared: readonly DeadlineDescriptions[]): void {
  describers = Object.assign({}, ...declared);
  for (const kind of Object.keys(describers ?? {}))
    if (!Object.hasOwn(deadlineRules, kind)) throw new Error(`No wait is called ${kind}.`);
}

type Waiting = { kind: string; subject_id: string };

/**
 * Descriptions of deadlines as the viewer reads them, by kind and id. There is none for an undeclared kind or a deleted
 * subject.
 */
export async function describeDeadlines(
  db: Db,
  waiting: readonly Waiting[],
  viewer: Seer,
): Promise<(one: Waiting) => DeadlineDescription | undefined> {
  if (!describers) throw new Error('Call createCore before anything that waits is described.');
  const found = new Map<string, Map<string, DeadlineDescription>>();
  for (const kind of new Set(waiting.map((one) => one.kind))) {
    const ids = waiting.filter((one) => one.kind === kind).map((one) => one.subject_id);
    const describe = Object.hasOwn(describers, kind) ? describers[kind] : undefined;
    if (describe) found.set(kind, await describe(db, ids, viewer));
  }
  return (one) => found.get(one.kind)?.get(one.subject_id);
}

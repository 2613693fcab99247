import type { Core } from './core.ts';
import type { EventName, EventOf, LastForm } from './events.ts';
import { readersOf } from './permissions.ts';

export type Action = 'create' | 'update' | 'delete';

/** Kinds and ids, the outermost first: `[['buckets', 'resumes'], ['files', '7']]`. */
export type Path = [kind: string, id: string][];

/** A live update of an event: presented when it is delivered, to clients that hold one of the roles. */
export type LiveUpdate = {
  path: Path;
  action: Action;
  /** The attribute that has changed, where the contract names it. */
  attribute?: string;
  body: Record<string, unknown>;
  /** The content's owner, if not everyone may see them. */
  ownerId?: string | null;
  readers: string[];
  /** Roles whose holders get no live update, even with one of the other roles. */
  except?: string[];
};

/** An event with the last form of content that it removed. */
export type PresentedEvent<Name extends EventName> = EventOf<Name> & { last: LastForm | null };

/** Empty for an event that is not for clients, or whose content was deleted meanwhile without a last form. */
export type Presenter<Name extends EventName> = (
  core: Core,
  event: PresentedEvent<Name>,
) => Promise<LiveUpdate[]>;

/** The live updates of a module's events. */
export type Presenters = { [Name in EventName]?: Presenter<Name> };

/**
 * The live updates of content with its own permissions: its present form for those who may read it, and its removal for
 * those who no longer may, in the last form that they could see.
 */
export function liveUpdatesOfPermitted(
  path: Path,
  action: Action,
  now: { body: Record<string, unknown>; permissions: string[] } | null,
  { ownerId, last }: { ownerId: string | null; last: LastForm | null },
): LiveUpdate[] {
  const readers = now ? readersOf(now) : [];
  const shown: LiveUpdate[] = now ? [{ path, action, body: now.body, ownerId, readers }] : [];
  if (!last) return shown;
  const gone: LiveUpdate = { path, action: 'delete', body: last.form, ownerId, readers: last.readers };
  return [...shown, { ...gone, except: readers }];
}

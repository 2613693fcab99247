import type { Core } from './core.ts';
import type { EventName, EventOf, LastForm } from './events.ts';
import { readersOf } from './permissions.ts';

export type Action = 'create' | 'update' | 'delete';

/** Kinds and ids, the outermost first: `[['buckets', 'resumes'], ['files', '7']]`. */
export type Path = [kind: string, id: string][];

/** What clients are told of an event: presented when it is delivered, to those who hold one of the roles. */
export type News = {
  path: Path;
  action: Action;
  /** Which part has changed, where that is told. */
  attribute?: string;
  body: Record<string, unknown>;
  /** Whose thing it is, where that is somebody whom not everybody may see. */
  ownerId?: string | null;
  readers: string[];
  /** Roles whose holders are not told, though they hold one of the others. */
  except?: string[];
};

/** An event with what was kept of a thing that went by it. */
export type Told<Name extends EventName> = EventOf<Name> & { last: LastForm | null };

/** Nothing for what is not for clients, or has gone meanwhile without a trace. */
export type Presenter<Name extends EventName> = (core: Core, event: Told<Name>) => Promise<News[]>;

/** Which of a module's events clients hear of, and what. */
export type Presenters = { [Name in EventName]?: Presenter<Name> };

/**
 * What is told of a thing with permissions of its own: how it is now, to those who may read it, and to those who no
 * longer may that it is gone for them, in the last form that they could see.
 */
export function newsOfPermitted(
  path: Path,
  action: Action,
  now: { body: Record<string, unknown>; permissions: string[] } | null,
  { ownerId, last }: { ownerId: string | null; last: LastForm | null },
): News[] {
  const readers = now ? readersOf(now) : [];
  const shown: News[] = now ? [{ path, action, body: now.body, ownerId, readers }] : [];
  if (!last) return shown;
  const gone: News = { path, action: 'delete', body: last.form, ownerId, readers: last.readers };
  return [...shown, { ...gone, except: readers }];
}

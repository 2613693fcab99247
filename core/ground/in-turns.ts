import type { Db } from '#db/connect.ts';

/** The most requests that run together. */
const most = 32;

/**
 * Runs the requests of one turn together, and those that arrive meanwhile after that. If a batch fails it must have had no
 * effect: each request then runs alone and gets its own error. One that was alone is not run again.
 */
export function inTurns<Asked, Done>(
  doThese: (some: readonly Asked[]) => Promise<readonly Done[]>,
): (asked: Asked) => Promise<Done> {
  type Waiting = { asked: Asked; done: PromiseWithResolvers<Done> };
  const waiting: Waiting[] = [];
  let isWorking = false;

  async function doOnce(some: readonly Waiting[]): Promise<void> {
    const all = await doThese(some.map(({ asked }) => asked));
    for (const [at, { done }] of some.entries()) done.resolve(all[at] as Done);
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, most);
      try {
        await doOnce(some);
      } catch (error) {
        if (some.length === 1) some[0]?.done.reject(error);
        else for (const one of some) await doOnce([one]).catch(one.done.reject);
      }
    }
    isWorking = false;
  }

  return (asked) => {
    const done = Promise.withResolvers<Done>();
    waiting.push({ asked, done });
    if (!isWorking) setImmediate(work);
    isWorking = true;
    return done.promise;
  };
}

/** Answers all keys that are requested in one turn with one statement. Never within a transaction. */
export function eachOf<Key, Found>(
  findAll: (db: Db, keys: readonly Key[]) => Promise<readonly Found[]>,
): (db: Db, key: Key) => Promise<Found> {
  const known = new WeakMap<Db, (key: Key) => Promise<Found>>();
  return (db, key) => {
    const find = known.get(db) ?? inTurns<Key, Found>((keys) => findAll(db, keys));
    known.set(db, find);
    return find(key);
  };
}

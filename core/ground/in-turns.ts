import type { Db } from '#db/connect.ts';

/** Most that is done together. */
const most = 32;

/**
 * Does what is asked for in one turn together, and what is asked for meanwhile after that. Where one of them fails none may have
 * had an effect, and each is done for itself: whoever asked hears of their own.
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
      } catch {
        for (const one of some) await doOnce([one]).catch(one.done.reject);
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

/** One answer for each key, of keys that are asked for in one turn with one statement. Never within a transaction. */
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

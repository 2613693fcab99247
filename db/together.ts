import type { Db, Tx } from './connect.ts';

/** How many calls of `together` run in a transaction. */
const running = new WeakMap<Db, number>();

/** Whether prepared statements need not wait for the answers of those before them. */
export function isTogether(db: Db): db is Tx {
  return running.has(db);
}

type Results<Steps extends readonly (() => unknown)[]> = {
  -readonly [At in keyof Steps]: Awaited<ReturnType<Steps[At]>>;
};

/**
 * Begins these steps of a transaction in this order. The prepared statements with which they begin leave in one piece and run
 * in this order (docs/pipelining.md). Resolves to their results in order.
 * @throws the error that made the transaction fail, after all steps have ended
 */
export async function together<const Steps extends readonly (() => unknown)[]>(
  tx: Tx,
  steps: Steps,
): Promise<Results<Steps>> {
  const failed: unknown[] = [];
  running.set(tx, (running.get(tx) ?? 0) + 1);
  try {
    const results = await Promise.all(
      steps.map(async (step) => {
        try {
          return await step();
        } catch (error) {
          failed.push(error);
        }
      }),
    );
    if (failed.length > 0) throw failed.find((error) => !isOnlyAfter(error)) ?? failed[0];
    return results as Results<Steps>;
  } finally {
    const others = (running.get(tx) ?? 1) - 1;
    if (others > 0) running.set(tx, others);
    else running.delete(tx);
  }
}

/**
 * A failed transaction refuses all that comes after, so only its first error says the reason. That of a step which has more to do may
 * be told after those of the others, since their answers often arrive in one piece.
 */
function isOnlyAfter(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '25P02';
}

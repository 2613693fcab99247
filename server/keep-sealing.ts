import { setTimeout as sleep } from 'node:timers/promises';
import { mostSealed, sealActions } from '#core/administration/seal-actions.ts';
import type { Core } from '#core/ground/core.ts';

/**
 * Seals the entries of the administrators' log, a second after they are committed (decision 315). Each server does so; one works at
 * a time.
 */
export function keepSealing(
  core: Pick<Core, 'db'>,
  onTrouble: (error: unknown) => void,
  pause = 1000,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sealAll = async () => {
    while ((await sealActions(core)) === mostSealed);
  };
  const running = (async () => {
    while (!signal.aborted) {
      await sealAll().catch(onTrouble);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
    await sealAll().catch(onTrouble);
  })();
  return async () => {
    stopping.abort();
    await Promise.race([running, sleep(1000, undefined, { ref: false })]);
  };
}

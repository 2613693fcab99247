import type { Logger } from './log.ts';

/** How many promises were rejected with nobody to hear of it, since the process began. */
export const unheard = { rejections: 0 };

/**
 * A rejection that nobody awaits ends what it belongs to and nothing else: it is counted and logged with its origin.
 * @returns what takes the listener away again.
 */
export function hearRejections(log: Logger): () => void {
  const hear = (reason: unknown) => {
    unheard.rejections++;
    log.error({ err: reason, count: unheard.rejections }, 'a rejection that nobody heard');
  };
  process.on('unhandledRejection', hear);
  return () => process.off('unhandledRejection', hear);
}

import type { Logger } from './log.ts';

/** The number of unhandled rejections since the process began. */
export const unhandled = { rejections: 0 };

/**
 * An unhandled rejection ends only the work it belongs to: it is counted and logged with its origin. @returns a function
 * that removes the listener.
 */
export function watchRejections(log: Logger): () => void {
  const count = (reason: unknown) => {
    unhandled.rejections++;
    log.error({ err: reason, count: unhandled.rejections }, 'an unhandled rejection');
  };
  process.on('unhandledRejection', count);
  return () => process.off('unhandledRejection', count);
}

import type { RefusalValues } from '#contract/ground/refusals.ts';
import { failure } from '#web/ground/texts/en/failure.ts';
import { ApiError, garbled, unreachable } from './api.ts';

/**
 * Returns the sentence for an error: that of its code if it has one, else `otherwise`. An answer carries few values with its
 * code; `known` adds those that the caller of this function has. The sentences are fetched on demand: the server has just
 * answered, so the connection works.
 */
export async function messageOf(
  error: unknown,
  otherwise: string,
  known: RefusalValues = {},
): Promise<string> {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.type === unreachable) return failure.unreachable;
  if (error.type === garbled) return failure.garbled;
  const words = await import('./refusal-words.ts').catch(() => null);
  return words?.wordsOf(error.type, { ...known, seconds: error.seconds }) ?? otherwise;
}

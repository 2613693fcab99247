import type { RefusalValues } from '#contract/ground/refusals.ts';
import { failure } from '#web/ground/texts/en/failure.ts';
import { ApiError, garbled, unreachable } from './api.ts';

/**
 * The sentence of an error for a person: that of its code, where it has one, else the given one. An answer names little
 * beside its code; `known` is what the caller can tell. The sentences are fetched when one is needed: the server has just
 * answered, so the line is there.
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

import { isRefusalCode, type RefusalValues } from '#contract/refusals.ts';
import { failure } from '#texts/failure.ts';
import { refusalSentence } from '../texts/refusal-sentence.ts';
import { ApiError, garbled, unreachable } from './api.ts';

/**
 * The sentence of an error for a person: that of its code, where it has one, else the given one. An answer names little
 * beside its code; `known` is what the caller can tell.
 */
export function messageOf(error: unknown, otherwise: string, known: RefusalValues = {}): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.type === unreachable) return failure.unreachable;
  if (error.type === garbled) return failure.garbled;
  return isRefusalCode(error.type)
    ? refusalSentence(error.type, { ...known, seconds: error.seconds })
    : otherwise;
}

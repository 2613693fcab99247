import type { RefusalCode } from '#contract/refusals.ts';

/** The domain says no. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Seconds after which asking again makes sense, where there is such a time. */
  readonly retryAfter: number | undefined;

  /** `message` replaces the code's own sentence, where that has to name something. */
  constructor(code: RefusalCode, message = '', options: { retryAfter?: number } = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

import type { RefusalCode } from '#contract/refusals.ts';

/** The domain says no. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Seconds after which asking again makes sense, where there is such a time. */
  readonly retryAfter: number | undefined;

  /** The window that was full, where a limit refuses; `reset` in Unix seconds. */
  readonly limit: { max: number; reset: number } | undefined;

  /** `message` replaces the code's own sentence, where that has to name something. */
  constructor(code: RefusalCode, message = '', options: Partial<Pick<Refusal, 'retryAfter' | 'limit'>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.limit = options.limit;
  }
}

import type { RefusalCode } from '#contract/collected.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';

/** A refusal of the domain. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly values: RefusalValues;

  constructor(code: RefusalCode, values: RefusalValues = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.values = values;
  }
}

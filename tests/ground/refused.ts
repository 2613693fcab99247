import assert from 'node:assert/strict';
import { Refusal } from '#core/ground/refusal.ts';

/** For `assert.rejects`: the domain refused by this code, and for what `param` names where it is given. */
export const refused =
  (code: string, param?: string) =>
  (error: unknown): true => {
    assert.ok(error instanceof Refusal, String(error));
    assert.equal(error.code, code);
    if (param) assert.equal(error.values.param, param);
    return true;
  };

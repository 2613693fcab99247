import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOTP } from 'otpauth';
import { newTotpSecret, stepOf } from './totp.ts';

const secret = newTotpSecret();
/** The beginning of a step. */
const begin = 1_800_000_000;

/** In how many of the 30 seconds of a step the code of an app is taken whose clock is so many seconds off. */
function takenOf(off: number): number {
  const seconds = Array.from({ length: 30 }, (_, at) => begin + at);
  return seconds.filter((at) => stepOf(secret, digitsAt(at + off), at) !== null).length;
}

const digitsAt = (seconds: number) => new TOTP({ secret }).generate({ timestamp: seconds * 1000 });

test('the code of a clock 30 seconds off always counts, one of 60 and of 89 seconds off never', () => {
  for (const side of [1, -1]) {
    assert.equal(takenOf(30 * side), 30);
    assert.equal(takenOf(31 * side), 29);
    assert.equal(takenOf(59 * side), 1);
    assert.equal(takenOf(60 * side), 0);
    assert.equal(takenOf(89 * side), 0);
  }
});

test('a code counts until its neighbouring step ends, to the second', () => {
  const digits = digitsAt(begin);
  const [step] = [begin / 30];
  assert.equal(stepOf(secret, digits, begin - 31), null);
  assert.equal(stepOf(secret, digits, begin - 30), step);
  assert.equal(stepOf(secret, digits, begin + 59), step);
  assert.equal(stepOf(secret, digits, begin + 60), null);
});

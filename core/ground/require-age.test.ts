import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agedAccesses } from '#contract/ground/call.ts';
import { Refusal } from './refusal.ts';
import { requireAge } from './require-age.ts';
import type { Age } from './standing.ts';

const closed: Record<Age, Partial<Record<(typeof agedAccesses)[number], string>>> = {
  unknown: { profile: 'age_unknown', consented: 'age_unknown', adult: 'age_unknown' },
  waiting: { profile: 'guardian_awaited', consented: 'guardian_awaited', adult: 'opens_later' },
  minor: { adult: 'opens_later' },
  adult: {},
};

for (const [age, codes] of Object.entries(closed) as [Age, (typeof closed)[Age]][]) {
  test(`${age}: which access is refused, and with which refusal`, () => {
    const adultOn = age === 'waiting' || age === 'minor' ? '2031-05-01' : null;
    for (const access of agedAccesses) {
      const enter = () => requireAge({ age, adultOn }, access);
      const code = codes[access];
      if (!code) enter();
      else
        assert.throws(enter, (error) => {
          assert.ok(error instanceof Refusal);
          assert.equal(error.code, code);
          assert.equal(error.values.on, code === 'opens_later' ? '2031-05-01' : undefined);
          return true;
        });
    }
  });
}

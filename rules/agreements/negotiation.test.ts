import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { draftOf, type Negotiation, type NegotiationMove, negotiate } from './negotiation.ts';
import { faultOfPool, freeUnits } from './pool.ts';

function after(...moves: NegotiationMove[]): Negotiation {
  return moves.reduce(
    (negotiation, move) => {
      const next = negotiate(negotiation, move);
      if ('fault' in next) throw new Error(`${move.kind}: ${next.fault}`);
      return next;
    },
    draftOf('project', 'h0'),
  );
}
const faultOf = (negotiation: Negotiation, move: NegotiationMove) => {
  const next = negotiate(negotiation, move);
  return 'fault' in next ? next.fault : next.stage;
};
const propose: NegotiationMove = { kind: 'propose', party: 'project', version: 0, hash: 'h1' };
const counter = (party: 'project' | 'contributor', version: number, hash: string): NegotiationMove => ({
  kind: 'counter',
  party,
  version,
  hash,
});
const sign = (
  party: 'project' | 'contributor',
  version: number,
  hash: string,
  account: string = party,
): NegotiationMove => ({
  kind: 'sign',
  party,
  account,
  version,
  hash,
});

test('proposed, countered, signed by one, in force', () => {
  const agreed = after(
    propose,
    counter('contributor', 1, 'h2'),
    sign('project', 2, 'h2'),
    sign('contributor', 2, 'h2'),
  );
  assert.equal(agreed.stage, 'in_force');
  assert.equal(agreed.signatures.length, 2);
});

test('a change after one signature voids it and returns to countered', () => {
  const changed = after(propose, sign('project', 1, 'h1'), counter('contributor', 1, 'h2'));
  assert.deepEqual([changed.stage, changed.signatures.length], ['countered', 0]);
  assert.equal(faultOf(changed, sign('contributor', 1, 'h1')), 'conflict');
});

test('a signature needs a new signer, their own side only, the current text and the current version', () => {
  const one = after(propose, sign('project', 1, 'h1', 'asha'));
  assert.equal(faultOf(one, sign('project', 1, 'h1', 'ravi')), 'already_signed');
  assert.equal(faultOf(one, sign('contributor', 1, 'h1', 'asha')), 'same_person');
  assert.equal(faultOf(one, sign('contributor', 1, 'h9', 'ravi')), 'conflict');
  assert.equal(faultOf(one, counter('contributor', 0, 'h2')), 'conflict');
  assert.equal(faultOf(one, counter('contributor', 1, 'h1')), 'nothing_changed');
  assert.equal(
    faultOf(
      after(propose, sign('project', 1, 'h1'), sign('contributor', 1, 'h1')),
      sign('contributor', 1, 'h1', 'x'),
    ),
    'negotiation_over',
  );
});

test('either side declines, the proposer withdraws, the deadline lapses, and an ended one stays ended', () => {
  const proposed = after(propose);
  assert.equal(faultOf(proposed, { kind: 'decline', party: 'contributor' }), 'declined');
  assert.equal(faultOf(proposed, { kind: 'decline', party: 'project' }), 'declined');
  assert.equal(faultOf(proposed, { kind: 'withdraw', party: 'contributor' }), 'not_your_draft');
  assert.equal(faultOf(proposed, { kind: 'withdraw', party: 'project' }), 'withdrawn');
  assert.equal(faultOf(proposed, { kind: 'expire' }), 'expired');
  assert.equal(
    faultOf(draftOf('project', 'h0'), { ...propose, party: 'contributor' } as NegotiationMove),
    'not_your_draft',
  );
  assert.equal(faultOf(draftOf('project', 'h0'), sign('project', 0, 'h0')), 'not_proposed');
  for (const end of [
    { kind: 'decline', party: 'project' },
    { kind: 'expire' },
    { kind: 'void' },
  ] as NegotiationMove[])
    assert.equal(faultOf(after(propose, end), sign('project', 1, 'h1')), 'negotiation_over');
});

test('whatever is tried, in force means two parties, two accounts and one text', () => {
  const party = fc.constantFrom('project' as const, 'contributor' as const);
  const hash = fc.constantFrom('h1', 'h2', 'h3');
  const version = fc.nat(4);
  const move: fc.Arbitrary<NegotiationMove> = fc.oneof(
    fc.record({ kind: fc.constantFrom('propose' as const, 'counter' as const), party, version, hash }),
    fc.record({
      kind: fc.constant('sign' as const),
      party,
      account: fc.constantFrom('a', 'b', 'c'),
      version,
      hash,
    }),
    fc.record({ kind: fc.constantFrom('decline' as const, 'withdraw' as const), party }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let negotiation: Negotiation = after(propose);
      for (const one of moves) {
        const next = negotiate(negotiation, one);
        if ('fault' in next) continue;
        assert.ok(next.version >= negotiation.version);
        negotiation = next;
        assert.ok(negotiation.signatures.every(({ hash }) => hash === negotiation.hash));
        assert.equal(negotiation.stage === 'in_force', negotiation.signatures.length === 2);
        assert.equal(
          new Set(negotiation.signatures.map(({ account }) => account)).size,
          negotiation.signatures.length,
        );
      }
    }),
    { numRuns: 2000 },
  );
});

test('a pool cannot be set below what is taken, nor above the company', () => {
  assert.equal(faultOfPool({ poolUnits: 100, companyUnits: 1_000 }, 100), null);
  assert.equal(faultOfPool({ poolUnits: 99, companyUnits: 1_000 }, 100), 'pool_below_taken');
  assert.equal(faultOfPool({ poolUnits: 1_001, companyUnits: 1_000 }, 0), 'pool_above_company');
  assert.equal(freeUnits({ poolUnits: 100 }, 40), 60);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { emailsAbout, waiting } from '#tests/verifications/verifications.ts';
import { decideVerification } from './decide.ts';
import { revokeVerification } from './revoke.ts';

const bare = await freshCore();
const first = await administrator(bare);
const both = await administrator(first.core, 'second');
const [core, admin, second] = [both.core, first.admin, both.admin];
const reason = 'The second page is about somebody else.';
const rejection = 'links_do_not_show_it';
const yes = (verificationId: string) =>
  ({ verificationId, version: 1, outcome: 'verified', reason: '' }) as const;
const no = (verificationId: string) =>
  ({ verificationId, version: 1, outcome: 'rejected', rejection, reason }) as const;

async function actionsAbout(accountId: string) {
  return core.db.selectFrom('admin_actions').select('id').where('subject_id', '=', accountId).execute();
}

test('a decision sent ten times by one administrator is made once, and so is a revocation', async () => {
  for (const decision of [yes, no]) {
    const { who, request } = await waiting(core);
    const ten = Array.from({ length: 10 }, () => decideVerification(core, admin, decision(request.$id)));
    const states = (await Promise.all(ten)).map(({ state }) => state);
    assert.deepEqual([...new Set(states)], [decision(request.$id).outcome]);
    assert.equal((await emailsAbout(bare, request.$id)).length, 1);
    assert.equal((await actionsAbout(who.id)).length, 1);
    await assert.rejects(decideVerification(core, second, decision(request.$id)), refused('conflict'));
    if (decision === no) continue;
    await assert.rejects(decideVerification(core, admin, no(request.$id)), refused('conflict'));
    const revocation = { verificationId: request.$id, version: 2, reason };
    const twice = [1, 2].map(() => revokeVerification(core, admin, revocation));
    assert.deepEqual(
      (await Promise.all(twice)).map(({ state }) => state),
      ['revoked', 'revoked'],
    );
    assert.equal((await actionsAbout(who.id)).length, 2);
    await assert.rejects(revokeVerification(core, second, revocation), refused('conflict'));
  }
});

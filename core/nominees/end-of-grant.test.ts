import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staff } from '#tests/administration/staff.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { ageRequest, askedFor } from '#tests/nominees/things.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { askAsNominee } from './ask-as-nominee.ts';
import { proposeGrant } from './propose-grant.ts';
import { sayHere } from './say-here.ts';
import { hereSecretOf } from './secrets.ts';
import { withdrawAsking } from './withdraw-asking.ts';

const core = await freshCore();
await keepBeating(core);
const [admin, second] = [await staff(core, 'rights'), await staff(core, 'rights')];

async function granted() {
  const asha = await member(core, { password: null });
  const { requestId, ...keys } = await askedFor(core, asha);
  await ageRequest(core, requestId, 31);
  const reason = 'The certificate shows it.';
  const { proposalId } = await proposeGrant(core, admin, { requestId, version: 1, reason });
  await confirmProposal(core, second, proposalId);
  return { asha, requestId, keys };
}

const ends = {
  'a sign of the member': ({ requestId }: Awaited<ReturnType<typeof granted>>) =>
    sayHere(core, { requestId, secret: hereSecretOf(core, requestId) }),
  'the nominee’s withdrawal': ({ requestId, keys }: Awaited<ReturnType<typeof granted>>) =>
    withdrawAsking(core, { ...keys, requestId }),
};

for (const [way, end] of Object.entries(ends))
  test(`${way} ends the nominee’s waiting requests to correct with the grant, and no complaint`, async () => {
    const one = await granted();
    const words = 'The college is wrong: it is VNIT.';
    for (const kind of ['correct', 'complaint'] as const)
      await askAsNominee(core, { ...one.keys, requestId: one.requestId, kind, words });
    const states = async () => {
      const rows = await core.db
        .selectFrom('rights_requests')
        .select(['kind', 'state'])
        .where('for_account_id', '=', one.asha.id)
        .orderBy('kind')
        .execute();
      return rows.map(({ kind, state }) => `${kind} ${state}`);
    };
    assert.deepEqual(await states(), ['complaint received', 'correct received']);
    await end(one);
    await runReactions(core);
    assert.deepEqual(await states(), ['complaint received', 'correct withdrawn']);
  });

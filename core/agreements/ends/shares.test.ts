import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { sidesOf } from '#tests/agreements/agreements.ts';
import { acceptedAt, activeInPast, entryWordsOf, keptRowOf } from '#tests/agreements/past-agreements.ts';
import { device, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { givingUpCode } from '../emails/giving-up-code.ts';
import { setPool } from '../set-pool.ts';
import { confirmConversion } from './confirm-conversion.ts';
import { giveUpUnits } from './give-up-units.ts';
import { passTime } from './pass-time.ts';
import { requestGivingUpCode } from './request-giving-up-code.ts';
import { showShares } from './show-shares.ts';
import { stateConversion } from './state-conversion.ts';
import { withdrawConversion } from './withdraw-conversion.ts';

const core = await freshCore();
await keepBeating(core);
const _someone = (name: string) => member(core, { name, password: null });

const sides = () => sidesOf(core, 'Asha Kale');

const entriesOf = (id: string) => entryWordsOf(core, id);
const rowOf = (id: string) => keptRowOf(core, id);

const monthly = (startDay: string, months = 12, cliff = 0) =>
  ({ vesting: { kind: 'monthly', months, cliff, startDay } }) as const;
const later = { conversionDay: '2999-01-15' };

test('a conversion is stated with its day and document, taken back, stated again, and confirmed', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const id = await activeInPast(core, between, { equity: { vesting: { kind: 'at_once' }, ...later } });
  await acceptedAt(core, id, '2024-01-15');
  const stated = async (units: number, day = '2024-05-01') => {
    const { basedOn } = await showShares(core, owner, id);
    return { agreementId: id, basedOn, units, day, document: 'PAS-3 of 1 May 2024' };
  };
  await assert.rejects(stateConversion(core, contributor, await stated(100)), refused('not_your_side'));
  await assert.rejects(stateConversion(core, owner, await stated(401)), refused('units_not_held'));
  await assert.rejects(
    stateConversion(core, owner, await stated(1, '2999-01-01')),
    refused('conversion_day'),
  );
  // In force since 20:00 UTC on 31 December, which is 1 January in the agreement's zone.
  await assert.rejects(stateConversion(core, owner, await stated(1, '2019-12-31')), {
    code: 'conversion_early',
    values: { on: '2020-01-01' },
  });
  const first = await stateConversion(core, owner, await stated(100));
  const [wrong] = first.conversions;
  assert.ok(wrong);
  assert.deepEqual(
    [wrong.document, first.convertible, first.can.withdraw],
    ['PAS-3 of 1 May 2024', 300, true],
  );
  const asked = { agreementId: id, basedOn: first.basedOn, conversion: wrong.entry };
  await assert.rejects(
    withdrawConversion(core, owner, { ...asked, conversion: 1 }),
    refused('conversion_unknown'),
  );
  const back = await withdrawConversion(core, owner, asked);
  assert.deepEqual([back.conversions, back.convertible], [[], 400]);
  const untrue = await stateConversion(core, owner, await stated(1));
  const { can } = await showShares(core, contributor, id);
  assert.deepEqual([can.confirm, can.withdraw], [true, true]);
  const denied = await withdrawConversion(core, contributor, {
    agreementId: id,
    basedOn: untrue.basedOn,
    conversion: untrue.conversions[0]?.entry ?? 0,
  });
  assert.deepEqual([denied.conversions, denied.convertible], [[], 400], 'the contributor says: it is not so');
  const again = await stateConversion(core, owner, await stated(250));
  const confirmed = { agreementId: id, basedOn: again.basedOn, conversion: again.conversions[0]?.entry ?? 0 };
  await assert.rejects(confirmConversion(core, owner, confirmed), refused('not_your_side'));
  const presses = await Promise.all(
    Array.from({ length: 5 }, () => confirmConversion(core, contributor, confirmed)),
  );
  assert.deepEqual(new Set(presses.map(({ held }) => held)), new Set([150]));
  assert.equal((await entriesOf(id)).filter((kind) => kind === 'conversion_confirmed').length, 1);
});

test('an emailed code gives up exactly its units, once; the rest is due in cash on the conversion day', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const id = await activeInPast(core, between, {
    equity: { vesting: { kind: 'at_once' }, conversionDay: '2999-01-01', fallbackPrice: 700 },
  });
  await acceptedAt(core, id, '2024-01-15');
  const { basedOn } = await showShares(core, contributor, id);
  const given = { agreementId: id, basedOn, units: 100 };
  await assert.rejects(requestGivingUpCode(core, owner, given), refused('not_your_side'));
  await assert.rejects(
    requestGivingUpCode(core, contributor, { ...given, units: 401 }),
    refused('units_not_held'),
  );
  await requestGivingUpCode(core, contributor, given);
  const code = await mailedCode(core, contributor.account.email, 'give-up');
  const { id: codeId } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', contributor.account.email)
    .where('purpose', '=', 'give-up')
    .executeTakeFirstOrThrow();
  const email = await givingUpCode.prepare(core, { codeId });
  assert.deepEqual([email?.units, email?.code], [100, code]);
  await assert.rejects(
    giveUpUnits(core, contributor, { ...given, units: 99, code, device }),
    refused('user_invalid_token'),
  );
  const presses = await Promise.all(
    Array.from({ length: 5 }, () => giveUpUnits(core, contributor, { ...given, code, device })),
  );
  for (const { held, givenUp } of presses) assert.deepEqual([held, givenUp.length], [300, 1]);
  // On the conversion day the fallback price of the remaining units falls due, with a deadline for the payment.
  await sql`update agreements set next_due_at = now() where id = ${id}`.execute(core.db);
  await passTime(core);
  assert.ok(!(await entriesOf(id)).includes('fallback_due'));
  assert.equal((await rowOf(id)).next_due_at?.toISOString(), '2998-12-31T18:30:00.000Z');
});

test('on the conversion day what vested and was not converted is due at the fallback price', async () => {
  const between = await sides();
  const id = await activeInPast(core, between, {
    equity: { ...monthly('2024-01-15', 6), conversionDay: '2024-04-20', fallbackPrice: 700 },
  });
  await acceptedAt(core, id, '2024-01-15');
  await passTime(core);
  const { fallbackDue, held, vested } = await showShares(core, between.contributor, id);
  assert.deepEqual([fallbackDue, held, vested], [280_000, 0, 400]);
});

test('a member who holds promised units reads the effect of each change of the totals', async () => {
  const between = await sides();
  const id = await activeInPast(core, between, { equity: { vesting: { kind: 'at_once' }, ...later } });
  await acceptedAt(core, id, '2024-01-15');
  const { project, owner, contributor } = between;
  await setPool(core, owner, {
    projectSlug: project,
    version: 1,
    companyUnits: 2_000_000,
    poolUnits: 160_000,
    asOfDay: '2024-02-01',
  });
  const { pools } = await showShares(core, contributor, id);
  assert.deepEqual(
    pools.map(({ version, ofCompany, ofPool }) => ({ version, ofCompany, ofPool })),
    [{ version: 2, ofCompany: { from: 400, to: 200 }, ofPool: { from: 4_000, to: 2_500 } }],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { packedFiles } from '#api/agreement-papers/closing-pack.ts';
import { ownStatementTable } from '#api/agreement-papers/own-statement.ts';
import { statementSheet, statementTable } from '#api/agreement-papers/statement.ts';
import { entryWords } from '#rules/agreements/entry-words/en.ts';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import { active, equity, joinTeam, milestone, poolOf, type Sides } from '#tests/agreements/agreements.ts';
import { keepLedger } from '#tests/agreements/kept-ledgers.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { withoutRules } from '#tests/ground/without-rules.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { prepareEmail } from '../collected/emails.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { checkLedgers, LedgersDiffer } from './check-ledgers.ts';
import { countLedgerFaults } from './count-ledger-faults.ts';
import { downloadAgreement } from './download-agreement.ts';
import { listLedgerFaults } from './list-ledger-faults.ts';
import { listLedgerKeys } from './list-ledger-keys.ts';
import { mailReceipts } from './mail-receipts.ts';
import { readClosingPack } from './read-closing-pack.ts';
import { readOwnStatement } from './read-own-statement.ts';
import { readStatement } from './read-statement.ts';
import { showLedger } from './show-ledger.ts';
import { showPoolUse } from './show-pool-use.ts';

const core = await freshCore();
await keepBeating(core);
const someone = (name: string) => member(core, { name, password: null });

/** Two sides with a pool, and others who are not meant to read anything. */
async function sides(): Promise<Sides & { others: Member[] }> {
  const [owner, contributor, earlier, teammate, colleague] = [
    await someone('Meera Joshi'),
    await someone('आशा काळे'),
    await someone('Old Owner'),
    await someone('Team Mate'),
    await someone('Another Contributor'),
  ];
  const project = await publishedProject(core, owner, `Rooms of ${contributor.id}`);
  await joinTeam(core, project, contributor);
  await joinTeam(core, project, earlier, true);
  await joinTeam(core, project, teammate);
  await joinTeam(core, project, colleague);
  await poolOf(core, owner, project);
  await active(core, { owner, contributor: colleague, project });
  await sql`update project_members set is_owner = false where account_id = ${earlier.id}`.execute(core.db);
  return { owner, contributor, project, others: [earlier, teammate, colleague] };
}

const terms = {
  equity: equity(),
  milestones: [milestone({ highestShare: 100 }), milestone({ number: 2, highestShare: 100 })],
};

const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 10));
const at = (hours: number) => new Date(lastMonth.getTime() + hours * 3_600_000).toISOString();
const month = lastMonth.toISOString().slice(0, 7);

/** Chosen 40 % in shares, accepted, paid one rupee short. */
async function worked(between: Sides) {
  const { id } = await active(core, between, terms);
  await keepLedger(core, id, between, (ledger) => {
    ledger.accept(at(0), 1, 40);
    ledger.pay(at(5), 1, 600_000, 599_900);
    ledger.do(at(9), 'contributor', { kind: 'start', milestone: 2, share: 0 });
  });
  return id;
}

test('a ledger is read in plain words with running sums, and can be taken along whole', async () => {
  const between = await sides();
  const { owner, contributor, project, others } = between;
  const id = await worked(between);
  const ledger = await showLedger(core, contributor, { agreementId: id, before: 0 });
  const file = await downloadAgreement(core, owner, id);
  const published = Object.fromEntries(
    (await listLedgerKeys(core)).keys.map((key) => [key.id, key.publicKey]),
  );
  const verified = await verifyDownload(file, published, ledger.last);
  assert.ok(verified.isGood);
  assert.deepEqual(verified.head, { agreement: id, ...ledger.last });
  assert.deepEqual(ledger.sums, verified.sums);
  const words = ledger.entries
    .toReversed()
    .map(
      (entry) => `${entry.name}: ${entryWords({ side: 'contributor', fact: entry.fact }, ledger.currency)}`,
    );
  assert.deepEqual(words.slice(0, 5), [
    'आशा काळे: Milestone 1: started with 40 % in shares under text 1: ₹6,000 and 400 units.',
    'आशा काळे: Milestone 1: handed in after 10 hours.',
    'Meera Joshi: Milestone 1: accepted with a value of ₹10,000: ₹6,000 and 400 units.',
    `Meera Joshi: Milestone 1: ₹6,000 said to be sent on ${new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(lastMonth)} by Bank Transfer.`,
    'आशा काळे: Milestone 1: ₹5,999 of entry 4 confirmed.',
  ]);
  const [newest] = ledger.entries;
  assert.deepEqual([newest?.sums?.due, newest?.sums?.confirmed, newest?.sums?.units], [100, 599_900, 400]);
  const before = await showLedger(core, owner, { agreementId: id, before: 4 });
  assert.deepEqual(
    before.entries.map(({ sequence }) => sequence),
    [3, 2, 1],
  );
  assert.equal(before.entries[0]?.sums?.due, 600_000);

  const statement = await readStatement(core, owner, { agreementId: id, month });
  assert.deepEqual([statement.opening?.pay, statement.closing?.pay], [0, 600_000]);
  assert.deepEqual(statement.last, ledger.last);
  const sheet = statementSheet(statement);
  assert.ok((await core.makePdf(sheet)).equals(await core.makePdf(sheet)));
  assert.match(statementTable(statement), /^\ufeff"Entry","Time \(UTC\)"/);
  assert.ok(statementTable(statement).includes('"5999.00"'));
  await assert.rejects(
    readStatement(core, owner, { agreementId: id, month: '2019-01' }),
    refused('statement_empty'),
  );

  const own = await readOwnStatement(core, contributor);
  assert.deepEqual(
    own.money.map(({ currency, due }) => [currency, due]),
    [['INR', 100n]],
  );
  assert.deepEqual(
    own.units.map(({ slug, units }) => [slug, units]),
    [[project, 400n]],
  );
  assert.ok(ownStatementTable(own).includes(ledger.last.hash));
  assert.deepEqual((await readOwnStatement(core, owner)).agreements, []);

  for (const other of others) {
    const asked = { agreementId: id, before: 0 };
    await assert.rejects(showLedger(core, other, asked), refused('agreement_unknown'));
    await assert.rejects(
      readStatement(core, other, { agreementId: id, month: '' }),
      refused('agreement_unknown'),
    );
    await assert.rejects(downloadAgreement(core, other, id), refused('agreement_unknown'));
    await assert.rejects(readClosingPack(core, other, project), refused('project_unknown'));
    await assert.rejects(showPoolUse(core, other, project), refused('project_unknown'));
  }
  await assert.rejects(readClosingPack(core, contributor, project), refused('project_unknown'));
});

test('owners see the pool by person and what is due when, and take a closing pack of everything promised', async () => {
  const between = await sides();
  const { owner, project } = between;
  const id = await worked(between);
  const use = await showPoolUse(core, owner, project);
  assert.deepEqual([use.committed, use.free], [400, 99_600]);
  assert.deepEqual(
    use.people.map(({ agreementId, name, reserved, vested }) => [agreementId, name, reserved, vested]),
    [[id, 'आशा काळे', 400, 0]],
  );
  const due = use.due.filter(({ agreementId }) => agreementId === id);
  assert.deepEqual(due.map(({ milestone: number, what, amount }) => [number, what, amount]).sort(), [
    [1, 'payment', 100],
    [2, 'work', 1_000_000],
  ]);
  assert.equal(due.find(({ what }) => what === 'work')?.day, dayFromNow(60));
  const payment = due.find(({ what }) => what === 'payment');
  assert.ok(payment && payment.day < dayFromNow(30), 'by its clock, and not by the day for the work');
  const pack = await readClosingPack(core, owner, project);
  const files = new Map<string, string | Uint8Array>();
  for await (const { name, input } of packedFiles(pack, core.makePdf, { at: new Date() }))
    files.set(name, input);
  assert.deepEqual([...files.keys()].slice(0, 2), ['promises.csv', 'promises.pdf']);
  assert.ok(files.has(`signed-texts/${id}-text-1.pdf`));
  const table = String(files.get('promises.csv'));
  assert.ok(table.includes('"आशा काळे"') && table.includes(terms.equity.conversionDay));
  const lines = table.trim().split('\r\n');
  assert.equal(lines.length, 1 + 2 + 1, 'a line for each milestone of both agreements');
  const planned = lines.find((line) => line.includes('"Planned"')) ?? '';
  assert.match(
    planned,
    /"Planned","INR","[\d.]+",,,"0.00","0.00",,/,
    'what is chosen when it begins is not said before',
  );
});

test('a month’s mail names the last entry and its hash once, and no amount', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const id = await worked(between);
  await sql`delete from jobs`.execute(core.db);
  await Promise.all([mailReceipts(core), mailReceipts(core)]);
  await mailReceipts(core);
  const { rows } = await sql<{ payload: { accountId: string; month: string } }>`
    select payload from jobs where payload ->> 'letter' = 'ledger-receipts'`.execute(core.db);
  const recipients = rows.map(({ payload }) => payload.accountId);
  assert.equal(new Set(recipients).size, recipients.length);
  assert.ok(recipients.includes(owner.id) && recipients.includes(contributor.id));
  const email = await prepareEmail(core, { letter: 'ledger-receipts', accountId: contributor.id, month });
  assert.ok(email?.letter === 'ledger-receipts');
  const { last } = await showLedger(core, contributor, { agreementId: id, before: 0 });
  assert.deepEqual(
    email.receipts.map(({ agreementId, sequence, hash }) => ({ agreementId, sequence, hash })),
    [{ agreementId: id, ...last }],
  );
  assert.doesNotMatch(JSON.stringify(email), /amount|₹|6000|5999/);
});

test('each milestone that is accepted closes one loop of the project’s kolam, and nothing un-draws it', async () => {
  const between = await sides();
  const id = await worked(between);
  const loops = async () => {
    await runReactions(core);
    const found = await core.db
      .selectFrom('projects')
      .select('loops')
      .where('slug', '=', between.project)
      .executeTakeFirstOrThrow();
    return found.loops;
  };
  assert.equal(await loops(), 1);
  await keepLedger(core, id, between, (ledger) => {
    ledger.do(at(10), 'contributor', { kind: 'submit', milestone: 2, hours: 3, proposed: null });
    ledger.do(at(11), 'project', { kind: 'open_dispute', milestone: 2 });
    ledger.do(at(12), 'administrator', { kind: 'rule', milestone: 2, awarded: 500_000, isFinal: false });
    ledger.do(at(13), 'project', { kind: 'appeal', milestone: 2 });
    ledger.do(at(14), 'administrator', { kind: 'rule', milestone: 2, awarded: 0, isFinal: true });
  });
  assert.equal(await loops(), 2);
  assert.equal(await loops(), 2);
});

test('the values stored alongside a ledger are recomputed, and a difference raises an alarm', async () => {
  const between = await sides();
  const id = await worked(between);
  const differs = () =>
    checkLedgers(core).then(
      () => [],
      (error) => {
        assert.ok(error instanceof LedgersDiffer);
        return error.subjects;
      },
    );
  const again = () => sql`update ledger_checks set checked_at = now() - interval '2 days'`.execute(core.db);
  assert.deepEqual(await differs(), []);
  assert.equal(await countLedgerFaults(core), 0);
  const tampering = [
    [sql`update agreements set sums = jsonb_set(sums, '{due}', '0') where id = ${id}`, 'sums'],
    [sql`update agreements set is_settled = true where id = ${id}`, 'stage'],
    [sql`update agreements set entry_count = entry_count + 1 where id = ${id}`, 'entries'],
    [sql`update agreement_milestones set vested = 1 where agreement_id = ${id} and number = 1`, 'milestones'],
    [
      sql`update agreement_versions set document = replace(document, '"noticeDays":14', '"noticeDays":13') where agreement_id = ${id}`,
      'text',
    ],
    [sql`update agreement_versions set document = left(document, 99) where agreement_id = ${id}`, 'text'],
  ] as const;
  for (const [change, fault] of tampering) {
    await again();
    const [before] = (
      await sql<{ row: unknown; milestones: unknown; document: string }>`
      select to_jsonb(agreements) as row, (select jsonb_agg(one) from agreement_milestones as one where agreement_id = ${id}) as milestones,
        (select document from agreement_versions where agreement_id = ${id} and number = 1) as document
      from agreements where id = ${id}`.execute(core.db)
    ).rows;
    await change.execute(core.db);
    assert.deepEqual(await differs(), [`agreement ${id} (${fault})`]);
    await sql`update agreements set sums = (${JSON.stringify(before?.row)}::jsonb) -> 'sums',
      is_settled = false, entry_count = ((${JSON.stringify(before?.row)}::jsonb) ->> 'entry_count')::int where id = ${id}`.execute(
      core.db,
    );
    await sql`update agreement_milestones set vested = 0 where agreement_id = ${id}`.execute(core.db);
    await sql`update agreement_versions set document = ${before?.document} where agreement_id = ${id}`.execute(
      core.db,
    );
  }
  const admin = await someone('Administrator');
  const listed = await listLedgerFaults(core, admin);
  assert.deepEqual(
    listed.faults.map(({ $id, faults }) => [$id, faults]),
    [[id, ['text']]],
  );
  assert.doesNotMatch(JSON.stringify(listed), /600000|599900/);
  await again();
  assert.deepEqual(await differs(), []);
  assert.equal(await countLedgerFaults(core), 0, 'what is right again is no alarm');
  await again();
  await sql`update agreement_pool_uses set taken = taken + 1`.execute(core.db);
  assert.ok((await differs()).every((one) => one.startsWith('pool ')));
  await sql`update agreement_pool_uses set taken = taken - 1`.execute(core.db);
  // A holder of the database's keys can change entries; the chain still shows it.
  for (const fact of [sql`jsonb_set(fact, '{sent}', '1')`, sql`'{"kind": "nothing that we know"}'::jsonb`]) {
    await withoutRules(core.connection.url, async (tx) => {
      await sql`update agreement_entries set fact = ${fact} where agreement_id = ${id} and sequence = 4`.execute(
        tx,
      );
    });
    await again();
    assert.deepEqual(await differs(), [`agreement ${id} (chain)`]);
  }
});

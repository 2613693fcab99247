import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import { active, milestone, proposed, sidesOf, sign } from '#tests/agreements/agreements.ts';
import { accepted, does, givePayout } from '#tests/agreements/owed.ts';
import { letWait } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { withoutRules } from '#tests/ground/without-rules.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { beginCounter } from './begin-counter.ts';
import { downloadAgreement } from './download-agreement.ts';
import { editDraft } from './edit-draft.ts';
import { findUnowned } from './find-unowned.ts';
import { forgetAddresses } from './forget-addresses.ts';
import { forgetTexts } from './forget-texts.ts';
import { listAgreements } from './list-agreements.ts';
import { listLedgerKeys } from './list-ledger-keys.ts';
import { dropMilestone } from './milestones/drop-milestone.ts';
import { printAgreement } from './print-agreement.ts';
import { propose } from './propose.ts';
import { showAgreement } from './show-agreement.ts';

const core = await freshCore();
await keepBeating(core);
const _someone = (name: string) => member(core, { name, password: null });

const sides = () => sidesOf(core);

test('an agreement in force can be downloaded and verified without us, and its rows cannot be changed', async () => {
  const between = await sides();
  const { id } = await active(core, between);
  const file = await downloadAgreement(core, between.contributor, id);
  assert.equal(await downloadAgreement(core, between.owner, id), file);
  const pdf = await printAgreement(core, between.owner, { agreementId: id });
  assert.ok(
    pdf.equals(await printAgreement(core, between.contributor, { agreementId: id })),
    'the same bytes for both',
  );
  const { keys } = await listLedgerKeys(core);
  const published = Object.fromEntries(keys.map((key) => [key.id, key.publicKey]));
  const verified = await verifyDownload(file, published);
  assert.ok(verified.isGood);
  assert.equal(verified.head.sequence, 0);
  const tampered = await verifyDownload(file.replace('"noticeDays":14', '"noticeDays":13'), published);
  assert.ok(!tampered.isGood && tampered.fault === 'signature_wrong');
  await sql`insert into agreement_entries (agreement_id, sequence, at, side, fact, hashes, before, hash)
    values (${id}, 1, now(), 'product', '{}', '[]', '', '')`.execute(core.db);
  for (const change of [
    sql`update agreement_entries set side = 'project'`,
    sql`delete from agreement_entries`,
    sql`truncate agreement_entries`,
    sql`update agreement_signatures set name = 'Somebody else'`,
    sql`delete from agreements where id = ${id}`,
  ])
    await assert.rejects(change.execute(core.db));
});

test('the other side keeps its signed copy when an account ends, and what was only proposed is declined', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const { id, hash } = await active(core, between);
  const open = await proposed(core, between);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, contributor.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  await runReactions(core);
  const kept = await showAgreement(core, owner, id);
  assert.deepEqual([kept.stage, kept.hash, kept.person.isGone], ['completed', hash, true]);
  assert.equal(kept.document?.parties.contributor.name, 'आशा काळे');
  assert.ok((await downloadAgreement(core, owner, id)).includes('आशा काळे'));
  assert.equal((await showAgreement(core, owner, open.id)).stage, 'declined');
  const addresses = () =>
    sql`select from agreement_signature_addresses where agreement_id = ${id}`.execute(core.db);
  assert.equal((await addresses()).rows.length, 1);
  await sql`update agreements set begun_at = now() - interval '2 years', active_at = now() - interval '2 years' where id = ${id}`.execute(
    core.db,
  );
  await forgetAddresses(core);
  assert.equal((await addresses()).rows.length, 1, 'its last step was today');
  await withoutRules(core.connection.url, async (tx) => {
    // Ages the entries too, as if a deleted member's work had ended that long ago: only this test can change an entry.
    await sql`update agreement_entries set at = now() - interval '13 months' where agreement_id = ${id}`.execute(
      tx,
    );
    await sql`update agreement_steps set at = now() - interval '13 months'`.execute(tx);
    await sql`update agreements set ended_at = now() - interval '13 months' where id = ${id}`.execute(tx);
  });
  await forgetAddresses(core);
  assert.equal((await addresses()).rows.length, 0);
});

test('an agreement’s texts are erased together, and not before their last day or while units are held', async () => {
  const { id, version } = await active(core, await sides());
  await withoutRules(core.connection.url, async (tx) => {
    await sql`update agreement_steps set at = now() - interval '5 years' where agreement_id = ${id}`.execute(
      tx,
    );
    await sql`update agreements set begun_at = now() - interval '5 years', active_at = now() - interval '5 years',
      is_settled = true, stage = 'completed', ended_at = now() - interval '5 years', version = ${version + 1}
      where id = ${id}`.execute(tx);
    await sql`update agreement_versions
      set document = regexp_replace(document, '[0-9]{4}-[0-9]{2}-[0-9]{2}', '2019-01-01', 'g')
      where agreement_id = ${id}`.execute(tx);
    await sql`insert into agreement_versions
      select (one).* from (
        select jsonb_populate_record(text, jsonb_build_object('number', ${version + 1}::int,
          'document', replace(document, '2019-01-01', '2999-01-01'))) as one
        from agreement_versions as text where agreement_id = ${id} and number = ${version}
      ) as later`.execute(tx);
    await sql`update agreement_milestones set stage = 'accepted', reserved = 5, vested = 5, gone = 5
      where agreement_id = ${id}`.execute(tx);
  });
  const kept = async () => {
    await forgetTexts(core);
    const { rows } = await sql`select number from agreement_versions
      where agreement_id = ${id} and document is not null`.execute(core.db);
    return rows.length;
  };
  assert.equal(await kept(), 2, 'the later one names a day to come');
  await sql`update agreement_versions set document = replace(document, '2999-01-01', '2019-01-01')
    where agreement_id = ${id}`.execute(core.db);
  await sql`update agreement_milestones set gone = 4 where agreement_id = ${id}`.execute(core.db);
  assert.equal(await kept(), 2, 'a unit is held');
  await sql`update agreement_milestones set gone = 5 where agreement_id = ${id}`.execute(core.db);
  await sql`insert into agreement_late_payments (agreement_id, milestone, owed, since, overdue_at)
    values (${id}, 1, 'fallback', 1, now())`.execute(core.db);
  assert.equal(await kept(), 2, 'cash for units is overdue');
  await sql`update agreement_late_payments set settled_at = now() where agreement_id = ${id}`.execute(
    core.db,
  );
  assert.equal(await kept(), 0);
});

test('an unsettled agreement is let go six years after its last entry, and then nothing in it is owed', async () => {
  const between = await sides();
  const { owner, contributor, project } = between;
  const { id } = await active(core, between);
  const since = await accepted(core, id);
  await givePayout(core, contributor, { agreementId: id, number: 1, upi: 'asha@okbank', bank: '' });
  await letWait(core, `${id}.1.${since}`, 16 * 24);
  await lapseDueDeadlines(core);
  await runReactions(core);
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', project)
    .executeTakeFirstOrThrow();
  const overdue = async () => {
    const { rows } = await sql<{ overdue_payments: number }>`
      select overdue_payments from projects where id = ${projectId}`.execute(core.db);
    return rows[0]?.overdue_payments;
  };
  const age = (years: number) =>
    withoutRules(core.connection.url, async (tx) => {
      for (const table of ['agreement_steps', 'agreement_entries'])
        await sql`update ${sql.table(table)} set at = now() - make_interval(years => ${years}, days => 1) where agreement_id = ${id}`.execute(
          tx,
        );
      await sql`update agreements set begun_at = now() - interval '9 years', active_at = now() - interval '9 years',
        ended_at = null where id = ${id}`.execute(tx);
      await sql`update agreement_versions
        set document = regexp_replace(document, '[0-9]{4}-[0-9]{2}-[0-9]{2}', '2017-01-01', 'g')
        where agreement_id = ${id}`.execute(tx);
    });
  const kept = async () => {
    await forgetTexts(core);
    const { rows } = await sql<{ texts: number; payouts: number; entries: number; let_go_at: Date | null }>`
      select let_go_at,
        (select count(*)::int from agreement_versions where agreement_id = ${id} and document is not null) as texts,
        (select count(*)::int from agreement_payouts where agreement_id = ${id}) as payouts,
        (select count(*)::int from agreement_entries where agreement_id = ${id}) as entries
      from agreements where id = ${id}`.execute(core.db);
    return rows[0];
  };
  await age(5);
  const before = await kept();
  assert.deepEqual([before?.texts, before?.payouts, before?.let_go_at], [1, 1, null]);
  assert.equal(await overdue(), 1);
  assert.equal((await findUnowned(core.db, owner.id)).length, 1);
  await age(6);
  const after = await kept();
  assert.deepEqual([after?.texts, after?.payouts, after?.entries], [0, 0, before?.entries]);
  assert.equal(await overdue(), 0);
  assert.deepEqual(await findUnowned(core.db, owner.id), []);
  const { rows: running } = await sql`
    select kind from clocks where ended_at is null and (subject_id = ${id} or subject_id like ${`${id}.%`})`.execute(
    core.db,
  );
  assert.deepEqual(running, []);
  const open = await listAgreements(core, owner, { list: 'open', after: '' });
  const over = await listAgreements(core, owner, { list: 'over', after: '' });
  assert.ok(!open.agreements.some((one) => one.id === id) && over.agreements.some((one) => one.id === id));
  // It is done once, and its sums are read as they were.
  assert.equal((await kept())?.let_go_at?.toISOString(), after?.let_go_at?.toISOString());
});

test('a milestone’s deadline follows a due date that an amendment moves, even after a lapse', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const days = (...dueIn: number[]) =>
    dueIn.map((day, index) => milestone({ number: index + 1, dueDay: dayFromNow(day) }));
  const { id } = await active(core, between, { milestones: days(60, 60, 60) });
  for (const number of [1, 2, 3])
    await does(core, id, 'contributor', { kind: 'start', milestone: number, share: 0 });
  await letWait(core, `${id}.1`, 62 * 24);
  await lapseDueDeadlines(core);
  const { draft } = await beginCounter(core, owner, id);
  const edit = { agreementId: id, version: draft?.version ?? 0, said: { milestones: days(90, 70, 60) } };
  const drafted = await editDraft(core, owner, edit);
  await propose(core, owner, { agreementId: id, version: drafted.draft?.version ?? 0 });
  await sign(core, owner, id);
  await sign(core, contributor, id);
  const { rows } = await sql<{ after: number }>`
    select due_at::date - (now() + interval '60 days')::date as after
    from clocks where kind = 'milestone_submission' and subject_id like ${`${id}.%`} and ended_at is null
    order by subject_id`.execute(core.db);
  const [one = 0, two = 0, three = 0] = rows.map(({ after }) => after);
  assert.deepEqual([one - three, two - three, three >= 0 && three <= 2], [30, 10, true]);
  const drop = { agreementId: id, milestone: 1, basedOn: 4 };
  await assert.rejects(dropMilestone(core, owner, drop), refused('milestone_not_late'));
});

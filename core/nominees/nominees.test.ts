import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { device, freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import {
  ageRequest,
  askedFor,
  document,
  grantedFor,
  nomineeName,
  nomineeOf,
  visitOf,
} from '#tests/nominees/things.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { prepareEmail } from '../collected/emails.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { removeLeavers } from '../leaving/remove-leavers.ts';
import { findSession } from '../sessions/find-session.ts';
import { openSession } from '../sessions/steps/open-session.ts';
import { askAsNominee } from './ask-as-nominee.ts';
import { askToAct } from './ask-to-act.ts';
import { beginVisit } from './begin-visit.ts';
import { eraseAsNominee } from './erase-as-nominee.ts';
import { exportAsNominee } from './export-as-nominee.ts';
import { getVisit } from './get-visit.ts';
import { listNominees } from './list-nominees.ts';
import { mailMembers } from './mail-members.ts';
import { nameNominee } from './name-nominee.ts';
import { proposeGrant } from './propose-grant.ts';
import { refuseNomineeRequest } from './refuse-nominee-request.ts';
import { removeNominee } from './remove-nominee.ts';
import { sayHere } from './say-here.ts';
import { nomineeScheduledJobs } from './scheduled.ts';
import { hereSecretOf } from './secrets.ts';
import { withdrawAsking } from './withdraw-asking.ts';

const core = await freshCore();
await keepBeating(core);
const [admin, second] = [await staff(core, 'rights'), await staff(core, 'rights')];
const reason = 'The certificate shows it.';
const adult = () => member(core, { password: null });

const stateOf = async (requestId: string) =>
  (
    await core.db
      .selectFrom('nominee_requests')
      .select('state')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
  ).state;

const leavesAt = async ({ id }: Pick<Member, 'id'>) =>
  (await core.db.selectFrom('accounts').select('leaves_at').where('id', '=', id).executeTakeFirst())
    ?.leaves_at;

const mailsAbout = async (requestId: string, letter: string) =>
  (await postedEmails(core)).filter(
    (one) => 'requestId' in one && one.requestId === requestId && one.letter === letter,
  ).length;

/** A log-in as every way of it makes one. */
const logIn = ({ id }: Pick<Member, 'id'>) =>
  core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, id);
    if (!account) throw new Refusal('user_invalid_credentials');
    return openSession(tx, account, { provider: 'email', factors: ['password'] }, device);
  });

const use = (who: Member & { secret: string }) =>
  findSession(core, { accountId: who.id, secret: who.secret });
const runJob = (name: string) => nomineeScheduledJobs.find((job) => job.name === name)?.run(core);

async function grantedByTwo(requestId: string) {
  await ageRequest(core, requestId, 31);
  const { proposalId } = await proposeGrant(core, admin, { requestId, version: 1, reason });
  await confirmProposal(core, second, proposalId);
}

test('a member names an adult by name, address and relation, who is told only if it is ticked', async () => {
  const asha = await adult();
  const said = { name: nomineeName, relation: 'sibling' } as const;
  const [silent, told] = [freshEmail('meera'), freshEmail('ravi')];
  await nameNominee(core, asha, { ...said, email: silent, tells: false });
  const named = await listNominees(core, asha);
  const [first] = named.nominees;
  assert.deepEqual([first?.email, first?.isTold, named.canName], [silent, false, false]);
  await assert.rejects(
    nameNominee(core, asha, { ...said, email: told, tells: true }),
    refused('nominees_full'),
  );
  await removeNominee(core, asha, first?.$id ?? '');
  await nameNominee(core, asha, { ...said, email: told, tells: true });
  await nameNominee(core, asha, { ...said, email: told, tells: true });
  const { nominees } = await listNominees(core, asha);
  assert.deepEqual(
    nominees.map(({ email, isTold }) => [email, isTold]),
    [[told, true]],
  );
  const ids = [first, ...nominees].map((one) => one?.$id);
  const letters = (await postedEmails(core)).filter(
    (one) => 'nomineeId' in one && ids.includes(one.nomineeId),
  );
  assert.deepEqual(
    letters.map(({ letter }) => letter),
    ['nominee-named'],
  );
});

test('the own mailbox in any spelling is no other person', async () => {
  const asha = await member(core, { password: null, email: `asha.k.${Date.now()}@gmail.com` });
  const [local = '', host = ''] = asha.account.email.split('@');
  for (const email of [
    asha.account.email,
    `${local.replaceAll('.', '')}@${host}`,
    `${local}+nominee@${host}`,
    `${local}@googlemail.com`,
  ]) {
    const named = nameNominee(core, asha, { name: 'A', email, relation: 'other', tells: false });
    await assert.rejects(named, refused('nominee_own'));
  }
});

test('naming never tells the age of an account, and acting refuses a member under 18', async () => {
  const [asha, child] = [await adult(), await adult()];
  await setStanding(core, child.id, standings['a child with consent']);
  await nomineeOf(core, asha, child.account.email);
  const keys = await visitOf(core, child.account.email);
  const [one] = (await getVisit(core, keys)).members;
  const asked = askToAct(core, { ...keys, nomineeId: one?.$id ?? '', cause: 'death', bytes: document() });
  await assert.rejects(asked, refused('nominee_not_adult'));
});

test('before the code no address learns of a naming, and after it each sees its own alone', async () => {
  const email = await nomineeOf(core, await adult());
  const stranger = freshEmail('stranger');
  const begun = await Promise.all([email, stranger].map((to) => beginVisit(core, { email: to, device })));
  for (const one of begun) {
    assert.deepEqual(Object.keys(one).sort(), ['$id', 'expire', 'secret']);
    const early = getVisit(core, { visitId: one.$id, secret: one.secret });
    await assert.rejects(early, refused('nominee_visit_over'));
  }
  assert.deepEqual((await getVisit(core, await visitOf(core, stranger))).members, []);
  assert.equal((await getVisit(core, await visitOf(core, email))).members.length, 1);
});

test('the hour of a code ends to the second', async () => {
  const keys = await visitOf(core, await nomineeOf(core, await adult()));
  const shift = (seconds: number) =>
    sql`update nominee_visits set until = now() + make_interval(secs => ${seconds}::int) where id = ${keys.visitId}`.execute(
      core.db,
    );
  await shift(1);
  await getVisit(core, keys);
  await shift(-1);
  await assert.rejects(getVisit(core, keys), refused('nominee_visit_over'));
});

test('the member is emailed at once, on day 7 and on day 28, and not a second before', async () => {
  const asha = await adult();
  const { requestId } = await askedFor(core, asha);
  const sent = () => mailsAbout(requestId, 'nominee-asked');
  assert.equal(await sent(), 1);
  const ago = (days: number, seconds: number) =>
    sql`update nominee_requests set asked_at = now() - make_interval(days => ${days}::int, secs => ${seconds}::int)
      where id = ${requestId}`.execute(core.db);
  const expected = [
    [7, -2, 1],
    [7, 1, 2],
    [28, -2, 2],
    [28, 1, 3],
    [29, 0, 3],
  ] as const;
  for (const [days, seconds, mails] of expected) {
    await ago(days, seconds);
    await mailMembers(core);
    assert.equal(await sent(), mails, `day ${days}`);
  }
  const email = await prepareEmail(core, { letter: 'nominee-asked', requestId });
  assert.equal(email?.to, asha.account.email);
});

test('staff decide after day 30, and two of them where the account can be erased', async () => {
  const { requestId } = await askedFor(core, await adult());
  const propose = () => proposeGrant(core, admin, { requestId, version: 1, reason });
  const ago = (seconds: number) =>
    sql`update nominee_requests set asked_at = now() - interval '30 days' - make_interval(secs => ${seconds}::int)
      where id = ${requestId}`.execute(core.db);
  await ago(-2);
  await assert.rejects(propose(), refused('nominee_early'));
  await ago(1);
  const { proposalId } = await propose();
  assert.equal(await stateOf(requestId), 'waiting');
  await assert.rejects(confirmProposal(core, admin, proposalId), refused('proposal_own'));
  await confirmProposal(core, second, proposalId);
  assert.equal(await stateOf(requestId), 'granted');
});

test('the nominee among the staff decides nothing', async () => {
  const nominee = await staff(core, 'rights');
  const asha = await adult();
  await nomineeOf(core, asha, nominee.account.email);
  const { requestId } = await askedFor(core, asha, nominee.account.email);
  await ageRequest(core, requestId, 31);
  const given = { requestId, version: 1 };
  await assert.rejects(proposeGrant(core, nominee, { ...given, reason }), refused('nominee_own_case'));
  const refusing = refuseNomineeRequest(core, nominee, { ...given, refusal: 'not_shown' });
  await assert.rejects(refusing, refused('nominee_own_case'));
  const { proposalId } = await proposeGrant(core, admin, { ...given, reason });
  await assert.rejects(confirmProposal(core, nominee, proposalId), refused('proposal_barred'));
});

test('a log-in, a used session and “I am here” each end a request', async () => {
  for (const sign of ['log-in', 'session', 'link'] as const) {
    const asha = await adult();
    const { requestId } = await askedFor(core, asha);
    assert.equal(await stateOf(requestId), 'waiting');
    if (sign === 'log-in') await logIn(asha);
    if (sign === 'session') assert.ok(await use(asha));
    const foreign = hereSecretOf(core, asha.id);
    await assert.rejects(sayHere(core, { requestId, secret: foreign }), refused('nominee_request_unknown'));
    if (sign === 'link') await sayHere(core, { requestId, secret: hereSecretOf(core, requestId) });
    await runReactions(core);
    assert.equal(await stateOf(requestId), 'ended', sign);
    const { rows } = await sql`select from watched_accounts where account_id = ${asha.id}`.execute(core.db);
    assert.equal(rows.length, 0);
    assert.equal((await listNominees(core, asha)).asked?.state, 'ended');
  }
});

test('a sign of the member ends the erasing that the nominee has begun, before any job runs', async () => {
  for (const sign of ['log-in', 'link'] as const) {
    const asha = await adult();
    const { requestId, ...keys } = await askedFor(core, asha);
    await grantedByTwo(requestId);
    await eraseAsNominee(core, { ...keys, requestId, isOn: true });
    assert.ok(await leavesAt(asha));
    if (sign === 'log-in') await logIn(asha);
    else await sayHere(core, { requestId, secret: hereSecretOf(core, requestId) });
    assert.equal(await leavesAt(asha), null);
    await runReactions(core);
    assert.equal(await stateOf(requestId), 'ended');
    const again = eraseAsNominee(core, { ...keys, requestId, isOn: true });
    await assert.rejects(again, refused('nominee_not_granted'));
  }
});

test('a log-in at the moment of the decision leaves either no grant or an ended one', async () => {
  for (let round = 0; round < 5; round++) {
    const asha = await adult();
    const { requestId } = await askedFor(core, asha);
    await ageRequest(core, requestId, 31);
    const { proposalId } = await proposeGrant(core, admin, { requestId, version: 1, reason });
    await Promise.allSettled([confirmProposal(core, second, proposalId), logIn(asha)]);
    await runReactions(core);
    assert.equal(await stateOf(requestId), 'ended');
  }
});

test('a log-in at the moment of the erasing keeps the account, or comes too late for one', async () => {
  for (let round = 0; round < 5; round++) {
    const asha = await adult();
    const { requestId, ...keys } = await grantedFor(core, asha);
    await eraseAsNominee(core, { ...keys, requestId, isOn: true });
    await sql`update accounts set leaves_at = now() - interval '1 second' where id = ${asha.id}`.execute(
      core.db,
    );
    const [log] = await Promise.allSettled([logIn(asha), removeLeavers(core)]);
    const left = await leavesAt(asha);
    assert.equal(left, log.status === 'fulfilled' ? null : undefined);
    await runReactions(core);
    assert.equal(await stateOf(requestId), 'ended');
  }
});

test('ten requests of a nominee at once are one', async () => {
  const asha = await adult();
  const keys = await visitOf(core, await nomineeOf(core, asha));
  const [one] = (await getVisit(core, keys)).members;
  const asking = { ...keys, nomineeId: one?.$id ?? '', cause: 'death' } as const;
  await Promise.all(Array.from({ length: 10 }, () => askToAct(core, { ...asking, bytes: document() })));
  const { rows } = await sql`select from nominee_requests where account_id = ${asha.id}`.execute(core.db);
  const files = await sql`select from nominee_documents join nominee_requests on id = request_id
    where account_id = ${asha.id}`.execute(core.db);
  assert.deepEqual([rows.length, files.rows.length], [1, 1]);
});

test('a nominee exports, asks for a correction and erases only after the grant', async () => {
  const asha = await adult();
  const { requestId, ...keys } = await askedFor(core, asha);
  const said = { kind: 'correct', words: 'The college is wrong: it is VNIT.' } as const;
  const tries = [
    () => exportAsNominee(core, { ...keys, requestId }),
    () => askAsNominee(core, { ...keys, requestId, ...said }),
    () => eraseAsNominee(core, { ...keys, requestId, isOn: true }),
  ];
  for (const one of tries) await assert.rejects(one(), refused('nominee_not_granted'));
  await grantedByTwo(requestId);
  const entries = new Map<string, string>();
  for await (const { name, content } of await exportAsNominee(core, { ...keys, requestId }))
    entries.set(name, String(content));
  assert.equal(JSON.parse(entries.get('accounts.json') ?? '[]')[0].email, asha.account.email);
  for (const table of ['messages', 'conversations', 'blocks', 'case_reports', 'notifications', 'factors'])
    assert.ok(!entries.has(`${table}.json`), table);
  const first = await askAsNominee(core, { ...keys, requestId, ...said, language: 'hi' });
  assert.equal((await askAsNominee(core, { ...keys, requestId, ...said })).number, first.number);
  const stored = await core.db
    .selectFrom('rights_requests')
    .select(['account_id', 'for_account_id', 'email', 'language'])
    .where('number', '=', first.number)
    .executeTakeFirst();
  const { email } = keys;
  assert.deepEqual(stored, { account_id: null, for_account_id: asha.id, email, language: 'hi' });
  const erased = await eraseAsNominee(core, { ...keys, requestId, isOn: true });
  assert.ok(erased.members[0]?.request?.erasedAt);
  await eraseAsNominee(core, { ...keys, requestId, isOn: false });
  assert.equal(await leavesAt(asha), null);
});

test('a stranger’s visit reaches no request of another nominee', async () => {
  const { requestId } = await grantedFor(core, await adult());
  const keys = await visitOf(core, freshEmail('stranger'));
  for (const one of [
    () => exportAsNominee(core, { ...keys, requestId }),
    () => eraseAsNominee(core, { ...keys, requestId, isOn: true }),
    () => withdrawAsking(core, { ...keys, requestId }),
  ])
    await assert.rejects(one(), refused('nominee_request_unknown'));
});

test('a person can ask once more 30 days after a sign, and not a second before', async () => {
  const asha = await adult();
  const { requestId, nomineeId, ...keys } = await askedFor(core, asha);
  await logIn(asha);
  await runReactions(core);
  const ask = () => askToAct(core, { ...keys, nomineeId, cause: 'death', bytes: document() });
  const ago = (seconds: number) =>
    sql`update nominee_requests set ended_at = now() - interval '30 days' - make_interval(secs => ${seconds}::int)
      where id = ${requestId}`.execute(core.db);
  await ago(-5);
  await assert.rejects(ask(), refused('nominee_again_later'));
  await ago(1);
  assert.equal((await ask()).members[0]?.request?.state, 'waiting');
});

test('the document is erased 30 days after the decision, and the request three years after its end', async () => {
  const { requestId } = await askedFor(core, await adult());
  await ageRequest(core, requestId, 31);
  await refuseNomineeRequest(core, admin, { requestId, version: 1, refusal: 'not_shown' });
  const left = async () => {
    const { rows } = await sql<{ files: number; requests: number }>`
      select (select count(*)::int from nominee_documents where request_id = ${requestId}) as files,
        (select count(*)::int from nominee_requests where id = ${requestId}) as requests`.execute(core.db);
    return [rows[0]?.files, rows[0]?.requests];
  };
  const ago = (span: string, seconds: number) =>
    sql`update nominee_requests set decided_at = now() - ${span}::interval - make_interval(secs => ${seconds}::int)
      where id = ${requestId}`.execute(core.db);
  const forget = async () => {
    await runJob('nominees:delete-documents');
    await runJob('nominees:forget-ended');
    return left();
  };
  await ago('30 days', -5);
  assert.deepEqual(await forget(), [1, 1]);
  await ago('30 days', 1);
  assert.deepEqual(await forget(), [0, 1]);
  await ago('3 years', -5);
  assert.deepEqual(await forget(), [0, 1]);
  await ago('3 years', 1);
  assert.deepEqual(await forget(), [0, 0]);
});

test('of a refusal and a grant at once, one is the decision', async () => {
  const { requestId } = await askedFor(core, await adult());
  await ageRequest(core, requestId, 31);
  const { proposalId } = await proposeGrant(core, admin, { requestId, version: 1, reason });
  const refusals = Array.from({ length: 5 }, () =>
    refuseNomineeRequest(core, second, { requestId, version: 1, refusal: 'unclear' }),
  );
  await Promise.allSettled([...refusals, confirmProposal(core, second, proposalId)]);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from admin_actions
    where subject_id = ${requestId} and action in ('nomineeRequest.granted', 'nomineeRequest.refused')`.execute(
    core.db,
  );
  assert.equal(rows[0]?.n, 1);
});

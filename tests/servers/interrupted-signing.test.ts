import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkLedgers } from '#core/agreements/check-ledgers.ts';
import { downloadAgreement } from '#core/agreements/download-agreement.ts';
import { listLedgerKeys } from '#core/agreements/list-ledger-keys.ts';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import { freshCore } from '#tests/ground/database.ts';
import { freePort } from '#tests/servers/external-postgres.ts';
import { preparedFolder, until } from '#tests/servers/launch.ts';
import { processesOf } from '#tests/servers/process-family.ts';
import { startProcesses } from '#tests/servers/processes.ts';
import { twoSigners } from '#tests/servers/two-signers.ts';

// Both sides sign one agreement, and then amendments, at two processes that are replaced, killed and stopped meanwhile.
const fresh = await freshCore();
const SECRET = 'the-same-for-all-servers';
// An agreement names the address of its project, so the server keeps its own.
// Made before the port is chosen, so that no one else takes it meanwhile.
await preparedFolder();
const PORT = String(await freePort());
const settings = { WORKERS: '2', DATABASE_URL: fresh.connection.url, SECRET, PORT };
const server = await startProcesses(settings);
const { origin, supervisor } = server;
const core = { ...fresh, origin, key: Buffer.from(SECRET) };
const signers = await twoSigners(core);

const both = 'contributor project';

test('a signature on its way at SIGHUP is answered, and a code from before signs at the next processes', async () => {
  const [first, second] = await signers.codeOfEach();
  // Longer than both processes take to be replaced, one after the other.
  const answer = signers.sign(first, 14_000);
  await sleep(1000);
  process.kill(supervisor, 'SIGHUP');
  await until(() => server.said().includes('all processes are replaced'), 60_000);
  assert.equal(await answer, 200);
  assert.deepEqual(await signers.written(), ['contributor']);
  assert.equal(await signers.sign(first), 200, 'the same form again');
  assert.equal(await signers.sign(second), 200);
  assert.deepEqual(await signers.written(), [both]);
});

test('a process killed between a signature and its answer: the same form is answered, and counts once', async () => {
  await signers.amend(3);
  const signings = await signers.codeOfEach();
  const { answers, goOn } = await signers.signUntilAnswer(signings);
  const [victim = 0] = await processesOf(supervisor);
  process.kill(victim, 'SIGKILL');
  await until(async () => !(await processesOf(supervisor)).includes(victim));
  await goOn();
  const [cut, kept] = (await answers).toSorted();
  assert.equal(cut, 0, 'each process had one');
  assert.ok(
    kept === 200 || kept === 503,
    `${kept}: it may have waited too long for the row that this test held`,
  );
  for (const one of signings) assert.equal(await signers.sign(one), 200);
  assert.deepEqual(await signers.written(), [both, both, 'amended']);
});

test('a signature on its way at SIGTERM is answered before the server ends', async () => {
  await signers.amend(7);
  const [first] = await signers.codeOfEach();
  const answer = signers.sign(first, 5000);
  await sleep(1000);
  process.kill(supervisor, 'SIGTERM');
  assert.equal(await answer, 200);
  assert.equal((await server.ended).code, 0);
  assert.deepEqual(await signers.written(), [both, both, 'contributor', 'amended']);
});

test('after all of it the ledger agrees with what is kept, and its file with our seal', async () => {
  await checkLedgers(core);
  const file = await downloadAgreement(core, signers.owner, signers.agreementId);
  const { keys } = await listLedgerKeys(core);
  const verified = await verifyDownload(file, Object.fromEntries(keys.map((key) => [key.id, key.publicKey])));
  assert.ok(verified.isGood);
  assert.deepEqual([verified.documents.length, verified.head.sequence], [2, 1]);
});

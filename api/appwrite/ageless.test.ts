import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Account, Databases, ID, Storage } from 'appwrite';
import { findStanding } from '#core/standings/find-standing.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { bornYearsAgo, freshEmail, goodPassword } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { clients } from '#tests/ground/official-clients.ts';
import { collection, dataOf, refusal } from '#tests/profiles/profile-documents.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const api = await serveApi(core);
const guest = new Account(clients(api).web);

/** A member who registered by the contract's calls alone, as unmodified clients make them. */
async function comer() {
  const email = freshEmail();
  const { $id: id } = await guest.create({
    userId: ID.unique(),
    email,
    password: goodPassword,
    name: 'Asha',
  });
  const login = await fetch(`${api.endpoint}/account/sessions/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': projectId },
    body: JSON.stringify({ email, password: goodPassword }),
  });
  const session = decodeURIComponent(
    /a_session_\w+=([^;]+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? '',
  );
  const { web } = clients(api, session);
  return { id, session, account: new Account(web), documents: new Databases(web), storage: new Storage(web) };
}

type Comer = Awaited<ReturnType<typeof comer>>;
const upload = ({ storage }: Comer) =>
  storage.createFile({
    bucketId: 'resumes',
    fileId: ID.unique(),
    file: new File([new Uint8Array(pdf())], 'cv.pdf'),
  });
const create = ({ documents }: Comer, data: Record<string, unknown>) =>
  documents.createDocument({ ...collection, documentId: ID.unique(), data });
const say = ({ session }: Comer, birthDate: string) =>
  fetch(`${api.endpoint}/account/birth-date`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-appwrite-project': projectId,
      'x-appwrite-session': session,
    },
    body: JSON.stringify({ birthDate }),
  });

test('a member who registered by the contract’s calls has a profile, and files once the age is known', async () => {
  const asha = await comer();
  assert.equal((await asha.account.get()).$id, asha.id);
  await assert.rejects(upload(asha), refusal(403, 'age_unknown'));
  await assert.rejects(create(asha, dataOf({ id: 'somebody-else' })), refusal(403, 'age_unknown'));
  const own = await create(asha, dataOf(asha, { role: 'Mentor', dob: '1990-01-01', phone: '+919822012345' }));
  assert.equal(own.id, asha.id);
  await assert.rejects(
    upload(asha),
    refusal(403, 'age_unknown'),
    'the date of a profile makes no member an adult',
  );
  assert.equal((await say(asha, '1990-01-01')).status, 200);
  assert.equal((await upload(asha)).name, 'cv.pdf');
  const { zone } = await core.db
    .selectFrom('standings')
    .select('zone')
    .where('account_id', '=', asha.id)
    .executeTakeFirstOrThrow();
  assert.equal(zone, 'Asia/Kolkata');
});

test('a birth date under 18 restricts in any role, and no other way leads round it', async () => {
  const asha = await comer();
  await create(asha, dataOf(asha, { role: 'Investor', dob: bornYearsAgo(15) }));
  assert.equal((await findStanding(core.db, asha.id))?.age, 'waiting');
  assert.equal((await say(asha, '1990-01-01')).status, 409);
  await assert.rejects(upload(asha), refusal(403, 'guardian_awaited'));
});

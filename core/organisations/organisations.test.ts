import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import {
  activeOrganisation,
  draftOrganisation,
  idOf,
  letter,
  markOrganisation,
  ownerOf,
  submittedOrganisation,
} from '#tests/organisations/organisations.ts';
import { addressCode } from '#tests/verifications/verifications.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { appealOrganisation } from './appeal-organisation.ts';
import { closeOrganisation } from './close-organisation.ts';
import { closePaused } from './close-paused.ts';
import { confirmOrganisationAddress } from './confirm-organisation-address.ts';
import { createOrganisation } from './create-organisation.ts';
import { decideOrganisation } from './decide-organisation.ts';
import { deleteOldLetters } from './delete-old-letters.ts';
import { deleteOrganisation } from './delete-organisation.ts';
import { editOrganisation } from './edit-organisation.ts';
import { endProofs } from './end-proofs.ts';
import { getOwnOrganisation } from './get-own-organisation.ts';
import { listAtDesk } from './list-at-desk.ts';
import { openOwnLetter } from './open-letter.ts';
import { putLetter } from './put-letter.ts';
import { removeOrganisation } from './remove-organisation.ts';
import { requestAddressCode } from './request-address-code.ts';
import { submitOrganisation } from './submit-organisation.ts';
import { withdrawOrganisation } from './withdraw-organisation.ts';

const core = await freshCore();
const made = await administrator(core);
core.adminEmails = made.core.adminEmails;
const { admin } = made;
const refused =
  (code: string, param?: string) =>
  (error: unknown): boolean =>
    error instanceof Refusal && error.code === code && (param === undefined || error.values.param === param);
const longEnough = 'The letter names another college than the register does.';

const decide = async (
  slug: string,
  outcome: 'active' | 'returned' | 'declined',
  by: Member = admin,
  reason = outcome === 'active' ? '' : longEnough,
) => {
  const organisationId = await idOf(core, slug);
  const { version } = await core.db
    .selectFrom('organisations')
    .select('version')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return decideOrganisation(core, by, { organisationId, version, outcome, reason });
};

const stateOf = async (owner: Member, slug: string) => (await getOwnOrganisation(core, owner, slug)).state;

test('a member without the mark of an organisation opens none', async () => {
  const who = await member(core, { password: null });
  await assert.rejects(
    createOrganisation(core, who, { kind: 'Company', name: 'Ghar Tools' }),
    refused('organisation_mark_missing'),
  );
});

test('an organisation takes website and number from the mark, and the address that proved the mark', async () => {
  const who = await member(core, { password: null });
  const { website, email } = await markOrganisation(core, who, { number: 'C-41' });
  const { slug } = await createOrganisation(core, who, { kind: 'Company', name: 'Ghar Tools', key: 'one' });
  const one = await getOwnOrganisation(core, who, slug);
  assert.equal(one.website, `https://${website}/`);
  assert.equal(one.registryNumber, 'C-41');
  assert.equal(one.address.email, email);
  assert.deepEqual(one.lacks, ['letter', 'district', 'about']);
  assert.deepEqual(await createOrganisation(core, who, { kind: 'Company', name: 'Ghar Tools', key: 'one' }), {
    slug,
  });
});

test('a member acts for at most three organisations at one time', async () => {
  const who = await member(core, { password: null });
  await markOrganisation(core, who);
  for (const name of ['Ek', 'Do', 'Teen']) await createOrganisation(core, who, { kind: 'Company', name });
  await assert.rejects(
    createOrganisation(core, who, { kind: 'Company', name: 'Char' }),
    refused('organisations_too_many'),
  );
});

test('a review begins once letter, district, texts and a proven address are there', async () => {
  const who = await member(core, { password: null });
  await markOrganisation(core, who);
  const { slug } = await createOrganisation(core, who, { kind: 'Company', name: 'Ghar Tools' });
  await assert.rejects(submitOrganisation(core, who, slug), refused('organisation_lacks', 'letter'));
  await putLetter(core, who, { organisationSlug: slug, bytes: await letter() });
  await assert.rejects(submitOrganisation(core, who, slug), refused('organisation_lacks', 'district'));
  const about = 'We make small tools for weavers.';
  await editOrganisation(core, who, { organisationSlug: slug, version: 1, place: 'Nagpur', about });
  const sent = await submitOrganisation(core, who, slug);
  assert.equal(sent.state, 'in_review');
  assert.equal((await submitOrganisation(core, who, slug)).submittedAt, sent.submittedAt);
});

test('an edit of an older version is a conflict, and the same edit twice is made once', async () => {
  const { owner, slug } = await ownerOf(core);
  const edit = { organisationSlug: slug, version: 2, about: 'We teach two thousand students now.' };
  await editOrganisation(core, owner, edit);
  assert.equal((await editOrganisation(core, owner, edit)).version, 3);
  await assert.rejects(
    editOrganisation(core, owner, { ...edit, about: 'Something else.' }),
    refused('conflict'),
  );
});

test('a text that asks for money, or that offers, is not taken', async () => {
  const { owner, slug } = await ownerOf(core);
  const edit = { organisationSlug: slug, version: 2 };
  await assert.rejects(
    editOrganisation(core, owner, { ...edit, about: 'Pay a registration fee of ₹500 by UPI first.' }),
    refused('organisation_text_held', 'about'),
  );
  const begun = { kind: 'Company', name: 'Pay a registration fee of ₹500 by UPI first' } as const;
  await assert.rejects(createOrganisation(core, owner, begun), refused('organisation_text_held', 'name'));
  await assert.rejects(
    editOrganisation(core, owner, { ...edit, about: 'We offer 5% for ₹20 lakh, round closes in May.' }),
    refused('nothing_offered'),
  );
});

test('the name that staff have checked stays', async () => {
  const { owner, slug } = await ownerOf(core);
  await assert.rejects(
    editOrganisation(core, owner, { organisationSlug: slug, version: 2, name: 'Another College' }),
    refused('organisation_name_fixed'),
  );
});

test('another member sees an organisation as little as one that does not exist', async () => {
  const { slug } = await ownerOf(core);
  const other = await member(core, { password: null });
  await assert.rejects(getOwnOrganisation(core, other, slug), refused('organisation_unknown'));
  await assert.rejects(openOwnLetter(core, other, slug), refused('organisation_unknown'));
  await assert.rejects(closeOrganisation(core, other, slug), refused('organisation_unknown'));
});

test('staff open, return or decline with a reason; a returned one is sent again', async () => {
  const owner = await member(core, { password: null });
  const slug = await submittedOrganisation(core, owner);
  await assert.rejects(decide(slug, 'returned', admin, 'No.'), refused('organisation_reason_missing'));
  await decide(slug, 'returned');
  assert.equal((await getOwnOrganisation(core, owner, slug)).reason, longEnough);
  await submitOrganisation(core, owner, slug);
  assert.equal((await decide(slug, 'active')).state, 'active');
});

test('of two administrators who decide at once, the second learns that it is decided', async () => {
  const owner = await member(core, { password: null });
  const slug = await submittedOrganisation(core, owner);
  const organisationId = await idOf(core, slug);
  const decision = { organisationId, version: 2, reason: longEnough };
  const other = await administrator(core);
  core.adminEmails = [...(made.core.adminEmails ?? []), ...(other.core.adminEmails ?? [])];
  const outcomes = await Promise.allSettled([
    decideOrganisation(core, admin, { ...decision, outcome: 'declined' }),
    decideOrganisation(core, other.admin, { ...decision, outcome: 'returned' }),
  ]);
  const lost = outcomes.filter((one) => one.status === 'rejected');
  assert.equal(lost.length, 1);
  assert.ok(refused('conflict')(lost[0]?.reason));
});

test('one organisation stands for a domain and a number; a second one opens once the first is over', async () => {
  const first = await member(core, { password: null });
  const firstSlug = await submittedOrganisation(core, first);
  const { website } = await getOwnOrganisation(core, first, firstSlug);
  const second = await member(core, { password: null });
  const slug = await submittedOrganisation(core, second);
  await core.db
    .updateTable('organisations')
    .set({ website, domain: website })
    .where('slug', 'in', [firstSlug, slug])
    .execute();
  await decide(firstSlug, 'active');
  await assert.rejects(decide(slug, 'active'), refused('organisation_taken'));
  await closeOrganisation(core, first, firstSlug);
  assert.equal((await decide(slug, 'active')).state, 'active');
  await closeOrganisation(core, second, slug);
});

test('ten organisations of one domain that are opened at once: one is opened', async () => {
  const slugs: string[] = [];
  for (let at = 0; at < 10; at++)
    slugs.push(await submittedOrganisation(core, await member(core, { password: null })));
  await core.db
    .updateTable('organisations')
    .set({ domain: 'one-domain.example' })
    .where('slug', 'in', slugs)
    .execute();
  const outcomes = await Promise.allSettled(slugs.map((slug) => decide(slug, 'active')));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of outcomes)
    if (one.status === 'rejected') assert.ok(refused('organisation_taken')(one.reason), String(one.reason));
});

test('another administrator decides an appeal: a no leaves it declined, a yes opens it', async () => {
  const owner = await member(core, { password: null });
  const slug = await submittedOrganisation(core, owner);
  await decide(slug, 'declined');
  const appeal = {
    organisationSlug: slug,
    appeal: 'The letter is from our own principal, as the seal shows.',
  };
  await appealOrganisation(core, owner, appeal);
  await assert.rejects(
    appealOrganisation(core, owner, { ...appeal, appeal: `${appeal.appeal} Look again.` }),
    refused('organisation_appeal_twice'),
  );
  const other = await administrator(core);
  core.adminEmails = [...(core.adminEmails ?? []), ...(other.core.adminEmails ?? [])];
  await assert.rejects(decide(slug, 'active'), refused('organisation_same_administrator'));
  assert.equal((await decide(slug, 'active', other.admin)).state, 'active');
});

test('an appeal comes within 14 days', async () => {
  const owner = await member(core, { password: null });
  const slug = await submittedOrganisation(core, owner);
  await decide(slug, 'declined');
  await core.db
    .updateTable('organisations')
    .set({ decided_at: sql<Date>`decided_at - interval '14 days 1 second'` })
    .where('slug', '=', slug)
    .execute();
  const appeal = {
    organisationSlug: slug,
    appeal: 'The letter is from our own principal, as the seal shows.',
  };
  await assert.rejects(appealOrganisation(core, owner, appeal), refused('organisation_appeal_late'));
});

test('no member of the staff decides about an organisation for which they act', async () => {
  const slug = await submittedOrganisation(core, admin);
  await assert.rejects(decide(slug, 'active'), refused('organisation_own'));
  await assert.rejects(
    removeOrganisation(core, admin, { organisationId: await idOf(core, slug), reason: longEnough }),
    refused('organisation_own'),
  );
  await deleteOrganisation(core, admin, (await withdrawOrganisation(core, admin, slug)).slug);
});

test('a removed organisation tells its owner why, and waits at the desk during an appeal', async () => {
  const { owner, slug } = await ownerOf(core);
  const organisationId = await idOf(core, slug);
  const removal = { organisationId, reason: longEnough };
  await removeOrganisation(core, admin, removal);
  assert.equal((await removeOrganisation(core, admin, removal)).state, 'removed');
  const shown = await getOwnOrganisation(core, owner, slug);
  assert.equal(shown.reason, longEnough);
  assert.ok(shown.can.appeal);
  await appealOrganisation(core, owner, {
    organisationSlug: slug,
    appeal: 'We have never asked a student for money. Please look at it again.',
  });
  const waiting = await listAtDesk(core, admin, { list: 'waiting' });
  assert.ok(waiting.organisations.some((one) => one.$id === organisationId && one.isAppeal));
});

test('an organisation pauses without an owner who can act, goes on with one, and ends after 180 days', async () => {
  const { owner, slug } = await ownerOf(core);
  const endProof = () =>
    core.db
      .updateTable('organisation_addresses')
      .set({ proven_until: sql<Date>`now() - interval '1 second'` })
      .where('account_id', '=', owner.id)
      .execute();
  await endProof();
  await endProofs(core);
  await runReactions(core);
  assert.equal(await stateOf(owner, slug), 'paused');
  const { domain } = await getOwnOrganisation(core, owner, slug);
  const email = `asha@${domain}`;
  await requestAddressCode(core, owner, { organisationSlug: slug, email });
  const secret = await addressCode(core, email);
  await confirmOrganisationAddress(core, owner, { organisationSlug: slug, secret });
  assert.equal(
    (await confirmOrganisationAddress(core, owner, { organisationSlug: slug, secret })).address.email,
    email,
  );
  await runReactions(core);
  assert.equal(await stateOf(owner, slug), 'active');
  await endProof();
  await endProofs(core);
  await runReactions(core);
  await core.db
    .updateTable('organisations')
    .set({ paused_at: sql<Date>`now() - interval '180 days'` })
    .where('slug', '=', slug)
    .execute();
  await closePaused(core);
  assert.equal(await stateOf(owner, slug), 'closed');
});

test('an address at another domain proves nothing', async () => {
  const { owner, slug } = await ownerOf(core);
  await assert.rejects(
    requestAddressCode(core, owner, { organisationSlug: slug, email: 'asha@elsewhere.example.org' }),
    refused('address_other_domain'),
  );
});

test('the letter goes 30 days after the decision, and stays while an appeal waits', async () => {
  const [kept, gone] = [await member(core, { password: null }), await member(core, { password: null })];
  const slugs = [await submittedOrganisation(core, kept), await submittedOrganisation(core, gone)] as const;
  for (const slug of slugs) await decide(slug, 'declined');
  await appealOrganisation(core, kept, {
    organisationSlug: slugs[0],
    appeal: 'The letter is from our own principal, as the seal shows.',
  });
  await core.db
    .updateTable('organisations')
    .set({ decided_at: sql<Date>`decided_at - interval '30 days'` })
    .where('slug', 'in', slugs)
    .execute();
  await deleteOldLetters(core);
  assert.equal((await getOwnOrganisation(core, gone, slugs[1])).letterAt, '');
  assert.notEqual((await getOwnOrganisation(core, kept, slugs[0])).letterAt, '');
});

test('a draft goes with its only owner, an active one stays and pauses', async () => {
  const owner = await member(core, { password: null });
  const [draft, active] = [await draftOrganisation(core, owner), await activeOrganisation(core, owner)];
  const { leaveOrganisations } = await import('./steps/leave-organisations.ts');
  await core.db.transaction().execute((tx) => leaveOrganisations(tx, owner));
  const left = await core.db
    .selectFrom('organisations')
    .select(['slug', 'state'])
    .where('slug', 'in', [draft, active])
    .execute();
  assert.deepEqual(left, [{ slug: active, state: 'paused' }]);
});

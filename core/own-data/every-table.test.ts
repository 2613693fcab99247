import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshEmail, goodPassword, member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { declaredTables } from '../collected/own-data.ts';
import type { Account } from '../ground/actor.ts';
import { collectOwnData } from './collect.ts';

const core = await freshCore();
const { pool } = core.connection;

/** A row of each table about the account $1 with the address $2. The rest comes with every member. */
const rows: Record<string, string> = {
  accounts: '',
  standings: '',
  sessions: '',
  known_devices: '',
  known_browsers: `insert into known_browsers (account_id, browser) values ($1, sha256(convert_to($2, 'UTF8')))`,
  events: '',
  ends: '',
  last_forms: `insert into last_forms (event_id, form, readers)
    select max(id), json_build_object('was', $2::text), array['user:' || $1] from events where account_id = $1`,
  admin_actions: `insert into admin_actions (actor_id, action, subject_id, detail) values ('admin', 'account.opened', $1, $2)`,
  codes: `insert into codes (id, purpose, account_id, email, handle, asked_by, expires_at) values ('code' || $1, 'log-in', $1, $2, 'h', 'client', now() + interval '1 hour')`,
  tokens: `insert into tokens (id, account_id, kind, email, expires_at) values ('token' || $1, $1, 'verification', $2, now() + interval '1 hour')`,
  consents: `insert into consents (account_id, document, version, language, given) values ($1, 'terms', $2, 'en', true)`,
  guardians: `insert into guardians (id, account_id, name, email, adult_on, expires_at) values ('g' || $1, $1, 'Meera', $2, '2030-01-01', now())`,
  profiles: `insert into profiles (id, owner_id, account_id, name, email) values ('p' || $1, $1, $1, 'Asha', $2)`,
  email_changes: `insert into email_changes (id, account_id, email, expires_at) values ('c' || $1, $1, $2, now())`,
  former_addresses: `insert into former_addresses (id, account_id, email, expires_at) values ('o' || $1, $1, $2, now() + interval '1 day')`,
  email_proofs: `insert into email_proofs (id, email, code_expires_at, account_id, expires_at) values ('e' || $1, $2, now(), $1, now())`,
  files: `insert into files (id, bucket, owner_id, name, size) values ('f' || $1, 'resumes', $1, $2, 1)`,
  avatars: `insert into avatars (account_id, id, storage_key, size) values ($1, 'a' || $1, 'key' || $2, 1)`,
  verifications: `insert into verifications (id, account_id, kind, way, state, email, submitted_at) values ('v' || $1, $1, 'student', 'college_id', 'submitted', $2, now())`,
  evidence_files: `insert into evidence_files (verification_id, storage_key, size, mime_type, checksum) values ('v' || $1, 'letter' || $2, 1, 'image/webp', '')`,
  evidence_hashes: `insert into evidence_hashes (hash, verification_id) values (sha256(convert_to($2, 'UTF8')), 'v' || $1)`,
  blocks: `with other as (insert into accounts (id, email, target_id) select md5('b' || $1), md5('b' || $1), md5('b' || $1) returning id)
    insert into blocks (blocker_id, blocked_id) select $1, id from other`,
  parted_names: `update standings set birth_date = '1990-01-01' where account_id = md5('b' || $1)`,
  last_names: `insert into last_names (account_id, name) values ($1, $2)`,
  cases: `insert into cases (id, thing_kind, thing_id, state, sealed, seal, decided_at, outcome, reason) values (md5('s' || $1), 'person', $1, 'decided', '{"name":"' || $2 || '"}', 'x', now(), 'warn', 'R')`,
  case_people: `insert into case_people (case_id, account_id, is_judged) values (md5('s' || $1), $1, true)`,
  case_reports: `insert into case_reports (id, case_id, reporter_id, email, concern) values (md5('r' || $1), md5('s' || $1), $1, $2, 'other')`,
  guest_reports: `insert into guest_reports (id, thing_kind, thing_id, email, concern) values (md5('g' || $1), 'person', 'x', $2, 'other')`,
  people: `insert into people (account_id, skills) values ($1, array[$2])`,
  clocks: `insert into clocks (id, kind, subject_id, owed_by, zone, began_at, due_at) values ('k' || md5($1), 'first_message', md5($1), $1, 'Asia/Kolkata', now(), now() + interval '1 day')`,
  project_members: `with project as (
      insert into projects (id, slug, name, line, asked_as) select one, one, 'A', 'B', one from (select md5($1::text) as one) as made returning id
    ) insert into project_members (project_id, account_id, is_owner, title) select id, $1, true, $2 from project`,
  opportunities: `insert into opportunities (id, project_id, slug, said, begun_by, submitted_by, asked_as) select md5('t' || $1), project_id, md5('t' || $1), '{"kind":"Advice","title":"T","seats":1,"hoursAWeek":1,"startsOn":"","place":""}', $1, $1, md5('t' || $1) from project_members where account_id = $1`,
  opportunity_reviews: `insert into opportunity_reviews (id, opportunity_id, about, reasons, asked_by) values (md5('w' || $1), md5('t' || $1), 'opportunity', '{first_three}', $1)`,
  saved_searches: `insert into saved_searches (id, account_id, name, filters, look_at) values (md5('y' || $1), $1, 'Mine', '{}', now())`,
  saved_opportunities: `insert into saved_opportunities (opportunity_id, account_id) values (md5('t' || $1), $1)`,
  applications: `with terms as (insert into opportunity_terms (opportunity_id, number, said) values (md5('t' || $1), 1, '{}'))
    insert into applications (id, opportunity_id, project_id, account_id, asked_as, terms, note, hours, starts_on) select md5('y' || $1), md5('t' || $1), project_id, $1, md5('y' || $1), 1, $2, 8, '2031-05-01' from project_members where account_id = $1`,
  application_steps: `insert into application_steps (application_id, kind) values (md5('y' || $1), 'sent of ' || $1)`,
  application_offers: `insert into application_offers (application_id, title, starts_on, hours, terms, answer_by) values (md5('y' || $1), $1, '2031-05-01', 8, $2, now())`,
  application_interviews: `insert into application_interviews (application_id, owner_id, owner_zone, place, minutes) values (md5('y' || $1), $1, 'Asia/Kolkata', $2, 30)`,
  application_files: `insert into application_files (application_id, name, mime_type, size, storage_key, checksum) values (md5('y' || $1), $2, 'application/pdf', 1, 'applied' || $2, '')`,
  application_trials: `insert into application_trials (application_id, task, hours, text) values (md5('y' || $1), 'Count', 1, $1 || $2)`,
  application_trial_files: `insert into application_trial_files (application_id, name, mime_type, size, storage_key, checksum) values (md5('y' || $1), $2, 'application/pdf', 1, 'tried' || $2, '')`,
  application_exports: `insert into application_exports (id, opportunity_id, account_id, applications) values (md5('e' || $1), md5('t' || $1), $1, 1)`,
  application_notes: `insert into application_notes (id, application_id, account_id, asked_as, text) values (md5('n' || $1), md5('y' || $1), $1, md5('n' || $1), $2)`,
  agreement_pools: `insert into agreement_pools (project_id, version, company_units, pool_units, as_of_day, set_by) select project_id, 1, 2, 1, '2026-01-01', $1 from project_members where account_id = $1`,
  agreements: `insert into agreements (id, project_id, contributor_id, asked_as, stage, version, active_at, is_settled) select md5('a' || $1), project_id, $1, md5('a' || $1), 'completed', 1, now(), true from project_members where account_id = $1`,
  agreement_versions: `insert into agreement_versions (agreement_id, number, party, hash, document, has_equity, signer_id) values (md5('a' || $1), 1, 'project', repeat('0', 64), jsonb_build_object('name', $2::text), false, $1)`,
  agreement_drafts: `with drafted as (
      insert into agreements (id, project_id, contributor_id, asked_as, stage, version) select md5('d' || $1), project_id, $1, md5('d' || $1), 'proposed', 1 from project_members where account_id = $1 returning id
    ) insert into agreement_drafts (agreement_id, party, based_on, said) select id, 'contributor', 1, jsonb_build_object('name', $2::text) from drafted`,
  agreement_signatures: `insert into agreement_signatures (agreement_id, version, party, account_id, name, hash, confirmed_by) values (md5('a' || $1), 1, 'contributor', $1, $2, '', 'mailed code')`,
  agreement_signature_addresses: `insert into agreement_signature_addresses (agreement_id, version, party, account_id, ip) values (md5('a' || $1), 1, 'contributor', $1, '203.0.113.7')`,
  agreement_owed_reads: `insert into agreement_owed_reads (agreement_id, account_id) values (md5('a' || $1), $1)`,
  agreement_departures: `insert into agreement_departures (agreement_id, account_id) values (md5('a' || $1), $1)`,
  agreement_people: `insert into agreement_people (agreement_id, account_id, number) values (md5('a' || $1), $1, md5('n' || $1))`,
  agreement_disputes: `insert into agreement_disputes (id, agreement_id, milestone, opened_by, ruled_by) values (md5('q' || $1), md5('a' || $1), 1, 'contributor', $1)`,
  agreement_entries: `insert into agreement_entries (agreement_id, sequence, at, side, fact, hashes, before, hash) values (md5('a' || $1), 1, now(), 'product', jsonb_build_object('name', $2::text), '[]', '', '')`,
  agreement_entry_texts: `insert into agreement_entry_texts (agreement_id, sequence, account_id, salt, said) values (md5('a' || $1), 1, $1, '', json_build_object('text', $2::text))`,
  agreement_entry_files: `insert into agreement_entry_files (id, agreement_id, sequence, position, account_id, salt, name, mime_type, size, storage_key, checksum) values (md5('q' || $1), md5('a' || $1), 1, 0, $1, '', $2, 'application/pdf', 1, 'milestone' || $1, '')`,
  agreement_monthly_mails: `insert into agreement_monthly_mails (account_id, month) values ($1, '2026-10')`,
  agreement_payouts: `insert into agreement_payouts (agreement_id, milestone, account_id, sealed) values (md5('a' || $1), 1, $1, convert_to($2, 'UTF8'))`,
  agreement_payout_openings: `insert into agreement_payout_openings (agreement_id, milestone, account_id, withheld, open_until) values (md5('a' || $1), 1, $1, 0, now())`,
  agreement_tax_numbers: `insert into agreement_tax_numbers (agreement_id, party, account_id, sealed) values (md5('a' || $1), 'contributor', $1, convert_to($2, 'UTF8'))`,
  agreement_more_time: `insert into agreement_more_time (agreement_id, milestone, since, account_id, days, reason) values (md5('a' || $1), 1, 1, $1, 3, $2)`,
  handles: `insert into handles (handle, account_id) values (left(md5($1), 20), $1)`,
  project_updates: `insert into project_updates (id, project_id, account_id, text, asked_as) select md5('u' || $1), project_id, $1, $2, md5('u' || $1) from project_members where account_id = $1`,
  project_pictures: `insert into project_pictures (id, project_id, update_id, account_id, alt, width, height, checksum) select md5('b' || $1), project_id, null, $1, $2, 1, 1, '' from project_members where account_id = $1`,
  project_picture_files: `insert into project_picture_files (picture_id, variant, storage_key, size, checksum) select md5('b' || $1), 'large', 'picture' || $1, 1, $2`,
  project_hand_overs: `insert into project_hand_overs (id, project_id, account_id) select md5('o' || $1), project_id, $1 from project_members where account_id = $1`,
  project_removals: `insert into project_removals (id, project_id, state_before, reason, appeal, appealed_by, appealed_at) select md5('r' || $1), project_id, 'draft', 'Why', $2, $1, now() from project_members where account_id = $1`,
  project_removal_votes: `insert into project_removal_votes (project_id, account_id, voted_by) select project_id, $1, $1 from project_members where account_id = $1`,
  project_invitations: `insert into project_invitations (id, project_id, sent_to, account_id, email, mailbox) select md5('i' || $1), project_id, $2, $1, $2, $2 from project_members where account_id = $1`,
  invitation_refusals: `insert into invitation_refusals (mailbox_hash) values ($1 || $2)`,
  notifications: `insert into notifications (account_id, event_id, kind, subject_kind, subject_id, topic, actor_id) values ($1, 1, 'title_given', 'project', $2, 'teams', $1)`,
  mail_ways: `insert into mail_ways (account_id, topic, way) values ($1, $2, 'never')`,
  project_followers: `insert into project_followers (project_id, account_id) select project_id, $1 from project_members where account_id = $1`,
  conversations: `insert into conversations (id, kind, pair, requested_by) values ('c' || md5($1), 'direct', $1, $1)`,
  conversation_members: `insert into conversation_members (conversation_id, account_id) values ('c' || md5($1), $1)`,
  messages: `insert into messages (id, conversation_id, number, author_id, asked_as, text) values ('m' || md5($1), 'c' || md5($1), 1, $1, 'key', $2)`,
  message_files: `insert into message_files (id, conversation_id, account_id, message_id, name, mime_type, size, storage_key, checksum) values ('f' || md5($1), 'c' || md5($1), $1, 'm' || md5($1), $2, 'image/webp', 1, 'message' || $2, '')`,
  conversation_changes: `insert into conversation_changes (conversation_id, kind, account_id, after_number) values ('c' || md5($1), 'requested', $1, 0)`,
  request_capacities: `insert into request_capacities (account_id, capacity) values ($1, 5)`,
  enquiries: `insert into enquiries (id, full_name, email, subject, message) values ('m' || $1, 'Asha', $2, 'S', 'M')`,
  enquiry_answers: `insert into enquiry_answers (id, enquiry_id, answered_by, answer) values ('n' || $1, 'm' || $1, 'admin', $2)`,
  jobs: `insert into jobs (task, payload, attempts) values ('send-letter', jsonb_build_object('letter', 'email-changed', 'accountId', $1::text, 'to', $2::text), 30)`,
  written_letters: `insert into written_letters (id, mailbox, cause, is_code) values ('w' || $1, $2, 'page', true)`,
  rate_limits: `insert into rate_limits values ('test:' || $1 || $2, now(), 1, now())`,
};

/** Without their bytes, rows of these tables end the archive that this test reads. */
const withBytes: string[] = [
  'application_files',
  'application_trial_files',
  'avatars',
  'evidence_files',
  'message_files',
  'project_picture_files',
];

async function somebody(): Promise<Account & { secret: string; member: Awaited<ReturnType<typeof member>> }> {
  const made = await member(core, { email: freshEmail('canary') });
  for (const text of Object.values(rows)) {
    const values = [made.id, made.account.email].slice(0, text.includes('$2') ? 2 : 1);
    if (text) await pool.query(text, values);
  }
  return { ...made.account, secret: made.secret, member: made };
}

/** Exports only what needs no photo or file, because this test has no bytes for them. */
async function exported(asha: Awaited<ReturnType<typeof member>>): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  const tables = declaredTables.length;
  for await (const { name, content } of collectOwnData(core, asha)) {
    entries.set(name, String(content));
    if (entries.size > tables) break;
  }
  return entries;
}

test('the archive holds a member’s row of every table, unless the table’s rule says why not', async () => {
  await pool.query('delete from avatars');
  const { member: asha, secret, password_hash: hash } = await somebody();
  await pool.query('delete from avatars where account_id = $1', [asha.id]);
  await pool.query('delete from evidence_files');
  await pool.query('delete from message_files');
  await pool.query('delete from application_files');
  await pool.query('delete from application_trial_files');
  await pool.query('delete from project_picture_files');
  const entries = await exported(asha);
  for (const { table, rule } of declaredTables) {
    if (rule === 'names nobody' || withBytes.includes(table)) continue;
    assert.ok(Object.hasOwn(rows, table), `this test makes no row of ${table}`);
    const name = `${table}.json`;
    if (typeof rule.exported !== 'function')
      assert.ok(!entries.has(name) && rule.exported.not.length > 20, table);
    else assert.ok(JSON.parse(entries.get(name) ?? '[]').length > 0, table);
  }
  const everything = [...entries.values()].join();
  for (const told of [secret, hash ?? '', goodPassword, 'secret_hash', 'ticket_hash', '"admin"'])
    assert.ok(!everything.includes(told), told);
});

test('an account that ends leaves no row in any table, except where the rule says so and why', async () => {
  const { member: asha, email } = await somebody();
  const other = await somebody();
  const counts = async (id: string, address: string) => {
    const found: Record<string, number> = {};
    for (const { table } of declaredTables) {
      const { rowCount } = await pool.query(
        `select from ${table} as one where strpos(one::text, $1) > 0 or strpos(one::text, $2) > 0`,
        [id, address],
      );
      if (rowCount) found[table] = rowCount;
    }
    return found;
  };
  const letters = async (address: string) =>
    (await pool.query('select from jobs where strpos(payload::text, $1) > 0', [address])).rowCount;
  assert.equal(await letters(email), 1);
  const others = await counts(other.id, other.email);
  assert.deepEqual(Object.keys(others).sort(), Object.keys(rows).sort());
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, asha.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  assert.equal(await letters(email), 0, 'not even a letter that was given up');
  assert.equal(await letters(other.email), 1);
  const left = Object.keys(await counts(asha.id, email));
  const staying = declaredTables
    .filter(({ rule }) => rule !== 'names nobody' && typeof rule.erased === 'object')
    .map(({ table }) => table);
  assert.deepEqual(left.sort(), [...staying, 'unclaimed_bytes'].sort());
  assert.deepEqual(await counts(other.id, other.email), others, 'and nobody else loses anything');
});

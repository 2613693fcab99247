import type { Rows } from '#tests/ground/module-samples.ts';

export const agreementRows = {
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
} satisfies Rows;

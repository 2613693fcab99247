import { sql } from 'kysely';
import type { Account } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { disputeData } from './disputes/own-data.ts';
import { moneyData } from './money/own-data.ts';
import { evidenceData } from './own-data-of-evidence.ts';
import { isOwn } from './own-side.ts';
import { isNegotiated } from './policy.ts';
import { endNegotiation } from './steps/end-negotiation.ts';
import { endWorkOf } from './steps/end-work-of.ts';
import { holdNegotiatedRow } from './steps/hold-negotiation.ts';
import { goesWithText, limitOfAddresses, limitOfTexts } from './text-ages.ts';

const otherSide = 'The other side keeps the signed agreement and its record.';

export const agreementData: OwnData = {
  agreement_pools: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_pools')
        .innerJoin('projects', 'projects.id', 'agreement_pools.project_id')
        .select([
          'projects.slug',
          'agreement_pools.version',
          'company_units',
          'pool_units',
          'as_of_day',
          'set_at',
        ])
        .where('set_by', '=', id)
        .orderBy('set_at')
        .execute(),
    erased: (tx, { id }) =>
      tx.updateTable('agreement_pools').set({ set_by: null }).where('set_by', '=', id).execute(),
    givenTo: 'nominee and guardian',
  },
  agreement_pool_uses: 'names no one',
  agreements: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreements')
        .innerJoin('projects', 'projects.id', 'agreements.project_id')
        .select(['agreements.id', 'projects.slug', 'agreements.stage', 'agreements.version'])
        .select(['begun_at', 'active_at', 'ended_at'])
        .where(isOwn(id))
        .where((row) =>
          row.or([row('agreements.stage', '<>', 'draft'), row('contributor_id', 'is distinct from', id)]),
        )
        .orderBy('agreements.sequence')
        .execute(),
    held: holdProjectsOf,
    erased: endOpen,
    givenTo: 'nominee and guardian',
  },
  agreement_drafts: {
    exported: (core, account) => draftsOf(core, account),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  agreement_versions: {
    removedBy: 'agreements:forget-texts',
    limit: limitOfTexts,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_versions')
        .innerJoin('agreements', 'agreements.id', 'agreement_versions.agreement_id')
        .select(['agreement_id', 'number', 'party', 'hash', 'document', 'proposed_at'])
        .where(isOwn(id))
        .orderBy('agreement_id')
        .orderBy('number')
        .execute(),
    erased: { not: otherSide },
    givenTo: 'nominee and guardian',
  },
  agreement_signatures: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_signatures')
        .innerJoin('agreements', 'agreements.id', 'agreement_signatures.agreement_id')
        .select([
          'agreement_id',
          'agreement_signatures.version',
          'party',
          'name',
          'hash',
          'confirmed_by',
          'reader_language',
        ])
        .select(['signed_at', 'voided_at'])
        .where(isOwn(id))
        .orderBy('signed_at')
        .execute(),
    erased: { not: otherSide },
    givenTo: 'nominee and guardian',
  },
  agreement_signature_addresses: {
    removedBy: 'agreements:forget-addresses',
    limit: limitOfAddresses,
    exported: { not: 'It proves in a dispute who signed, and is never exported.' },
    erased: 'by the database',
  },
  agreement_owed_reads: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_owed_reads')
        .select(['agreement_id', 'read_at'])
        .where('account_id', '=', id)
        .orderBy('read_at')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  agreement_departures: {
    removedBy: 'agreements:forget-texts',
    limit: goesWithText,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_departures')
        .select(['agreement_id', 'left_at'])
        .where('account_id', '=', id)
        .orderBy('left_at')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  agreement_steps: 'names no one',
  agreement_milestones: 'names no one',
  agreement_commands: 'names no one',
  ...evidenceData,
  agreement_amendments: 'names no one',
  ...disputeData,
  agreement_people: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_people')
        .select(['agreement_id', 'number'])
        .where('account_id', '=', id)
        .orderBy('agreement_id')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  agreement_entries: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_entries')
        .innerJoin('agreements', 'agreements.id', 'agreement_entries.agreement_id')
        .selectAll('agreement_entries')
        .where(isOwn(id))
        .orderBy('agreement_id')
        .orderBy('agreement_entries.sequence')
        .execute(),
    erased: { not: 'It holds no personal data and cannot be changed; the other side relies on it.' },
    givenTo: 'nominee and guardian',
  },
  ...moneyData,
  ledger_keys: 'names no one',
  agreed_clauses: 'names no one',
  ledger_checks: 'names no one',
  agreement_monthly_mails: {
    isNeverHeld: true,
    removedBy: 'agreements:mail-receipts',
    limit: { kept: '3 months', since: sql`one.posted_at` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_monthly_mails')
        .select(['month', 'posted_at'])
        .where('account_id', '=', id)
        .orderBy('month')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};

/** Each side can read only its own drafts. */
function draftsOf({ db }: Core, { id }: Account) {
  return db
    .selectFrom('agreement_drafts')
    .innerJoin('agreements', 'agreements.id', 'agreement_drafts.agreement_id')
    .select(['agreement_id', 'party', 'said', 'saved_at'])
    .where(isOwn(id))
    .where(
      sql<boolean>`party = case when agreements.contributor_id = ${id} then 'contributor' else 'project' end`,
    )
    .orderBy('saved_at')
    .execute();
}

/**
 * Locks the projects in which the member takes part or has an agreement, in the order in which every caller locks them: each step
 * of the other side locks its own first.
 */
function holdProjectsOf(tx: Tx, { id }: Account): Promise<unknown> {
  return tx
    .selectFrom('projects')
    .select('id')
    .where(
      sql<boolean>`id in (
        select project_id from project_members where account_id = ${id}
        union select project_id from agreements where contributor_id = ${id}
      )`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Deletes the drafts about a leaving contributor, declines texts that they have not signed, and drops work that they have
 * begun. Amounts due stay due.
 */
async function endOpen(tx: Tx, { id }: Account): Promise<void> {
  await endWorkOf(tx, id);
  await sql`
    delete from agreement_drafts as draft using agreements
    where agreements.id = draft.agreement_id and contributor_id = ${id} and active_at is not null`.execute(
    tx,
  );
  const open = await tx
    .selectFrom('agreements')
    .select('id')
    .where('contributor_id', '=', id)
    .where(
      sql<boolean>`(active_at is null and ended_at is null or exists (
        select from agreement_amendments as amendment
        where amendment.agreement_id = agreements.id and amendment.ended_at is null
      ))`,
    )
    .orderBy('project_id')
    .orderBy('id')
    .execute();
  for (const one of open) {
    const held = await holdNegotiatedRow(tx, one.id);
    if (held?.stage === 'draft') await tx.deleteFrom('agreements').where('id', '=', one.id).execute();
    else if (held && isNegotiated(held))
      await endNegotiation(tx, held, { stage: 'declined', party: 'contributor', accountId: id });
  }
}

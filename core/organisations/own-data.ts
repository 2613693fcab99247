import { sql } from 'kysely';
import { organisationTimes } from '#contract/organisations/limits.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { ExportEntry, OwnData } from '../ground/table-rule.ts';
import { openOwnLetter } from './open-letter.ts';
import { leaveOrganisations } from './steps/leave-organisations.ts';

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

export const organisationData: OwnData = {
  organisations: {
    // The seats of its staff say the same, and a hold can name those.
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('organisations')
        .select([
          'slug',
          'name',
          'kind',
          'state',
          'about',
          'begun_at',
          'submitted_at',
          'opened_at',
          'ended_at',
        ])
        .where('begun_by', '=', id)
        .orderBy('begun_at')
        .execute(),
    erased: forgetPeople,
    givenTo: 'nominee and guardian',
  },
  organisation_projects: 'names no one',
  organisation_pictures: 'names no one',
  organisation_picture_files: 'names no one',
  organisation_letters: {
    removedBy: 'organisations:delete-letters',
    limit: {
      kept: `${organisationTimes.letterDays} days`,
      since: sql`(select decided_at from organisations where id = one.organisation_id
        and state in ('active', 'paused', 'declined', 'closed', 'removed')
        and (appealed_at is null or appealed_at < decided_at))`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('organisation_letters as letter')
        .innerJoin('organisations', 'organisations.id', 'letter.organisation_id')
        .select(['organisations.slug', 'letter.mime_type', 'letter.size', 'letter.created_at'])
        .where('letter.account_id', '=', id)
        .execute(),
    bytes: exportLetters,
    erased: (tx, { id }) => tx.deleteFrom('organisation_letters').where('account_id', '=', id).execute(),
    givenTo: 'nominee and guardian',
  },
  organisation_staff: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('organisation_staff as seat')
        .innerJoin('organisations', 'organisations.id', 'seat.organisation_id')
        .select([
          'organisations.slug',
          'organisations.name',
          'organisations.state',
          'seat.role',
          'seat.since',
        ])
        .where('seat.account_id', '=', id)
        .orderBy('seat.since')
        .execute(),
    erased: leaveOrganisations,
    givenTo: 'nominee and guardian',
  },
  organisation_staff_removals: {
    removedBy: 'organisations:forget-removals',
    limit: {
      kept: `${organisationTimes.removalYears} year`,
      since: sql`case when one.appealed_at is null or one.answered_at is not null then one.decided_at end`,
    },
    // The names of those who decided are data about others.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('organisation_staff_removals as removal')
        .innerJoin('organisations', 'organisations.id', 'removal.organisation_id')
        .select(['organisations.slug', 'removal.roles', 'removal.reason', 'removal.decided_at'])
        .select(['removal.appeal', 'removal.appealed_at', 'removal.answer', 'removal.answered_at'])
        .select('removal.is_lifted')
        .where('removal.account_id', '=', id)
        .execute(),
    erased: forgetRemovalsOf,
    givenTo: 'nominee and guardian',
  },
  organisation_hand_overs: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('organisation_hand_overs as over')
        .innerJoin('organisations', 'organisations.id', 'over.organisation_id')
        .select(['organisations.slug', 'over.leaves', 'over.asked_at', 'over.declined_at'])
        .where((over) => over.or([over('over.account_id', '=', id), over('over.asked_by', '=', id)]))
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  organisation_removal_votes: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('organisation_removal_votes as vote')
        .innerJoin('organisations', 'organisations.id', 'vote.organisation_id')
        .select(['organisations.slug', 'vote.voted_at'])
        .where('vote.voted_by', '=', id)
        .execute(),
    erased: 'by the database',
  },
  organisation_addresses: {
    removedBy: 'organisations:end-proofs',
    limit: {
      kept: `${organisationTimes.proofDays} days`,
      since: sql`one.proven_until - interval '180 days'`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('organisation_addresses as address')
        .innerJoin('organisations', 'organisations.id', 'address.organisation_id')
        .select(['organisations.slug', 'address.email', 'address.proven_until'])
        .where('address.account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};

/** An organisation stays, without the member who began it and staff of ours who decided about it. */
async function forgetPeople(tx: Tx, { id }: Account): Promise<void> {
  for (const column of ['begun_by', 'decided_by', 'first_decided_by'] as const)
    await tx
      .updateTable('organisations')
      .set({ [column]: null })
      .where(column, '=', id)
      .execute();
}

async function forgetRemovalsOf(tx: Tx, { id }: Account): Promise<void> {
  for (const column of ['decided_by', 'answered_by'] as const)
    await tx
      .updateTable('organisation_staff_removals')
      .set({ [column]: null })
      .where(column, '=', id)
      .execute();
  await tx.deleteFrom('organisation_staff_removals').where('account_id', '=', id).execute();
}

async function* exportLetters(core: Core, member: Member): AsyncGenerator<ExportEntry> {
  const letters = await core.db
    .selectFrom('organisation_letters as letter')
    .innerJoin('organisations', 'organisations.id', 'letter.organisation_id')
    .select(['organisations.slug', 'letter.created_at'])
    .where('letter.account_id', '=', member.id)
    .execute();
  for (const { slug, created_at: at } of letters) {
    const { read, mimeType } = await openOwnLetter(core, member, slug);
    const name = `organisations/${slug}.${extensions[mimeType] ?? 'bin'}`;
    yield { name, at, content: await read().catch(nothingOfDamaged) };
  }
}

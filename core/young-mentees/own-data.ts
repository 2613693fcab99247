import { sql } from 'kysely';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { Db } from '#db/connect.ts';
import { reviewLimits } from '#rules/written-reviews/review-limits.ts';
import { readStored } from '../files/read-stored.ts';
import type { Tx } from '../ground/events.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';

const removedBy = 'young-mentees:forget';

export const youngMenteeData: OwnData = {
  young_mentoring: 'names no one',
  young_mentors: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('young_mentors')
        .select(['state', 'statement_version', 'signed_at', 'ready_at', 'decided_at', 'reason'])
        .select(['saw_certificate', 'approved_until'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  young_mentor_references: {
    removedBy,
    limit: {
      kept: `${limits.referenceKeptDays} days`,
      since: sql`coalesce(one.answered_at, one.expires_at)`,
    },
    // Their words are not the mentor’s.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('young_mentor_references')
        .select(['name', 'email', 'asked_at', 'expires_at', 'answered_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
  guardian_mentoring: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('guardian_mentoring')
        .select(['agreed_at', 'withdrawn_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  guardian_live_sessions: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('guardian_live_sessions')
        .select(['statement_version', 'agreed_at', 'withdrawn_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  guardian_visits: {
    isNeverHeld: true,
    removedBy,
    limit: { kept: '1 hour', since: sql`one.until - interval '1 hour'` },
    exported: { not: 'It proves for an hour that a guardian has entered a code in a browser.' },
    erased: 'by the database',
  },
  young_requests: {
    removedBy,
    limit: { kept: `${limits.keptMonths} months`, since: sql`one.ended_at` },
    heldWith: findMentors,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('young_requests')
        .select([
          'id',
          'state',
          'kind',
          // The guardian’s number belongs to the guardian, as the words of the other side belong to it.
          'location_kind',
          'work',
          'topic',
          'question',
          'links',
          'plan',
          'asked_at',
          'agreed_at',
          'ended_at',
        ])
        .where('mentee_id', '=', id)
        .orderBy('asked_at')
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  young_request_files: {
    removedBy,
    limit: {
      kept: `${reviewLimits.fileDays} days`,
      since: sql`(select ended_at from young_requests where id = one.request_id)`,
    },
    exported: ({ db }, { id }) =>
      ofMentee(db, id).select(['request_id', 'name', 'size', 'mime_type', 'kept_at']).execute(),
    async *bytes(core, { id }) {
      for (const file of await ofMentee(core.db, id).selectAll('young_request_files').execute())
        yield {
          name: `requests-under-18/${file.request_id}/${file.name}`,
          at: file.kept_at,
          content: await readStored(core, file).catch(nothingOfDamaged),
        };
    },
    erased: 'by the database',
    givenTo: 'guardian',
  },
  young_sealed_words: {
    removedBy,
    limit: { kept: `${limits.sealedMonths} months`, since: sql`one.sealed_at` },
    exported: { not: 'The words were exported where they were written; this copy is sealed.' },
    erased: { not: 'Words between an adult and a member under 18 stay sealed for twelve months.' },
  },
};

function ofMentee(db: Db, id: string) {
  return db
    .selectFrom('young_request_files')
    .innerJoin('young_requests as one', 'one.id', 'request_id')
    .where('one.mentee_id', '=', id)
    .orderBy('request_id')
    .orderBy('sequence');
}

/** The other side of each request that waits. */
async function findMentors(tx: Tx, id: string): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('young_requests')
    .select('mentor_id')
    .where('mentee_id', '=', id)
    .where('state', 'in', ['with_guardian', 'agreed'])
    .execute();
  return rows.map((one) => one.mentor_id);
}

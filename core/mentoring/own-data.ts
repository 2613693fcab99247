import { type RawBuilder, sql } from 'kysely';
import { downloadName } from '../files/content.ts';
import { readStored } from '../files/read-stored.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { limitOfLocations, limitOfMentoringFiles, limitOfSessions, limitWithSession } from './kept.ts';
import { endedByRead, ofAccount } from './session-scopes.ts';
import { releaseSessions } from './steps/release-sessions.ts';

export const mentoringData: OwnData = {
  mentoring_reservations: {
    isNeverHeld: true,
    removedBy: 'mentoring:free-reservations',
    limit: { kept: '2 days', since: sql`case when one.state <> 'held' then one.reserved_at end` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentoring_reservations')
        .select(['starts_at', 'minutes', 'reserved_at', 'until', 'state'])
        .where('mentee_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  mentoring_sessions: {
    removedBy: 'mentoring:forget-locations',
    limit: [limitOfSessions, limitOfLocations],
    heldWith: findSides,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentoring_sessions')
        .select([
          'id',
          'state',
          'topic',
          'question',
          'links',
          'starts_at',
          'minutes',
          'asked_at',
          'confirmed_at',
        ])
        // Not the number of a guardian, which is shown to the mentor for the call alone.
        .select(['ended_at', 'reason', 'words', 'is_late', 'location_kind', 'location', 'no_show', 'claim'])
        .select(endedByRead(id))
        .select(sql<string>`case when mentor_id = ${id} then 'mentor' else 'mentee' end`.as('side'))
        .where(ofAccount(id))
        .orderBy('starts_at')
        .execute(),
    erased: leaveSessions,
    givenTo: 'nominee and guardian',
  },
  mentoring_reminders: 'names no one',
  mentoring_files: {
    removedBy: 'mentoring:forget-files',
    limit: limitOfMentoringFiles,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentoring_files')
        .innerJoin('mentoring_sessions', 'mentoring_sessions.id', 'session_id')
        .select(['session_id', 'name', 'size', 'mime_type', 'kept_at'])
        .where(ofAccount(id))
        .execute(),
    async *bytes(core, { id }) {
      const files = await core.db
        .selectFrom('mentoring_files')
        .innerJoin('mentoring_sessions', 'mentoring_sessions.id', 'session_id')
        .selectAll('mentoring_files')
        .where(ofAccount(id))
        .orderBy('session_id')
        .orderBy('sequence')
        .execute();
      for (const file of files) {
        const content = await readStored(core, file).catch(nothingOfDamaged);
        yield {
          name: `mentoring/${file.session_id}/${file.sequence + 1} ${downloadName(file)}`,
          at: file.kept_at,
          content,
        };
      }
    },
    erased: (tx, { id }) =>
      sql`delete from mentoring_files using mentoring_sessions as one
        where one.id = session_id and one.mentee_id = ${id}`.execute(tx),
    givenTo: 'guardian',
  },
  mentoring_notes: {
    removedBy: 'mentoring:forget-locations',
    limit: limitWithSession,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentoring_notes')
        .innerJoin('mentoring_sessions', 'mentoring_sessions.id', 'session_id')
        .select(['session_id', 'side', 'is_private', 'text', 'edited_at'])
        .where(ofAccount(id))
        .where(sql<boolean>`(not is_private or side = ${sideOf(id)})`)
        .execute(),
    erased: (tx, { id }) =>
      sql`delete from mentoring_notes using mentoring_sessions as one
        where one.id = session_id and (one.mentor_id = ${id} and side = 'mentor' or one.mentee_id = ${id} and side = 'mentee')`.execute(
        tx,
      ),
    givenTo: 'guardian',
  },
  mentoring_steps: {
    removedBy: 'mentoring:forget-locations',
    limit: limitWithSession,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentoring_steps')
        .innerJoin('mentoring_sessions', 'mentoring_sessions.id', 'session_id')
        .select(['session_id', 'by_side', 'who', 'text', 'due_on', 'done_at', 'written_at'])
        .where(ofAccount(id))
        .execute(),
    erased: (tx, { id }) =>
      sql`delete from mentoring_steps using mentoring_sessions as one
        where one.id = session_id and (one.mentor_id = ${id} and by_side = 'mentor' or one.mentee_id = ${id} and by_side = 'mentee')`.execute(
        tx,
      ),
    givenTo: 'nominee and guardian',
  },
  mentoring_messages: {
    removedBy: 'mentoring:forget-locations',
    limit: limitWithSession,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentoring_messages')
        .innerJoin('mentoring_sessions', 'mentoring_sessions.id', 'session_id')
        .select(['session_id', 'side', 'text', 'written_at'])
        .where(ofAccount(id))
        .orderBy('written_at')
        .execute(),
    erased: (tx, { id }) =>
      sql`delete from mentoring_messages using mentoring_sessions as one
        where one.id = session_id and (one.mentor_id = ${id} and side = 'mentor' or one.mentee_id = ${id} and side = 'mentee')`.execute(
        tx,
      ),
    givenTo: 'guardian',
  },
  mentoring_appeals: {
    removedBy: 'mentoring:forget-locations',
    limit: limitWithSession,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentoring_appeals')
        .select(['session_id', 'words', 'appealed_at', 'outcome', 'reason', 'decided_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: leaveAppeals,
    givenTo: 'guardian',
  },
  mentoring_lists: {
    isNeverHeld: true,
    removedBy: 'mentoring:lists',
    limit: { kept: '30 days', since: sql`one.until - interval '30 days'` },
    exported: ({ db }, { id }) =>
      db.selectFrom('mentoring_lists').select(['joined_at', 'until']).where('mentee_id', '=', id).execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  mentoring_list_looks: {
    isNeverHeld: true,
    removedBy: 'mentoring:lists',
    limit: { not: 'It ends with the last member of the list.' },
    exported: { not: 'It follows from the slots, which follow from the hours.' },
    erased: 'by the database',
  },
  mentoring_thanks: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentoring_thanks')
        .select(['text', 'state', 'thanked_at'])
        .where(ofAccount(id))
        .execute(),
    erased: (tx, { id }) => tx.deleteFrom('mentoring_thanks').where(ofAccount(id)).execute(),
    givenTo: 'guardian',
  },
  mentoring_figures: {
    isNeverHeld: true,
    removedBy: 'mentoring:figures',
    limit: { not: 'It is counted again each night.' },
    exported: ({ db }, { id }) =>
      db.selectFrom('mentoring_figures').selectAll().where('account_id', '=', id).execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};

/** The side of an account in the row of a session. */
const sideOf = (id: string): RawBuilder<string> =>
  sql<string>`case when mentor_id = ${id} then 'mentor' else 'mentee' end`;

/** Both sides of everything ahead. */
async function findSides(tx: Tx, id: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ mentor_id: string | null; mentee_id: string | null }>`
    select mentor_id, mentee_id from mentoring_sessions where ${ofAccount(id)} and state in ('asked', 'confirmed')
    union select mentor_id, mentee_id from mentoring_reservations where ${ofAccount(id)} and state = 'held'`.execute(
    tx,
  );
  return rows.flatMap((one) => [one.mentor_id, one.mentee_id]);
}

/**
 * Ends what is ahead, an open claim too, and erases the member's words. The other side keeps its own, of "a former member".
 */
async function leaveSessions(tx: Tx, { id }: Account): Promise<void> {
  await releaseSessions(tx, { where: ofAccount(id), sessions: true, causedBy: id });
  await sql`
    update mentoring_sessions set state = 'not_held', claim = '', no_show = null, settled_at = now(), ended_at = now()
    where ${ofAccount(id)} and state = 'confirmed'`.execute(tx);
  await sql`update mentoring_sessions set question = '', topic = '', links = '{}', project_id = null where mentee_id = ${id}`.execute(
    tx,
  );
  await sql`
    update mentoring_sessions set words = ''
    where mentor_id = ${id} and ended_by = 'mentor' or mentee_id = ${id} and ended_by = 'mentee'`.execute(tx);
  await sql`update mentoring_sessions set location = '', guardian_phone = '', caller = null
    where ${ofAccount(id)} and (location <> '' or guardian_phone <> '')`.execute(tx);
}

/** The decision belongs to the member whose appeal it was about. */
async function leaveAppeals(tx: Tx, { id }: Account): Promise<void> {
  await tx.deleteFrom('mentoring_appeals').where('account_id', '=', id).execute();
  await tx.updateTable('mentoring_appeals').set({ decided_by: null }).where('decided_by', '=', id).execute();
}

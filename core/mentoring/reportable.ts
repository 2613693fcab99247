import type { Db } from '#db/connect.ts';
import { otherSide, type Side } from '#rules/mentoring/session-states.ts';
import type { Actor } from '../ground/actor.ts';
import { partOf, type Reportable, type Sealed } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';
import { findOtherSide } from './find-other-side.ts';
import { findMessages } from './find-session.ts';
import { accountOn } from './row.ts';
import { menteesIn, readSideId, sideId } from './side-id.ts';
import { giveNoteBack, giveThanksBack, takeNote, takeThanks } from './steps/take-words.ts';
import { youngNameIn } from './still-young.ts';

/** The other side of a session reports it. Where the two meet is not sealed, and no private note is. */
export const reportableSession: Reportable = {
  namesMember: true,
  async find(db, actor, id) {
    const found = await findOther(db, actor, id);
    return found && { id: sideId(id, found.side), name: found.name };
  },

  measures: {},
  firstNames,

  async seal(db, id) {
    const { id: sessionId, side } = readSideId(id);
    const found = await findSealed(db, sessionId, side);
    if (!found) return null;
    const { one, ...item } = found;
    const notes = await db
      .selectFrom('mentoring_notes')
      .select(['side', 'text'])
      .where('session_id', '=', sessionId)
      .where('is_private', '=', false)
      .orderBy('side')
      .execute();
    const steps = await db
      .selectFrom('mentoring_steps')
      .select('text')
      .where('session_id', '=', sessionId)
      .orderBy('written_at')
      .orderBy('id')
      .execute();
    const messages = await findMessages(db, sessionId);
    const files = await db
      .selectFrom('mentoring_files')
      .select(['name', 'mime_type', 'storage_key', 'size', 'checksum'])
      .where('session_id', '=', sessionId)
      .orderBy('sequence')
      .execute();
    return {
      ...item,
      pictures: files.filter((file) => file.mime_type.startsWith('image/')),
      parts: [
        { name: 'topic', text: one.topic },
        { name: 'starts', text: one.starts_at.toISOString() },
        { name: 'menteeQuestion', text: one.question },
        { name: 'links', text: one.links.join('\n') },
        ...files.map((file) => ({ name: 'file', text: file.name })),
        { name: 'endWords', text: one.words },
        ...notes.map((note) => ({ name: `${note.side}Note`, text: note.text })),
        ...steps.map(({ text }) => ({ name: 'nextStep', text })),
        ...messages.map((message) => ({ name: `${message.side}Message`, text: message.text })),
      ].filter(({ text }) => text !== ''),
    };
  },
};

/** The other side reports a note that both read. */
export const reportableNote: Reportable = {
  namesMember: true,
  async find(db, actor, id) {
    const found = await findOther(db, actor, id);
    if (!found || !(await findNote(db, id, found.side))) return null;
    return { id: sideId(id, found.side), name: found.name };
  },

  firstNames,

  async seal(db, id) {
    const { id: sessionId, side } = readSideId(id);
    const found = await findSealed(db, sessionId, side);
    const note = found && (await findNote(db, sessionId, side));
    if (!note) return null;
    const { one, ...item } = found;
    return {
      ...item,
      parts: [
        { name: 'topic', text: one.topic },
        { name: 'note', text: note.text },
      ].filter(({ text }) => text !== ''),
    };
  },

  measures: {
    hide: {
      carryOut: (tx, _, __, { id }) => takeNote(tx, noteOf(id)),
      lift: (tx, _, { id, parts }) => giveNoteBack(tx, noteOf(id), partOf(parts, 'note')),
    },
  },
};

/** The thanked mentor reports thanks, unless their writer has taken them off. */
export const reportableThanks: Reportable = {
  namesMember: true,
  async find(db, actor, id) {
    if (actor.kind !== 'member') return null;
    const row = await db
      .selectFrom('mentoring_thanks as thanks')
      .leftJoin(namesShown(db, actor).as('named'), 'named.id', 'thanks.mentee_id')
      .select(['thanks.id', 'named.name'])
      .where('thanks.id', '=', id)
      .where('thanks.mentor_id', '=', actor.id)
      .where('thanks.mentee_id', 'is not', null)
      .where('thanks.state', '<>', 'off')
      .executeTakeFirst();
    return row ? { id: row.id, name: row.name ?? '' } : null;
  },

  async seal(db, id) {
    const row = await db
      .selectFrom('mentoring_thanks as thanks')
      .leftJoin(namesShown(db, 'desk').as('named'), 'named.id', 'thanks.mentee_id')
      .select(['thanks.text', 'thanks.mentor_id', 'thanks.mentee_id', 'named.name'])
      .where('thanks.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    return {
      name: row.name ?? '',
      path: '',
      parts: [{ name: 'thanks', text: row.text }],
      pictures: [],
      judged: row.mentee_id === null ? [] : [row.mentee_id],
      others: [row.mentor_id],
    };
  },

  measures: {
    hide: {
      carryOut: (tx, _, __, { id }) => takeThanks(tx, id),
      lift: (tx, _, { id }) => giveThanksBack(tx, id),
    },
  },
};

/** The other side of a session of the actor’s own; null unless both are there. */
async function findOther(db: Db, actor: Actor, sessionId: string) {
  const one = await db
    .selectFrom('mentoring_sessions')
    .select(['mentor_id', 'mentee_id', youngNameIn('mentoring_sessions').as('young_name')])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const other = await findOtherSide(db, actor, one);
  return other?.side === 'mentee' ? { ...other, name: one?.young_name ?? other.name } : other;
}

/** The mentees who asked under 18, as their mentors read them. */
async function firstNames(db: Db, named: readonly string[]): Promise<Map<string, string>> {
  const mentees = menteesIn(named);
  if (mentees.size === 0) return new Map();
  const rows = await db
    .selectFrom('mentoring_sessions')
    .select(['id', youngNameIn('mentoring_sessions').as('name')])
    .where('id', 'in', [...mentees.keys()])
    .where('is_young', '=', true)
    .execute();
  return new Map(rows.map(({ id, name }) => [mentees.get(id) ?? '', name ?? '']));
}

function noteOf(id: string): { sessionId: string; side: Side } {
  const { id: sessionId, side } = readSideId(id);
  return { sessionId, side };
}

/** The content with which a case about one side of a session begins. */
async function findSealed(db: Db, sessionId: string, side: Side) {
  const one = await db
    .selectFrom('mentoring_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!one) return null;
  const [judged, other] = [accountOn(one, side), accountOn(one, otherSide(side))];
  const account =
    judged === null
      ? undefined
      : await namesShown(db, 'desk').where('accounts.id', '=', judged).executeTakeFirst();
  return {
    one,
    name: account?.name ?? '',
    // Administrators read a session through the case alone.
    path: '',
    pictures: [],
    judged: judged === null ? [] : [judged],
    others: other === null ? [] : [other],
  } satisfies Omit<Sealed, 'parts'> & { one: unknown };
}

function findNote(db: Db, sessionId: string, side: Side) {
  return db
    .selectFrom('mentoring_notes')
    .select('text')
    .where('session_id', '=', sessionId)
    .where('side', '=', side)
    .where('is_private', '=', false)
    .where('text', '<>', '')
    .executeTakeFirst();
}

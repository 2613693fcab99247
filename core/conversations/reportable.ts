import { partOf, type Reportable } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';
import { messagesAround } from './messages-around.ts';
import { giveWordsBack, takeWords } from './steps/take-words.ts';

/** The number of messages shown around the reported one. */
const mostAround = 10;

/**
 * Only a reader can report a message. One that its author has deleted can still be reported; content sealed earlier stays.
 */
export const reportableMessage: Reportable = {
  namesMember: true,
  async find(db, actor, id) {
    if (actor.kind !== 'member') return null;
    const row = await db
      .selectFrom('messages')
      .innerJoin('conversation_members as own', 'own.conversation_id', 'messages.conversation_id')
      .leftJoin(namesShown(db, actor).as('author'), 'author.id', 'messages.author_id')
      .select(['messages.id', 'messages.author_id', 'author.name'])
      .where('messages.id', '=', id)
      .where('own.account_id', '=', actor.id)
      .executeTakeFirst();
    return !row || row.author_id === actor.id ? null : { id: row.id, name: row.name ?? '' };
  },

  async seal(db, id) {
    const row = await db
      .selectFrom('messages')
      .leftJoin('accounts', 'accounts.id', 'messages.author_id')
      .select(['messages.text', 'messages.author_id', 'messages.conversation_id', 'accounts.name'])
      .select(['messages.sent_at', 'messages.deleted_at'])
      .where('messages.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const files = await db
      .selectFrom('message_files')
      .select(['name', 'mime_type', 'storage_key', 'size', 'checksum'])
      .where('conversation_id', '=', row.conversation_id)
      .where('message_id', '=', id)
      .orderBy('sequence')
      .execute();
    const members = await db
      .selectFrom('conversation_members')
      .select('account_id')
      .where('conversation_id', '=', row.conversation_id)
      .execute();
    const author = row.author_id;
    return {
      name: row.name ?? '',
      path: '',
      parts: [
        { name: 'author', text: row.name ?? '' },
        { name: 'text', text: row.text },
        { name: 'sent', text: row.sent_at.toISOString() },
        { name: 'deleted', text: row.deleted_at?.toISOString() ?? '' },
        ...files.map((file) => ({ name: 'file', text: file.name })),
      ].filter(({ text }) => text !== ''),
      pictures: files.filter((file) => file.mime_type.startsWith('image/')),
      judged: author === null ? [] : [author],
      others: members.map((one) => one.account_id).filter((one) => one !== author),
    };
  },

  around: (db, id) => messagesAround(db, id, mostAround),

  measures: {
    hide: {
      carryOut: (tx, _, __, { id }) => takeWords(tx, id),
      lift: (tx, _, { id, parts }) => giveWordsBack(tx, id, partOf(parts, 'text')),
    },
  },
};

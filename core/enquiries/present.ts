import type { Selectable } from 'kysely';
import type { ContactMessageBody, ListedMessage, MessageCounts } from '#contract/enquiries.ts';
import type { ContactMessagesTable } from '#db/tables.ts';
import { isoDate } from '../ground/dates.ts';

export type MessageRow = Selectable<ContactMessagesTable>;
export type AnswerRow = { id: string; created_at: Date; answer: string; by: string | null };

/** Enough for two lines of a list. */
const beginning = 160;

export function presentListedMessage(row: MessageRow): ListedMessage {
  const letters = [...row.message.replace(/\s+/g, ' ')];
  const shown = letters.slice(0, beginning).join('');
  return { ...presentHead(row), beginning: letters.length > beginning ? `${shown}…` : shown };
}

export function presentMessage(
  row: MessageRow,
  answers: AnswerRow[],
  counts: MessageCounts,
): ContactMessageBody {
  return {
    ...presentHead(row),
    message: row.message,
    answers: answers.map(({ id, created_at, answer, by }) => ({
      $id: id,
      $createdAt: isoDate(created_at),
      by: by ?? '',
      answer,
    })),
    counts,
  };
}

function presentHead(row: MessageRow) {
  return {
    $id: row.id,
    $createdAt: isoDate(row.created_at),
    state: row.answered_at ? ('answered' as const) : ('open' as const),
    name: row.full_name,
    email: row.email,
    subject: row.subject,
  };
}

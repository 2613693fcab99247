import type { Selectable } from 'kysely';
import type { EnquiryBody, EnquiryCounts, ListedEnquiry } from '#contract/enquiries/calls.ts';
import type { EnquiriesTable } from '#db/tables/enquiries.ts';
import { isoDate } from '../ground/dates.ts';

export type EnquiryRow = Selectable<EnquiriesTable>;
export type AnswerRow = { id: string; created_at: Date; answer: string; by: string | null };

/** Enough characters for two lines of a list. */
const beginning = 160;

export function presentListedEnquiry(row: EnquiryRow): ListedEnquiry {
  const emails = [...row.message.replace(/\s+/g, ' ')];
  const shown = emails.slice(0, beginning).join('');
  return { ...presentHead(row), beginning: emails.length > beginning ? `${shown}…` : shown };
}

export function presentEnquiry(row: EnquiryRow, answers: AnswerRow[], counts: EnquiryCounts): EnquiryBody {
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

function presentHead(row: EnquiryRow) {
  return {
    $id: row.id,
    $createdAt: isoDate(row.created_at),
    state: row.answered_at ? ('answered' as const) : ('open' as const),
    name: row.full_name,
    email: row.email,
    subject: row.subject,
  };
}

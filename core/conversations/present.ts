import type { ConversationKind } from '#contract/collected.ts';
import type { ConversationBody, MessageBody, MessageFileBody } from '#contract/conversations/calls.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { Named } from '../people/names-shown.ts';
import type { ConversationRow } from './conversation-rows.ts';
import type { MessageRow, StoredFile } from './message-rows.ts';
import { isOfTwo } from './pair.ts';
import { type ConversationView, mayAnswer, mayAsk, mayDelete, mayEdit, mayWrite } from './policy.ts';

/** The length of a message's text in a list. */
const shortText = 140;

export function presentConversation(
  row: ConversationRow,
  { id }: { id: string },
  names: Map<string, Named>,
): ConversationBody {
  const own = stateOf(row, id);
  const isOwn = row.last_author_id === id;
  return {
    id: row.id,
    kind: row.kind as ConversationKind,
    state: row.state,
    person: presentPerson(row, names),
    project: row.project_slug === null ? null : { slug: row.project_slug, name: row.project_name ?? '' },
    applicationId: row.kind === 'application' ? (row.subject_id ?? '') : '',
    left: row.written === null ? null : Math.max(messageLimits.beforeAnswer - row.written, 0),
    isAsker: own.isAsker,
    isMuted: row.muted_at !== null,
    isAvailable: row.is_available,
    unread: row.unread,
    readTo: row.read_to,
    lastNumber: row.last_number,
    lastAt: isoDate(row.last_at),
    answerUntil: isoDateOrEmpty(row.answer_until),
    last:
      row.last_text === null
        ? null
        : {
            isOwn,
            isGone: row.last_author_id === null,
            author: isOwn ? '' : (names.get(row.last_author_id ?? '')?.name ?? ''),
            text: [...row.last_text].slice(0, shortText).join(''),
            files: row.last_files,
            isDeleted: row.last_deleted_at !== null,
          },
    can: { write: mayWrite(own), answer: mayAnswer(own), ask: mayAsk(own) },
  };
}

/** A member who is not available has no link to their page, whatever the reason. */
function presentPerson(row: ConversationRow, names: Map<string, Named>): ConversationBody['person'] {
  const named = names.get(row.other_id ?? '');
  if (row.other_id === null || !named) return null;
  return {
    id: named.id,
    name: named.name,
    handle: row.is_available && row.is_listed ? (row.handle ?? '') : '',
    avatarId: named.avatarId,
  };
}

export function stateOf(row: ConversationRow, accountId: string): ConversationView {
  const isThere = !isOfTwo(row.kind) || row.other_id !== null;
  return {
    kind: row.kind,
    state: row.state,
    isAsker: row.requested_by === accountId,
    isAvailable: isThere && row.is_available,
    written: row.written,
  };
}

/** The message as its author reads it, or as another viewer does. */
export function presentMessage(
  row: MessageRow,
  viewer: { id: string },
  names: Map<string, Named>,
): MessageBody {
  const isOwn = row.author_id === viewer.id;
  const named = names.get(row.author_id ?? '');
  return {
    id: row.id,
    conversationId: row.conversation_id,
    number: row.number,
    isOwn,
    isGone: row.author_id === null,
    authorId: named?.id ?? '',
    author: named?.name ?? '',
    avatarId: named?.avatarId ?? '',
    text: row.text,
    files: row.files.map(presentFile),
    warnings: isOwn ? [] : row.warnings,
    sentAt: isoDate(row.sent_at),
    isEdited: row.edited_at !== null,
    isDeleted: row.deleted_at !== null,
    can: { edit: mayEdit(viewer, row), delete: mayDelete(viewer, row) },
  };
}

export function presentFile({ id, name, size, mime_type, width, height }: StoredFile): MessageFileBody {
  return { id, name, size, isPicture: mime_type === 'image/webp', width: width ?? 0, height: height ?? 0 };
}

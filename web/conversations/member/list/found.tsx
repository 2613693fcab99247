import type { FoundMessagesBody } from '#contract/conversations/calls.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { messageTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { RowList } from '#web/ground/member/row.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ConversationRow } from '../conversation-row.tsx';
import type { ShownConversation } from '../in-words.ts';
import { nameOf } from '../title-of.ts';

type InWords = Omit<FoundMessagesBody, 'conversations'> & { conversations: ShownConversation[] };
type FoundProps = { found: InWords; search: string; isFirst: boolean };

/** The results of a search in the member's conversations: the members in them, and the messages. */
export function Found({ found: { conversations, messages, total, next }, search, isFirst }: FoundProps) {
  const className = 'inline-flex min-h-11 items-center';
  return (
    <div className="grid grid-cols-1 gap-4">
      {conversations.length > 0 && (
        <RowList className="mt-0">
          {conversations.map((one) => (
            <ConversationRow key={one.id} conversation={one} />
          ))}
        </RowList>
      )}
      <p role="status" className="text-soft">
        {total.count > 0 ? texts.found(total) : texts.nothingFound}
      </p>
      {messages.length > 0 && (
        <RowList className="mt-0">
          {messages.map(
            ({ conversationId, number, title, author, isOwn, isGone, isOtherGone, text, sentAt }) => (
              <li key={`${conversationId} ${number}`}>
                <Link
                  to={{ pathname: conversationPaths.conversation(conversationId), search: `?at=${number}` }}
                  className="row"
                >
                  <span className="min-w-0 grow">
                    <span className="line-clamp-1 font-semibold">
                      {nameOf({ name: title, isGone: isOtherGone })}
                    </span>
                    <span className="line-clamp-3 break-words">
                      {texts.says(isOwn ? texts.you : nameOf({ name: author, isGone }), text)}
                    </span>
                    <time dateTime={sentAt} className="text-small text-soft">
                      {moment(sentAt)}
                    </time>
                  </span>
                </Link>
              </li>
            ),
          )}
        </RowList>
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink to={conversationPaths.messages} className={className}>
          {texts.clear}
        </TextLink>
        {!isFirst && (
          <TextLink to={{ search: `?${new URLSearchParams({ search })}` }} className={className}>
            {texts.newest}
          </TextLink>
        )}
        {next !== '' && (
          <TextLink to={{ search: `?${new URLSearchParams({ search, after: next })}` }} className={className}>
            {texts.olderFound}
          </TextLink>
        )}
      </p>
    </div>
  );
}

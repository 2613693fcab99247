import { conversationPaths } from '#contract/conversations/paths.ts';
import { stateWords, messageTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { classes } from '#web/ui/classes.ts';
import { PersonName } from '#web/ui/person-name.tsx';
import { Glyph } from './glyph.tsx';
import type { ShownConversation } from './in-words.ts';
import { nameOf, titleOf } from './title-of.ts';
import './messages.css';
import { Link } from '#web/ui/link.tsx';

type RowProps = { conversation: ShownConversation; isCurrent?: boolean };

/** A conversation in a list, as one link. */
export function ConversationRow({ conversation, isCurrent }: RowProps) {
  const { id, unread, isMuted, lastAt } = conversation;
  const isNew = unread > 0;
  return (
    <li>
      <Link
        to={conversationPaths.conversation(id)}
        prefetch="intent"
        className="row talk-row"
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Glyph conversation={conversation} className="size-11 shrink-0" />
        <span className="min-w-0 grow">
          <span className={isNew ? 'line-clamp-2 font-bold' : 'line-clamp-2 font-semibold'}>
            <PersonName name={titleOf(conversation)} />
          </span>
          <span className={classes('line-clamp-1 text-small break-all', !isNew && 'text-soft')}>
            {lastWords(conversation)}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
            <time dateTime={lastAt}>{shortDay(lastAt)}</time>
            {conversation.label && <span>{conversation.label}</span>}
            {stateOf(conversation) && <span>{stateOf(conversation)}</span>}
            {isMuted && <span>{texts.muted}</span>}
          </span>
        </span>
        {isNew && <span className="talk-new">{texts.unread(unread)}</span>}
      </Link>
    </li>
  );
}

function stateOf({ over, state }: ShownConversation): string {
  return over ? texts.over : stateWords[state];
}

function lastWords({ last, kind }: ShownConversation): string {
  if (!last) return texts.nothingYet;
  const words = last.isDeleted ? texts.deleted : last.text || texts.onlyFiles(last.files);
  if (last.isOwn) return texts.says(texts.you, words);
  return kind === 'direct' ? words : texts.says(nameOf({ name: last.author, isGone: last.isGone }), words);
}

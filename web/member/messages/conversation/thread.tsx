import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ConversationBody } from '#contract/conversations.ts';
import { conversationTexts as texts } from '#texts/messages.ts';
import { day } from '../../../texts/amounts.ts';
import { Bubble } from './bubble.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Thread as ThreadState } from './use-thread.ts';

/** A box that scrolls has to be reached by keyboard, also where nothing in it can be pressed. */
const reachable = { tabIndex: 0 };

type ThreadProps = { conversation: ConversationBody; thread: ThreadState; around: number | null };

/**
 * What was written, the oldest first. The box counts its scrolling from the bottom, so that it begins at the newest and keeps its
 * place while earlier ones come in above, without scripts too.
 */
export function Thread({ conversation, thread, around }: ThreadProps) {
  const { messages, hasEarlier, hasLater, outgoing, loadEarlier } = thread;
  const [first] = messages;
  const last = messages.at(-1);
  return (
    <div className="talk-log" role="log" aria-label={texts.log} {...reachable}>
      <div className="talk-lines">
        {hasEarlier && first && (
          <p className="text-center">
            <Link
              to={{ search: `?before=${first.number}` }}
              className="text-link inline-flex min-h-11 items-center"
              onClick={(event) => {
                event.preventDefault();
                void loadEarlier();
              }}
            >
              {texts.earlier}
            </Link>
          </p>
        )}
        <ol className="grid gap-1.5">
          {messages.map((message, at) => {
            const date = day(message.sentAt);
            const before = messages[at - 1];
            return (
              <Fragment key={message.id}>
                {(!before || day(before.sentAt) !== date) && (
                  <li className="talk-day">
                    <span>{date}</span>
                  </li>
                )}
                <Bubble
                  message={message}
                  isFollowing={before?.authorId === message.authorId && day(before.sentAt) === date}
                  isNamed={conversation.kind !== 'direct'}
                  isFound={message.number === around}
                />
              </Fragment>
            );
          })}
          {outgoing.map((one) => (
            <OutgoingBubble key={one.key} outgoing={one} />
          ))}
        </ol>
        {hasLater && last && (
          <p className="flex flex-wrap justify-center gap-x-6">
            <Link
              to={{ search: `?after=${last.number}` }}
              className="text-link inline-flex min-h-11 items-center"
            >
              {texts.later}
            </Link>
            <Link to={{ search: '' }} className="text-link inline-flex min-h-11 items-center">
              {texts.toNewest}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

import { Fragment } from 'react';
import type { ConversationBody } from '#contract/conversations/calls.ts';
import type { ChangeBody } from '#contract/conversations/message-calls.ts';
import { conversationTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { day, timeOfDay } from '#web/ground/texts/amounts.ts';
import { Link } from '#web/ui/link.tsx';
import { nameOf } from '../title-of.ts';
import { Bubble } from './bubble.tsx';
import type { Entry } from './known.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Thread as ThreadState } from './use-thread.ts';

/** A box that scrolls has to be reached by keyboard, also where nothing in it can be pressed. */
const reachable = { tabIndex: 0 };

type ThreadProps = { conversation: ConversationBody; thread: ThreadState; around: number | null };

/**
 * The messages, oldest first. The box counts its scroll position from the bottom, so that it begins at the newest message and
 * does not move while earlier ones load above, even without scripts.
 */
export function Thread({ conversation, thread, around }: ThreadProps) {
  const { entries, first, last, hasEarlier, hasLater, outgoing, loadEarlier } = thread;
  return (
    <div className="talk-log" role="log" aria-label={texts.log} {...reachable}>
      <div className="talk-lines">
        {hasEarlier && (
          <p className="text-center">
            <Link
              to={{ search: `?before=${first}` }}
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
          {entries.map((entry, at) => {
            const before = entries[at - 1];
            const date = dayOf(entry);
            const isNewDay = !before || dayOf(before) !== date;
            return (
              <Fragment key={'message' in entry ? entry.message.id : entry.change.id}>
                {isNewDay && (
                  <li className="talk-day">
                    <span>{date}</span>
                  </li>
                )}
                {'message' in entry ? (
                  <Bubble
                    message={entry.message}
                    isFollowing={!isNewDay && authorOf(before) === entry.message.authorId}
                    isNamed={conversation.kind !== 'direct'}
                    isFound={entry.message.number === around}
                  />
                ) : (
                  <Change change={entry.change} />
                )}
              </Fragment>
            );
          })}
          {outgoing.map((one) => (
            <OutgoingBubble key={one.key} outgoing={one} />
          ))}
        </ol>
        {hasLater && (
          <p className="flex flex-wrap justify-center gap-x-6">
            <Link to={{ search: `?after=${last}` }} className="text-link inline-flex min-h-11 items-center">
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

function dayOf(entry: Entry): string {
  return day('message' in entry ? entry.message.sentAt : entry.change.at);
}

function authorOf(entry: Entry | undefined): string | undefined {
  return entry && 'message' in entry ? entry.message.authorId : undefined;
}

/** A change of the conversation, between its messages. */
function Change({ change }: { change: ChangeBody }) {
  const { kind, isOwn, isGone, at } = change;
  const person = nameOf({ name: change.person, isGone });
  return (
    <li className="talk-state">
      {texts.changed[kind]({ isOwn, person })} · <time dateTime={at}>{timeOfDay(at)}</time>
    </li>
  );
}

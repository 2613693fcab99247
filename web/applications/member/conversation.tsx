import { useState } from 'react';
import { messageLimits } from '#contract/conversations/limits.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { applicationConversationTexts as texts } from '#web/applications/texts/en/conversation.ts';
import { Bubble } from '#web/conversations/member/conversation/bubble.tsx';
import { useReading } from '#web/conversations/member/conversation/use-reading.ts';
import { useConversationUpdates } from '#web/conversations/member/use-conversation-updates.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import type { LoadedConversation } from './conversation-answers.ts';
import '#web/conversations/member/messages.css';

type ConversationProps = { talk: LoadedConversation; side: 'applicant' | 'owner'; canConverse: boolean };

/** The conversation of an application: its newest messages, and where one writes. */
export function Conversation({ talk: loaded, side, canConverse }: ConversationProps) {
  const { conversation, messages } = loaded;
  useConversationUpdates();
  const read = conversation ?? { id: '', readTo: 0 };
  useReading(read, { last: messages.at(-1)?.number ?? 0, hasLater: false });
  if (!conversation && !canConverse) return null;
  return (
    <section aria-labelledby="talk" className="grid gap-4 border-t border-line pt-4">
      <h2 id="talk" className="font-semibold">
        {texts.title}
      </h2>
      {messages.length === 0 && <p className="text-soft">{texts.none[side]}</p>}
      {messages.length > 0 && (
        <ol className="grid gap-1.5">
          {messages.map((message) => (
            <Bubble key={message.id} message={message} isFollowing={false} isNamed isFound={false} />
          ))}
        </ol>
      )}
      <Writing talk={loaded} canConverse={canConverse} />
      {conversation && conversation.lastNumber > 0 && (
        <p>
          <TextLink
            to={conversationPaths.conversation(conversation.id)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.whole}
          </TextLink>
        </p>
      )}
    </section>
  );
}

function Writing({
  talk: { conversation, key },
  canConverse,
}: Pick<ConversationProps, 'talk' | 'canConverse'>) {
  const [written, setWritten] = useState(0);
  const post = usePost(['write'], { onDone: () => setWritten((count) => count + 1) });
  const left = conversation ? conversation.left : null;
  if (!canConverse) return <p className="text-soft">{texts.over}</p>;
  if (left === 0) return <p className="text-soft">{texts.left(left)}</p>;
  if (conversation && !conversation.can.write) return <p className="text-soft">{texts.away}</p>;
  return (
    <PostForm post={post} intent="write" className="grid gap-3">
      <PostFault post={post} />
      <input type="hidden" name="key" value={key} />
      <CountedArea
        // An empty field for the next one.
        key={written}
        {...post.field('text', '')}
        error={noteAt(post.fault, 'text')}
        label={texts.label}
        hint={left === null ? undefined : texts.left(left)}
        most={messageLimits.text}
        rows={3}
      />
      <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
        {post.busyWith ? texts.busy : texts.send}
      </Button>
    </PostForm>
  );
}

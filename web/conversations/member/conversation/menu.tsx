import { blockPaths } from '#contract/blocks/rare-paths.ts';
import type { ConversationBody } from '#contract/conversations/calls.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { conversationTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { titleOf } from '../title-of.ts';

/** The rarely used steps for a conversation as a whole. */
export default function Menu({ conversation }: { conversation: ConversationBody }) {
  const { person, isMuted } = conversation;
  return (
    <details className="talk-more">
      <summary className="button button-plain button-small">{texts.more}</summary>
      <div className="talk-menu">
        <Mute key={String(isMuted)} isMuted={isMuted} />
        {person?.id && (
          <TextLink
            to={blockPaths.blockPerson(person.id)}
            className="inline-flex min-h-11 items-center"
            aria-label={texts.blockNamed(titleOf(conversation))}
          >
            {texts.block}
          </TextLink>
        )}
        <TextLink to={conversationPaths.messages} className="inline-flex min-h-11 items-center">
          {texts.search}
        </TextLink>
      </div>
    </details>
  );
}

function Mute({ isMuted }: { isMuted: boolean }) {
  const intent = isMuted ? 'unmute' : 'mute';
  const post = usePost([intent]);
  return (
    <PostForm post={post} intent={intent}>
      <PostFault post={post} />
      <button type="submit" className="text-link min-h-11 text-start" disabled={post.busyWith !== null}>
        {isMuted ? texts.unmute : texts.mute}
      </button>
      {!isMuted && <p className="text-small text-soft">{texts.muteHint}</p>}
    </PostForm>
  );
}

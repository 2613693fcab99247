import type { ConversationBody } from '#contract/conversations.ts';
import { conversationTexts as texts } from '#texts/messages.ts';
import { PostFault, PostForm, usePost } from '../../../forms/use-post.tsx';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { Glyph } from '../glyph.tsx';
import { titleOf } from '../title-of.ts';

/** With whom, and what one can do about the conversation as a whole. */
export function ConversationHead({ conversation }: { conversation: ConversationBody }) {
  const { person, isMuted } = conversation;
  const to = placeOf(conversation);
  return (
    <header className="talk-head">
      <Glyph conversation={conversation} className="size-11 shrink-0" />
      <h1 className="min-w-0 grow text-heading leading-tight">
        {to ? (
          <Link to={to} className="inline-flex min-h-11 items-center break-words">
            <PersonName name={titleOf(conversation)} />
          </Link>
        ) : (
          <PersonName name={titleOf(conversation)} />
        )}
      </h1>
      <details className="talk-more">
        <summary className="button button-plain button-small">{texts.more}</summary>
        <div className="talk-menu">
          <Mute key={String(isMuted)} isMuted={isMuted} />
          {person && (
            <TextLink
              to={paths.blockPerson(person.id)}
              className="inline-flex min-h-11 items-center"
              aria-label={texts.blockNamed(person.name)}
            >
              {texts.block}
            </TextLink>
          )}
          <TextLink to={paths.messages} className="inline-flex min-h-11 items-center">
            {texts.search}
          </TextLink>
        </div>
      </details>
    </header>
  );
}

/** What it belongs to, or whom it is with; empty where there is no page of it. */
function placeOf({ applicationId, project, person }: ConversationBody): string {
  if (applicationId) return paths.ownApplication(applicationId);
  if (project) return paths.ownProject(project.slug);
  return person?.handle ? paths.findPerson(person.handle) : '';
}

function Mute({ isMuted }: { isMuted: boolean }) {
  const intent = isMuted ? 'unmute' : 'mute';
  const post = usePost([intent]);
  return (
    <PostForm post={post} intent={intent}>
      <PostFault post={post} />
      <button type="submit" className="text-link min-h-11 text-left" disabled={post.busyWith !== null}>
        {isMuted ? texts.unmute : texts.mute}
      </button>
      {!isMuted && <p className="text-small text-soft">{texts.muteHint}</p>}
    </PostForm>
  );
}

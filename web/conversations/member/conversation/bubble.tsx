import { blockPaths } from '#contract/blocks/rare-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import type { MessageBody, MessageFileBody } from '#contract/conversations/calls.ts';
import { innerConversationPaths } from '#contract/conversations/inner-paths.ts';
import { enquiryPaths } from '#contract/enquiries/paths.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { messageFileAddress } from '#web/client/message-file-address.ts';
import { messageTexts, conversationTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { timeOfDay } from '#web/ground/texts/amounts.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { useProject } from '#web/use-project.ts';
import { nameOf } from '../title-of.ts';

/** Pixels. */
const mostHigh = 288;

type BubbleProps = {
  message: MessageBody;
  /** The one before is by the same person, on the same day. */
  isFollowing: boolean;
  /** Several people write here, so each says who it is. */
  isNamed: boolean;
  /** It is what a search has led to. */
  isFound: boolean;
};

/** A message, with its files and what is to be known of it. */
export function Bubble({ message, isFollowing, isNamed, isFound }: BubbleProps) {
  const { isOwn, text, isDeleted, warnings, files } = message;
  const author = isOwn ? messageTexts.you : nameOf({ name: message.author, isGone: message.isGone });
  const showsName = isNamed && !isOwn && !isFollowing;
  return (
    <li
      className={classes('talk-line', isOwn && 'talk-own', !isFollowing && 'talk-first')}
      id={`message-${message.number}`}
    >
      {isNamed && !isOwn && (
        <span className="talk-face">
          {showsName && (
            <Portrait id={message.authorId || message.id} avatarId={message.avatarId} className="size-8" />
          )}
        </span>
      )}
      <div className={classes('talk-bubble', isFound && 'talk-found')}>
        <p className={showsName ? 'text-small font-semibold' : 'sr-only'}>{author}</p>
        {warnings.map((warning) => (
          <p key={warning} role="note" className="talk-warning">
            {texts.warning[warning]}{' '}
            <Link to={`${enquiryPaths.notice}#messages-we-look-at`} className="text-link">
              {texts.whyLooked}
            </Link>
          </p>
        ))}
        {isDeleted && <p className="text-soft italic">{texts.deleted}</p>}
        {text && <LinkedText text={text} />}
        {files.length > 0 && <Files files={files} />}
        <Facts message={message} author={author} />
      </div>
    </li>
  );
}

function Facts({ message, author }: { message: MessageBody; author: string }) {
  const { id, conversationId, number, sentAt, isEdited, can } = message;
  const short = message.text.slice(0, 40) || message.files[0]?.name || '';
  return (
    <div className="talk-facts">
      <time dateTime={sentAt}>{timeOfDay(sentAt)}</time>
      {isEdited && <span>{texts.edited}</span>}
      {(can.edit || can.delete) && (
        <Link
          to={innerConversationPaths.editMessage(conversationId, String(number))}
          className="talk-change"
          aria-label={texts.change(short)}
        >
          {can.edit ? texts.edit : texts.delete}
        </Link>
      )}
      {!message.isOwn && (
        <details className="talk-own-menu" name="message-menu">
          <summary aria-label={texts.menu(short)}>
            <span aria-hidden="true">⋯</span>
          </summary>
          <Link to={casePaths.report('message', id)} className="talk-change">
            {texts.report}
          </Link>
          {message.authorId && (
            <Link to={blockPaths.blockPerson(message.authorId)} className="talk-change">
              {texts.blockNamed(author)}
            </Link>
          )}
        </details>
      )}
    </div>
  );
}

function Files({ files }: { files: readonly MessageFileBody[] }) {
  const project = useProject();
  return (
    <ul className="grid gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <a
            href={messageFileAddress(file.id, project)}
            className={file.isPicture ? 'talk-picture' : 'talk-file'}
          >
            {file.isPicture ? (
              <img
                src={messageFileAddress(file.id, project, 'small')}
                alt={texts.picture(file.name)}
                loading="lazy"
                {...shownSize(file)}
              />
            ) : (
              <>
                <span className="font-semibold break-all">{file.name}</span>
                <span className="text-small text-soft">{texts.size(file.size)}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** No larger than fits next to the text, and known before the picture loads, so that nothing jumps. */
function shownSize({ width, height }: MessageFileBody): { width?: number; height?: number } {
  if (!width || !height) return {};
  const part = Math.min(1, mostHigh / height);
  return { width: Math.round(width * part), height: Math.round(height * part) };
}

import { useFetcher } from 'react-router';
import { notificationPaths } from '#contract/notifications/paths.ts';
import { PostForm, usePost } from '#web/forms/use-post.tsx';
import { notificationTexts as texts } from '#web/notifications/texts/en/notifications.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import type { ShownNotification } from './answers.ts';

/** One notification: where it leads, and a way to mark it read. With scripts, following it marks it as well. */
export function NotificationRow({
  id,
  line,
  path,
  at,
  when,
  isRead,
  about,
}: ShownNotification & { about: string }) {
  const follow = useFetcher();
  const post = usePost(['read']);
  return (
    <li className="flex items-center gap-3">
      <Link
        to={path}
        prefetch="intent"
        className="row min-w-0 grow"
        onClick={() => {
          if (isRead) return;
          const sent = { intent: 'read', notification: id };
          void follow.submit(sent, { method: 'post', action: notificationPaths.notifications });
        }}
      >
        <span className="min-w-0 grow">
          <span className={classes('break-words', !isRead && 'font-bold')}>
            {!isRead && <span className="sr-only">{texts.unread}: </span>}
            {line}
          </span>
          <time dateTime={at} className="block text-small text-soft">
            {when}
          </time>
        </span>
      </Link>
      {!isRead && (
        <PostForm post={post} intent="read" className="shrink-0">
          <input type="hidden" name="notification" value={id} />
          <Button
            type="submit"
            look="plain"
            small
            aria-label={texts.markReadNamed(`${line}, ${about}`)}
            busy={post.busyWith !== null}
          >
            {texts.markRead}
          </Button>
        </PostForm>
      )}
    </li>
  );
}

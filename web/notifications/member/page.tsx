import { notificationPaths } from '#contract/notifications/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { useLayout } from '#web/layout/member/use-layout.ts';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { notificationTexts as texts } from '#web/notifications/texts/en/notifications.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';
import type { Group } from './answers.ts';
import { NotificationRow } from './notification-row.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: todayPaths.dashboard, label: layoutTexts.today },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: notificationPaths.notifications,
    noindex: true,
  });

/** The member's notifications, grouped by subject. */
export default function Notifications({ loaderData }: Route.ComponentProps) {
  const mayFind = useLayout()?.rooms.includes('find') ?? false;
  const { groups, newest, next, turns, unread } = loaderData;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-work">{texts.pageTitle}</h1>
        {unread > 0 && newest && <MarkAll newest={newest} />}
      </div>
      {turns > 0 && (
        <TextLink to={todayPaths.dashboard} className="inline-flex min-h-11 items-center justify-self-start">
          {texts.turns(turns)}
        </TextLink>
      )}
      {groups.length === 0 ? (
        <EmptyState>
          <p>{texts.none}</p>
          {mayFind && (
            <p className="mt-2">
              <TextLink to={projectPaths.findProjects} className="inline-flex min-h-11 items-center">
                {texts.begin}
              </TextLink>
            </p>
          )}
        </EmptyState>
      ) : (
        groups.map((group) => <GroupOfRows key={group.id} {...group} />)
      )}
      {next !== '' && (
        <TextLink
          to={`${notificationPaths.notifications}?cursor=${next}`}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.older}
        </TextLink>
      )}
      <TextLink
        to={notificationPaths.mailWays}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        {texts.choose}
      </TextLink>
    </div>
  );
}

function GroupOfRows({ name, rows }: Group) {
  return (
    <section>
      <h2 className="text-small font-semibold break-words text-soft">{name}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <NotificationRow key={row.id} {...row} about={name} />
        ))}
      </ul>
    </section>
  );
}

function MarkAll({ newest }: { newest: string }) {
  const post = usePost(['read-all']);
  return (
    <PostForm post={post} intent="read-all">
      <PostFault post={post} />
      <input type="hidden" name="notification" value={newest} />
      <Button type="submit" look="quiet" small busy={post.busyWith !== null}>
        {post.busyWith === null ? texts.markAll : texts.marking}
      </Button>
    </PostForm>
  );
}

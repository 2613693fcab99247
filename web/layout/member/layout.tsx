import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useMatches } from 'react-router';
import { profilePaths } from '#contract/profiles/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import type { AgedModule } from '#contract/today/layout-calls.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { readBy } from '#web/ground/texts/amounts.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { layoutTexts as texts } from '#web/layout/texts/en/layout.ts';
import { NoDataAhead } from '#web/router/no-data-ahead.tsx';
import { FailureView } from '#web/shell/failure-view.tsx';
import { FollowLink } from '#web/shell/follow-link.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { LogOutButton } from '#web/shell/log-out-button.tsx';
import { SiteAround } from '#web/shell/site-around.tsx';
import { shell } from '#web/shell/texts/en/shell.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import type { Route } from './+types/layout';
import { Bell } from './bell.tsx';
import { Navigation } from './navigation.tsx';
import { useLiveUpdates } from './use-live-updates.ts';
import { useOutgoing } from './use-outgoing.ts';
import { useUnread } from './use-unread.ts';
import '#web/ground/member/row.css';
import './fonts.css';
import './layout.css';

export { loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

/** Tells the shell that these pages bring a frame of their own. */
export const handle = { hasLayout: true };

/** The title of a page in the layout's bar, on a phone. */
export type PageHandle = {
  title: string;
  up?: {
    to: string | ((params: Params) => string);
    label: string;
    /** The address for members to whom the `to` page is not open yet. */
    closed?: { room: AgedModule; to: string };
  };
};
type Params = Record<string, string | undefined>;

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <LayoutAround loaded={loaderData}>
      <Outlet />
    </LayoutAround>
  );
}

/**
 * The layout stays around a page that says that it is closed, gone or away. Any other error may come from the layout itself, so
 * the page is shown without it.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData || !isRouteErrorResponse(error))
    return (
      <SiteAround>
        <FailureView error={error} />
      </SiteAround>
    );
  return (
    <LayoutAround loaded={loaderData} closed={error.status === 403}>
      <FailureView error={error} isInLayout />
    </LayoutAround>
  );
}

type Around = {
  loaded: Route.ComponentProps['loaderData'];
  /** The page above a closed one is closed most often. */
  closed?: boolean;
  children: ReactNode;
};

/** The layout of all pages of a signed-in member: a bar above and below on a phone, a rail next to the content elsewhere. */
function LayoutAround({ loaded, closed, children }: Around) {
  const {
    $id: id,
    name,
    avatarId,
    further,
    rooms: modules,
    turns,
    unread,
    unreadConversations,
    zone,
  } = loaded;
  readBy(zone);
  useLiveUpdates(id, loaded);
  useOutgoing(id);
  const count = useUnread(unreadConversations);
  const { title, up } = usePageHandle(modules, closed);
  return (
    <NoDataAhead>
      <div className="work">
        <header className="work-bar">
          {up ? (
            <FollowLink to={up.to} className="work-bar-start">
              <span aria-hidden="true">‹</span> <span>{up.label}</span>
            </FollowLink>
          ) : (
            <FollowLink to={sitePaths.home} className="work-bar-start" aria-label={texts.toSite}>
              <LogoMark className="size-8 text-neel" />
            </FollowLink>
          )}
          <p className="work-bar-title" aria-hidden="true">
            {title}
          </p>
          <div className="work-bar-end">
            <Bell turns={turns} unread={unread} />
            <FollowLink to={profilePaths.you} className="work-bar-you" aria-label={name}>
              <Portrait id={id} avatarId={avatarId} className="size-9" />
            </FollowLink>
          </div>
        </header>
        <header className="work-rail">
          <FollowLink to={sitePaths.home} className="flex min-h-11 items-center gap-2.5 no-underline">
            <LogoMark className="size-9 text-neel" />
            <span className="text-[1.375rem] font-bold tracking-tight">{site.name}</span>
          </FollowLink>
          <nav aria-label={texts.places}>
            <Navigation more={further} rooms={modules} unread={count} />
          </nav>
          <Bell turns={turns} unread={unread} isWide />
          <div className="mt-auto grid justify-items-start gap-1">
            <ThemeSwitch />
            <LogOutButton className="work-place" />
          </div>
        </header>
        <main id="content" className="work-content" tabIndex={-1}>
          {up && (
            <FollowLink to={up.to} className="work-up text-link">
              <span aria-hidden="true">‹</span> {up.label}
            </FollowLink>
          )}
          {children}
        </main>
        <nav aria-label={texts.places} className="work-tabs">
          <Navigation more={nothingMore} rooms={modules} unread={count} />
        </nav>
        <footer className="work-foot">
          {[...shell.footer.legal.entries, shell.footer.wrongWord].map(({ label, to }) => (
            <FollowLink key={label} to={to}>
              {label}
            </FollowLink>
          ))}
          <LanguageSwitch isKept look="" />
        </footer>
      </div>
    </NoDataAhead>
  );
}

/** A phone has the width for five words next to each other: further pages are under You. */
const nothingMore = {};

function usePageHandle(
  modules: readonly AgedModule[],
  closed?: boolean,
): {
  title: string;
  up?: { to: string; label: string };
} {
  const match = useMatches().at(-1);
  const { title, up } = (match?.handle as PageHandle | undefined) ?? { title: '' };
  if (!up || closed) return { title };
  if (up.closed && !modules.includes(up.closed.room))
    return { title, up: { to: up.closed.to, label: up.label } };
  return { title, up: { ...up, to: typeof up.to === 'string' ? up.to : up.to(match?.params ?? {}) } };
}

import { lazy, Suspense, useEffect, useState } from 'react';
import { NavLink } from 'react-router';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { shell } from '#web/shell/texts/en/shell.ts';
import { useSession } from '../client/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { FollowLink } from './follow-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { usePopoverMenu } from './popover-menu.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Visitors need neither, and without them a member still gets on. */
const AccountMenu = lazy(() => import('./account-menu.tsx').catch(() => ({ default: ToDashboard })));
const MemberLine = lazy(() => import('./member-line.tsx').catch(() => ({ default: Nothing })));

const scrolledBeyond = 10;
const condensedBeyond = 35;
type ScrollState = 'top' | 'scrolled' | 'condensed';

function useScrollState(): ScrollState {
  const [state, setState] = useState<ScrollState>('top');
  useEffect(() => {
    const read = () => {
      const y = window.scrollY;
      setState(y > condensedBeyond ? 'condensed' : y > scrolledBeyond ? 'scrolled' : 'top');
    };
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, []);
  return state;
}

export function Header() {
  const session = useSession();
  const { user, loading } = session;
  const member = user && { ...session, user };
  const menu = usePopoverMenu('site-menu');

  useEffect(() => {
    if (!loading && !user) delete document.documentElement.dataset.member;
  }, [loading, user]);

  return (
    <header className="site-header" data-scroll={useScrollState()}>
      <div className="page-width flex h-full items-center gap-2">
        <FollowLink to={sitePaths.home} className="me-auto flex min-h-11 items-center gap-2.5 no-underline">
          <LogoMark className="size-9 text-neel" />
          <span className="text-[min(1.375rem,7vw)] font-bold tracking-tight">{site.name}</span>
        </FollowLink>
        <nav aria-label={shell.mainNavigation} className="hidden lg:block">
          <ul className="flex">
            {shell.entries.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to === sitePaths.home} prefetch="intent" className="nav-entry">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
        {member ? (
          <div className="hidden lg:block">
            <Suspense>
              <AccountMenu session={member} />
            </Suspense>
          </div>
        ) : (
          <div className="visitor-only hidden items-center gap-2 lg:flex">
            <FollowLink to={sessionPaths.login} className="nav-entry">
              {shell.signIn}
            </FollowLink>
            <ButtonLink small to={signUpPaths.signup}>
              {shell.getStarted}
            </ButtonLink>
          </div>
        )}
        <button
          {...menu.button}
          className="icon-button lg:hidden"
          aria-label={menu.open ? shell.closeMenu : shell.openMenu}
        >
          <svg viewBox="0 0 24 24" className="menu-icon size-6" data-open={menu.open} aria-hidden="true">
            <path d="M4 8h16" />
            <path d="M4 16h16" />
          </svg>
        </button>
      </div>
      <div {...menu.panel} className="site-menu">
        <nav aria-label={shell.mainNavigation}>
          <ul className="page-width flex flex-col py-3">
            {shell.entries.map(({ label, to }) => (
              <li key={to} className="border-b border-line">
                <NavLink to={to} end={to === sitePaths.home} className="menu-entry">
                  {label}
                </NavLink>
              </li>
            ))}
            {member ? (
              <>
                <li className="pt-5 pb-2">
                  <Suspense>
                    <MemberLine session={member} className="" />
                  </Suspense>
                </li>
                <li className="border-b border-line">
                  <NavLink to={todayPaths.dashboard} className="menu-entry">
                    {shell.dashboard}
                  </NavLink>
                </li>
                <li>
                  <LogOutButton className="menu-entry w-full text-start" />
                </li>
              </>
            ) : (
              <li className="visitor-only grid grid-cols-2 gap-3 pt-5 pb-3">
                <ButtonLink look="quiet" to={sessionPaths.login}>
                  {shell.signIn}
                </ButtonLink>
                <ButtonLink to={signUpPaths.signup}>{shell.getStarted}</ButtonLink>
              </li>
            )}
          </ul>
          <LanguageSwitch look="menu-entry" around="page-width" />
        </nav>
      </div>
    </header>
  );
}

function ToDashboard() {
  return (
    <NavLink to={todayPaths.dashboard} className="nav-entry">
      {shell.dashboard}
    </NavLink>
  );
}

const Nothing = () => <></>;

import { useEffect } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { adminTexts as texts } from '#texts/admin.ts';
import { shell } from '#texts/shell.ts';
import { site } from '#texts/site.ts';
import { followElsewhere } from '../client/follow.ts';
import { hearOfChange, logOut, useSession } from '../client/session.ts';
import { paths } from '../paths.ts';
import { Announcer } from '../shell/announcer.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { Toasts } from '../ui/toast.tsx';
import { adminPaths } from './paths.ts';
import { signInAddress } from './sign-in-address.ts';

const tabs = [
  { to: adminPaths.enquiries, label: texts.tabs.enquiries, also: '/admin/enquiries/' },
  { to: adminPaths.accounts, label: texts.tabs.accounts, also: '/admin/accounts/' },
  { to: adminPaths.log, label: texts.tabs.log, also: '' },
];

/** What surrounds each page. Links that leave the administration load the page they lead to whole. */
export function Frame() {
  useLeavingWithSession();
  const { pathname } = useLocation();
  return (
    <>
      <a href="#content" className="skip-link">
        {shell.skip}
      </a>
      <header className="border-b border-line">
        <div className="page-width flex flex-wrap items-center gap-x-2 py-3">
          <a
            href={paths.home}
            aria-label={`${site.name}: ${texts.toSite}`}
            className="flex min-h-11 items-center gap-2.5 no-underline"
          >
            <LogoMark className="size-9 text-neel" />
          </a>
          <p className="mr-auto text-heading">{texts.title}</p>
          <ThemeSwitch />
          <button type="button" className="nav-entry" onClick={() => void leave()}>
            {shell.logOut}
          </button>
          <nav aria-label={texts.title} className="-mx-3 basis-full">
            <ul className="flex">
              {tabs.map(({ to, label, also }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="nav-entry"
                    aria-current={isWithin(pathname, to, also) ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page-width grow py-8 sm:py-10">
        <Outlet />
      </main>
      <Announcer />
      <Toasts dismissLabel={shell.dismiss} />
      <ScrollRestoration />
    </>
  );
}

function isWithin(pathname: string, to: string, also: string): boolean {
  return pathname === to || (also !== '' && pathname.startsWith(also));
}

async function leave() {
  // Whatever becomes of it, this browser forgets who it was.
  await logOut().catch(() => undefined);
  location.replace(paths.home);
}

/** Whoever is signed out, here or elsewhere, sees nothing of this any more. */
function useLeavingWithSession() {
  const { user, loading, lost, left } = useSession();
  const isOut = !loading && !user && !lost && !left;
  useEffect(() => {
    if (isOut) location.replace(signInAddress());
  }, [isOut]);
  const userId = user?.$id;
  useEffect(() => (userId ? followElsewhere(userId, hearOfChange) : undefined), [userId]);
}

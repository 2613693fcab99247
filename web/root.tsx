import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { firstLanguage, interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import { localeCode } from '#rules/text/locale-code.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { siteFacts } from '#web/ground/texts/en/site-facts.ts';
import { shell } from '#web/shell/texts/en/shell.ts';
import type { Route } from './+types/root';
import { hearGivenUpReads } from './client/given-up-reads.ts';
import { finishLeaving } from './client/leave.ts';
import { keepShown, overLine } from './client/over-line.ts';
import { pageContext } from './page-context.ts';
import { Announcer, SmoothAfterLink } from './shell/announcer.tsx';
import { BeforePaint } from './shell/before-paint.tsx';
import { FailureView } from './shell/failure-view.tsx';
import { ofLanguage } from './shell/of-language.ts';
import { SiteAround } from './shell/site-around.tsx';
import { officerLine } from './shell/texts/en/officer.ts';
import { UnderWay } from './shell/under-way.tsx';
import { Takeover } from './takeover/takeover.tsx';
import font from './ui/fonts/anek-latin.woff2?url';
import { Toasts } from './ui/toast.tsx';
import { useProject } from './use-project.ts';
import './site.css';
import './ui/font-latin.css';

if (typeof document !== 'undefined') {
  finishLeaving();
  hearGivenUpReads();
}

export function loader({ context }: Route.LoaderArgs) {
  const { origin, projectId, officer, languages } = context.get(pageContext);
  const prefixOf = (code: string) => (code === firstLanguage ? '' : `/${code}`);
  const offered = interfaceLanguages.filter(({ code }) => languages.includes(code));
  return {
    origin,
    projectId,
    officer: officerLine(officer),
    // A single language is no choice.
    languages: (offered.length > 1 ? offered : []).map(({ code, name }) => ({
      code,
      name,
      prefix: prefixOf(code),
    })),
    social: siteFacts.social.filter(({ url }: { url: string }) => url),
    prefix: prefixOf(localeCode(site.language)),
  };
}

/** Neither ever changes, so following a link asks the server nothing for the shell. */
export function shouldRevalidate() {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [overLine];

/** No page in another script draws it, and such fonts come after the first drawing. */
const fontAhead = {
  rel: 'preload',
  href: font,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;

export const links: Route.LinksFunction = () => [
  ...(ofLanguage['data-font'] === 'latin' ? [fontAhead] : []),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/atom+xml', title: shell.feed(site.name), href: storyPaths.feed },
];

type Handle = { hasLayout?: boolean } | undefined;

export function Layout({ children }: { children: ReactNode }) {
  // Where the frame itself failed there is none; where a page in it did, the frame says so.
  const failed = Boolean(useRouteError());
  const hasLayout = useMatches().some(({ handle }) => (handle as Handle)?.hasLayout) && !failed;
  return (
    <html
      lang={site.language}
      {...(import.meta.env.SSR && ofLanguage)}
      data-project={useProject()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ed" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11112a" />
        <BeforePaint />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {shell.skip}
        </a>
        <UnderWay />
        {hasLayout ? children : <SiteAround>{children}</SiteAround>}
        <Announcer />
        <Toasts dismissLabel={shell.dismiss} />
        <SmoothAfterLink />
        <Takeover />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => keepShown(pathname + search, matches), [pathname, search, matches]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureView error={error} />;
}

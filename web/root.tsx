import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { failure } from '#texts/failure.ts';
import { shell } from '#texts/shell.ts';
import { site } from '#texts/site.ts';
import type { Route } from './+types/root';
import { hearGivenUpReads } from './client/given-up-reads.ts';
import { finishLeaving } from './client/leave.ts';
import { keepShown, overLine } from './client/over-line.ts';
import { pageContext } from './page-context.ts';
import { paths } from './paths.ts';
import { Announcer, SmoothAfterLink } from './shell/announcer.tsx';
import { BeforePaint } from './shell/before-paint.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { UnderWay } from './shell/under-way.tsx';
import { Takeover } from './takeover/takeover.tsx';
import { ButtonLink } from './ui/button.tsx';
import font from './ui/fonts/anek-latin.woff2?url';
import { Kolam } from './ui/kolam.tsx';
import { Toasts } from './ui/toast.tsx';
import { useProject } from './use-project.ts';
import './site.css';

if (typeof document !== 'undefined') {
  finishLeaving();
  hearGivenUpReads();
}

export function loader({ context }: Route.LoaderArgs) {
  const { origin, projectId } = context.get(pageContext);
  return { origin, projectId };
}

/** Neither ever changes, so following a link asks the server nothing for the shell. */
export function shouldRevalidate() {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [overLine];

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/atom+xml', title: shell.feed(site.name), href: paths.feed },
];

type Handle = { hasFrame?: boolean } | undefined;

export function Layout({ children }: { children: ReactNode }) {
  // A page that failed has no frame to bring.
  const failed = Boolean(useRouteError());
  const hasFrame = useMatches().some(({ handle }) => (handle as Handle)?.hasFrame) && !failed;
  return (
    <html lang={site.language} data-project={useProject()} suppressHydrationWarning>
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
        {hasFrame ? (
          children
        ) : (
          <>
            <Header />
            <main id="content" className="below-header" tabIndex={-1}>
              {children}
            </main>
            <Footer />
          </>
        )}
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

function failureOf(status: number, error: unknown): { title: string; text: string } {
  if (status === 404) return failure.missing;
  if (status === 503) return failure.away;
  // A door that is closed by age says itself when it opens.
  if (status === 403 && isRouteErrorResponse(error))
    return { title: failure.closed, text: String(error.data) };
  return failure.fault;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = failureOf(status, error);
  return (
    <div className="page-width flex flex-col items-start gap-6 py-20">
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Kolam seed="loose-ends" radius={2} className="size-40 text-neel" />
      <h1 className="text-title">{title}</h1>
      <p className="max-w-text text-lead text-soft">{text}</p>
      {status === 503 ? (
        <a href={pathname + search} className="button button-primary">
          {failure.retry}
        </a>
      ) : (
        <ButtonLink to={title === failure.closed ? paths.dashboard : paths.home}>
          {title === failure.closed ? failure.today : failure.home}
        </ButtonLink>
      )}
    </div>
  );
}

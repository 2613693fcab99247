import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { rightsPaths } from '#contract/rights/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { failure } from '#web/ground/texts/en/failure.ts';
import { site } from '#web/ground/texts/en/site.ts';
import type { ClosedPage } from '../forms/closed-page.ts';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import { Kolam } from '../ui/kolam.tsx';

/**
 * The text for a page that cannot be shown, with a link to another one; in the layout of a signed-in member the link leads to
 * Today.
 */
export function FailureView({ error, isInLayout = false }: { error: unknown; isInLayout?: boolean }) {
  const { pathname, search } = useLocation();
  const [reported, setReported] = useState<unknown>();
  // The errors of the server reach the browser without a stack.
  const isOfBrowser = !import.meta.env.SSR && Boolean((error as Error | undefined)?.stack);
  useEffect(() => {
    if (!isOfBrowser) return;
    const show = () => setReported(error);
    import('../client/tell-broken.ts').then(({ tellBroken }) => tellBroken(error as Error)).then(show, show);
  }, [error, isOfBrowser]);
  // Such a page reloads itself once before it says so.
  if (isOfBrowser && reported !== error) return null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text, links } = failureOf(status, error, isInLayout);
  const leadsToToday = isInLayout || status === 403;
  const ways = failure.ways.map(({ to, label }) => ({
    to: leadsToToday && to === rightsPaths.withoutAccount ? rightsPaths.rights : to,
    label,
  }));
  return (
    <div className={`flex flex-col items-start gap-6 ${isInLayout ? 'py-6' : 'page-width py-20'}`}>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Kolam seed="loose-ends" radius={2} className="size-40 text-neel" />
      <h1 className="text-title">{title}</h1>
      <p className="max-w-text text-lead text-soft">{text}</p>
      <ul>
        {[...(links ?? []), ...ways].map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      {status === 503 ? (
        <a href={pathname + search} className="button button-primary">
          {failure.retry}
        </a>
      ) : (
        <ButtonLink to={leadsToToday ? todayPaths.dashboard : sitePaths.home}>
          {leadsToToday ? failure.today : failure.home}
        </ButtonLink>
      )}
    </div>
  );
}

type Failure = { title: string } & Pick<ClosedPage, 'text'> & Partial<ClosedPage>;

function failureOf(status: number, error: unknown, isInLayout: boolean): Failure {
  if (status === 404) return isInLayout ? failure.gone : failure.missing;
  if (status === 503) return failure.away;
  // A page that is closed by age says when it opens, and what is open.
  if (status === 403) return { title: failure.closed, ...(error as { data: ClosedPage }).data };
  return failure.fault;
}

import { data } from 'react-router';
import { sitePaths } from '#contract/site/paths.ts';
import { leaveFor } from '#web/client/leave-for.ts';
import { whileOffline } from '#web/client/line.ts';
import { pageContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { home } from '#web/site/texts/en/home.ts';
import { unknown } from '#web/site/texts/en/unknown.ts';
import { organization, website } from '#web/structured-data.ts';
import type { Route } from './+types/unknown';
import Home from './home.tsx';
import { pathInWords } from './path-in-words.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { figures } = context.get(pageContext);
  return data({ figures, path: pathInWords(new URL(request.url).pathname) }, { status: 404 });
}

/** Only the server knows where a followed link leads: the browser knows only the pages of its own list. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await whileOffline(request.signal);
  if (!request.signal.aborted) leaveFor(request.url);
  // Until the browser has left.
  return new Promise<never>(() => {});
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: home.title,
    description: home.description,
    path: sitePaths.home,
    noindex: true,
    structured: [organization, website],
  });

/** An unknown address shows the home page, says so, and tells machines that it is none. */
export default function Unknown({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="bg-genda-tint">
        <span className="page-width block py-3 font-medium [overflow-wrap:anywhere]">
          {unknown.noPage} <bdi className="font-bold">{loaderData.path}</bdi>
        </span>
      </p>
      <Home loaderData={loaderData} />
    </>
  );
}

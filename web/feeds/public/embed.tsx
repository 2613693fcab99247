import { cardSizes } from '#contract/feeds/limits.ts';
import { feedPaths } from '#contract/feeds/paths.ts';
import { openDataPaths } from '#contract/open-data/paths.ts';
import { embedTexts as texts } from '#web/feeds/texts/en/embed.ts';
import { pageContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/embed';

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(pageContext).origin };
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: feedPaths.embed });

/** The frame to copy into a page of another site, and the choices in its address. */
export default function Embed({ loaderData: { origin } }: Route.ComponentProps) {
  const address = (search: string) => `${origin}${feedPaths.card}${search}`;
  return (
    <div className="page-width grid max-w-text gap-8 py-10 lg:py-16">
      <div className="grid gap-4">
        <h1 className="text-display">{texts.title}</h1>
        <p className="text-lead text-soft">{texts.lead}</p>
      </div>
      <section className="grid gap-3">
        <h2 className="text-title">{texts.copy}</h2>
        <pre className="overflow-x-auto border border-line p-4 text-small whitespace-pre-wrap break-words">
          <code>{texts.frame(address('?show=5'))}</code>
        </pre>
        <p className="text-small text-soft">{texts.nothing}</p>
      </section>
      <section className="grid gap-3">
        <h2 className="text-title">{texts.choices}</h2>
        <dl className="grid gap-3">
          {texts.choice({ sizes: cardSizes }).map(({ name, how, example }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>{how}</dd>
              <dd className="text-small text-soft break-all">{address(example)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="grid gap-3">
        <h2 className="text-title">{texts.feeds}</h2>
        <p>{texts.feedsHow}</p>
        <ul className="grid gap-1">
          {(['atom', 'rss', 'json', 'ics'] as const).map((form) => (
            <li key={form}>
              <a className="text-link inline-flex min-h-11 items-center" href={feedPaths.ofAll(form)}>
                {texts.forms[form]}
              </a>
            </li>
          ))}
        </ul>
        <p>
          {texts.all} <TextLink to={openDataPaths.data}>{texts.data}</TextLink>
        </p>
      </section>
    </div>
  );
}

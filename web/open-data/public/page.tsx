import { feedPaths } from '#contract/feeds/rare-paths.ts';
import { listOpenData } from '#contract/open-data/calls.ts';
import { openDataPaths } from '#contract/open-data/rare-paths.ts';
import { openDataTexts as texts } from '#web/open-data/texts/en/open-data.ts';
import { pageContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';
import { dataset } from './dataset.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const { files } = await askForAll(context, listOpenData, {});
  // Made here, so that the scripts of the page do without it.
  return { files, structured: [dataset({ files, origin })] };
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: openDataPaths.data,
    structured: loaderData?.structured ?? [],
  });

/** The files of the open data, and what stands in them. */
export default function OpenData({ loaderData: { files } }: Route.ComponentProps) {
  return (
    <div className="page-width grid max-w-text gap-8 py-10 lg:py-16">
      <div className="grid gap-4">
        <h1 className="text-display">{texts.title}</h1>
        <p className="text-lead text-soft">{texts.lead}</p>
      </div>
      <section className="grid gap-3">
        <h2 className="text-title">{texts.files}</h2>
        {files.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {files.map((file) => (
              <li key={file.name} className="grid gap-1 py-4">
                <a className="text-link font-semibold break-all" href={openDataPaths.file(file.name)}>
                  {file.name}
                </a>
                <span>{texts.about[file.name]}</span>
                <span className="text-small text-soft">{texts.made(file)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="grid gap-3">
        <h2 className="text-title">{texts.how}</h2>
        <ul className="grid gap-1">
          {texts.rules.map((rule) => (
            <li key={rule} className="dot-point">
              {rule}
            </li>
          ))}
        </ul>
        <p>
          <a className="text-link" href={texts.licence.address} rel="license">
            {texts.licence.name}
          </a>
        </p>
        <p>
          {texts.also} <TextLink to={feedPaths.embed}>{texts.card}</TextLink>
        </p>
      </section>
    </div>
  );
}

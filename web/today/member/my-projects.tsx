import { projectPaths } from '#contract/projects/paths.ts';
import { type Drawn, DrawnGlyph } from '#web/projects/shown/drawn-glyph.tsx';
import { ownProjectsTodayTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

export type TodayProject = {
  slug: string;
  name: string;
  stands: string;
  drawn: Drawn;
};

/** The projects in whose team one is, the newest first; of many the others are a page of their own. */
export function MyProjects({ projects, all }: { projects: readonly TodayProject[]; all: number }) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="projects">
      <h2 id="projects" className="text-heading">
        {texts.title}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {projects.map(({ slug, name, drawn, stands }) => (
          <li key={slug}>
            <Link to={projectPaths.ownProject(slug)} prefetch="intent" className="row">
              <DrawnGlyph drawn={drawn} className="size-16" />
              <span className="min-w-0 grow">
                <span className="line-clamp-2 font-semibold break-words">{name}</span>
                <span className="block text-small text-soft">{stands}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {all > projects.length && (
        <TextLink to={projectPaths.ownProjects} className="mt-1 inline-flex min-h-11 items-center">
          {texts.all(all)}
        </TextLink>
      )}
    </section>
  );
}

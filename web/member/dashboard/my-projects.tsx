import { ownProjectsTodayTexts as texts } from '#texts/dashboard.ts';
import { paths } from '../../paths.ts';
import { type Drawn, DrawnGlyph } from '../../projects/drawn-glyph.tsx';
import { TextLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

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
            <Link to={paths.ownProject(slug)} prefetch="intent" className="row">
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
        <TextLink to={paths.ownProjects} className="mt-1 inline-flex min-h-11 items-center">
          {texts.all(all)}
        </TextLink>
      )}
    </section>
  );
}

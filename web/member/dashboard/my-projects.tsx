import type { ProjectRowBody } from '#contract/project-shapes.ts';
import { ownProjectsTodayTexts as texts } from '#texts/dashboard.ts';
import { paths } from '../../paths.ts';
import { ProjectGlyph } from '../../projects/project-glyph.tsx';
import { TextLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

/** More of them are a page of their own. */
const most = 4;

export type TodayProject = Pick<ProjectRowBody, 'slug' | 'name' | 'kolam' | 'cover'> & { stands: string };

/** The projects in whose team one is, the newest first. */
export function MyProjects({ projects }: { projects: readonly TodayProject[] }) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="projects">
      <h2 id="projects" className="text-heading">
        {texts.title}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {projects.slice(0, most).map(({ slug, name, kolam, cover, stands }) => (
          <li key={slug}>
            <Link to={paths.ownProject(slug)} prefetch="intent" className="row">
              <ProjectGlyph
                seed={slug}
                grown={kolam}
                cover={cover}
                className="size-16 shrink-0"
                kolamClass="project-glyph"
              />
              <span className="min-w-0 grow">
                <span className="line-clamp-2 font-semibold break-words">{name}</span>
                <span className="block text-small text-soft">{stands}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {projects.length > most && (
        <TextLink to={paths.ownProjects} className="mt-1 inline-flex min-h-11 items-center">
          {texts.all(projects.length)}
        </TextLink>
      )}
    </section>
  );
}

import { NavLink } from 'react-router';
import { projectPaths } from '#contract/projects/paths.ts';
import type { ProjectRowBody } from '#contract/projects/shapes.ts';
import { kolamWords, projectStates, workspaceTexts as texts } from '#web/projects/texts/en/projects.ts';
import { ProjectGlyph } from '../shown/project-glyph.tsx';

/** The head of every page of a project's workspace: its name, its state, its kolam, and the way to its other pages. */
export function ProjectHead({ project }: { project: ProjectRowBody }) {
  const { slug, name, line, state, kolam, cover } = project;
  const { sign, word } = projectStates[state];
  return (
    <header className="grid gap-3">
      <div className="project-head on-step">
        <div className="min-w-0">
          <p className="text-small text-step-soft">
            <span aria-hidden="true">{sign}</span> {word}
          </p>
          <h1 className="mt-1 text-work text-balance break-words hyphens-auto">{name}</h1>
          <p className="mt-1 break-words">{line}</p>
          <p className="mt-2 text-small text-step-soft">{kolamWords(kolam)}</p>
        </div>
        <ProjectGlyph seed={slug} grown={kolam} cover={cover} className="size-24 sm:size-32" />
      </div>
      <nav aria-label={texts.tabs} className="project-tabs">
        {tabsOf(slug).map(({ to, label }) => (
          <NavLink key={to} to={to} end prefetch="intent">
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}

function tabsOf(slug: string) {
  return [
    { to: projectPaths.ownProject(slug), label: texts.overview },
    { to: projectPaths.projectOpportunities(slug), label: texts.opportunities },
    { to: projectPaths.projectTeam(slug), label: texts.team },
    { to: projectPaths.projectUpdates(slug), label: texts.updates },
  ];
}

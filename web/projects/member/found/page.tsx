import { casePaths } from '#contract/cases/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { anywhere, kolamWords, foundProjectTexts as texts } from '#web/projects/texts/en/projects.ts';
import { publicProjectTexts } from '#web/projects/texts/en/public-projects.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { FoundPart } from '#web/search/member/found-part.tsx';
import { Toggle } from '#web/search/member/toggle.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { LanguageMark } from '#web/ui/language-mark.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Team } from '../../public/team.tsx';
import { Updates } from '../../public/updates.tsx';
import { ProjectGlyph } from '../../shown/project-glyph.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: projectPaths.findProjects, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.project.name ?? texts.title,
    description: texts.description,
    path: projectPaths.projects,
    noindex: true,
  });

/** A project as this member may see it, with what they can do about it. */
export default function FoundProject({ loaderData: { project, parts } }: Route.ComponentProps) {
  const { slug, name, line, language, stage, sectors, place, kolam, cover, state, foreign } = project;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,44rem)_20rem] lg:items-start">
      <div className="grid gap-6">
        {state !== 'published' && <Banner look="note">{publicProjectTexts[state]}</Banner>}
        <header className="project-head on-step">
          <div className="min-w-0">
            <h1 lang={foreign?.lang} className="text-work text-balance break-words hyphens-auto">
              {name}
            </h1>
            <p lang={foreign?.lang} className="mt-1 break-words">
              {line}
            </p>
            <LanguageMark foreign={foreign} />
            <p className="mt-2 text-small text-step-soft">
              {[
                labelOf(stageLabels, stage),
                ...sectors.map((sector) => labelOf(sectorLabels, sector)),
                place || anywhere,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-small text-step-soft">{kolamWords(kolam)}</p>
          </div>
          <ProjectGlyph seed={slug} grown={kolam} cover={cover} className="size-24 sm:size-32" />
        </header>
        <Toggle isOn={project.isFollowed} intents={['follow', 'unfollow']} words={texts}>
          <p className="text-small text-soft">{project.isFollowed ? texts.followed : texts.notFollowed}</p>
        </Toggle>
        {(['problem', 'today', 'next'] as const).map((part) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part} className="font-semibold">
              {publicProjectTexts[part]}
            </h2>
            <LinkedText text={project[part]} declared={language} className="mt-1" />
          </section>
        ))}
        {parts.map((part) => (
          <FoundPart key={part.title} part={part} />
        ))}
        <Updates updates={project.updates} declared={language} />
      </div>
      <div className="grid gap-6">
        <Team team={project.team} others={project.others} pathOf={peoplePaths.findPerson} />
        <p className="grid gap-1">
          {project.isOwn && (
            <TextLink to={projectPaths.ownProject(slug)} className="inline-flex min-h-11 items-center">
              {texts.workspace}
            </TextLink>
          )}
          {state === 'published' && (
            <TextLink to={projectPaths.project(slug)} className="inline-flex min-h-11 items-center">
              {texts.publicPage}
            </TextLink>
          )}
          {!project.isOwn && (
            <TextLink to={casePaths.report('project', slug)} className="inline-flex min-h-11 items-center">
              {publicProjectTexts.report}
            </TextLink>
          )}
        </p>
      </div>
    </div>
  );
}

import { projectPaths } from '#contract/projects/paths.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { kolamWords, ownProjectsTexts as texts, workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { langOf } from '#web/ui/name-runs.ts';
import { ProjectKolam } from '#web/ui/project-kolam.tsx';
import { ProjectGlyph } from '../../shown/project-glyph.tsx';
import { StateMark } from '../state-mark.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.pageTitle };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

/** The projects in whose team one is. */
export default function OwnProjects({ loaderData }: Route.ComponentProps) {
  const { projects, followed, invitations } = loaderData;
  const arrival = useArrival();
  return (
    <div className="grid max-w-[44rem] gap-6">
      {arrival === 'deleted' && <Banner look="success">{workspaceTexts.deleted}</Banner>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-work">{texts.pageTitle}</h1>
        {projects.length > 0 && (
          <ButtonLink small to={projectPaths.newProject}>
            {texts.start}
          </ButtonLink>
        )}
      </div>
      {invitations.length > 0 && (
        <section aria-labelledby="invited">
          <h2 id="invited" className="text-heading">
            {texts.invited}
          </h2>
          <RowList>
            {invitations.map(({ id, slug, project, by }) => (
              <Row
                key={id}
                to={projectPaths.invitation(id)}
                title={texts.answer(by, project)}
                state="turn"
                glyph={
                  <ProjectKolam
                    seed={slug}
                    grown={{ people: 1, seats: 1, loops: 0 }}
                    on="step"
                    className="project-glyph size-11"
                  />
                }
              />
            ))}
          </RowList>
        </section>
      )}
      {projects.length === 0 ? (
        <Empty />
      ) : (
        <div>
          <p className="text-soft">{texts.count(projects.length)}</p>
          <RowList>
            {projects.map(({ slug, name, line, role, state, kolam, cover }) => (
              <Row
                key={slug}
                to={projectPaths.ownProject(slug)}
                title={name}
                isWritten
                facts={
                  <>
                    <span lang={langOf(line)} className="line-clamp-1">
                      {line}
                    </span>
                    {texts.role[role]} · {kolamWords(kolam)}
                  </>
                }
                glyph={
                  <ProjectGlyph
                    seed={slug}
                    grown={kolam}
                    cover={cover}
                    className="size-11"
                    kolamClass="project-glyph"
                  />
                }
                mark={<StateMark state={state} />}
              />
            ))}
          </RowList>
        </div>
      )}
      {followed.length > 0 && (
        <section aria-labelledby="followed">
          <h2 id="followed" className="text-heading">
            {texts.followed}
          </h2>
          <RowList>
            {followed.map(({ slug, name, line, kolam, cover }) => (
              <Row
                key={slug}
                to={projectPaths.findProject(slug)}
                title={name}
                isWritten
                facts={
                  <span lang={langOf(line)} className="line-clamp-2">
                    {line}
                  </span>
                }
                glyph={
                  <ProjectGlyph
                    seed={slug}
                    grown={kolam}
                    cover={cover}
                    className="size-11"
                    kolamClass="project-glyph"
                  />
                }
              />
            ))}
          </RowList>
        </section>
      )}
    </div>
  );
}

function Empty() {
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line px-6 py-10">
      <ProjectKolam
        seed="empty"
        grown={{ people: 0, seats: 0, loops: 0 }}
        on="paper"
        className="size-28 text-neel"
      />
      <p className="text-heading">{texts.empty}</p>
      <p className="text-soft">{texts.emptyHow}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={projectPaths.newProject}>{texts.start}</ButtonLink>
        <ButtonLink look="quiet" to={projectPaths.findProjects}>
          {texts.find}
        </ButtonLink>
      </div>
    </div>
  );
}

import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { innerProjectPaths } from '#contract/projects/inner-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { LeftToDo } from '#web/ground/member/left-to-do.tsx';
import { WayBack } from '#web/ground/member/way-back.tsx';
import { withBack } from '#web/ground/member/with-back.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { ownOpportunitiesTexts } from '#web/opportunities/texts/en/opportunities.ts';
import { pictureTexts } from '#web/projects/texts/en/pictures.ts';
import { ownProjectsTexts, workspaceTexts as texts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink, type ButtonLook, TextLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ProjectHead } from '../project-head.tsx';
import { SaidList } from '../said.tsx';
import { stepNames, stepOf, steps } from '../steps.ts';
import type { Route } from './+types/page';
import { Removed } from './removed.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.overview,
  up: { to: projectPaths.ownProjects, label: ownProjectsTexts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.project.name ?? ownProjectsTexts.pageTitle,
    description: ownProjectsTexts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

const arrivals: Record<string, string> = { begun: texts.begun, saved: texts.saved, joined: texts.joined };

/** A project as its team sees it: its text, and the steps that are left. */
export default function Workspace({ loaderData: { project, links, back } }: Route.ComponentProps) {
  const arrival = useArrival();
  const message = arrivals[arrival ?? ''];
  return (
    <div className="grid max-w-[44rem] gap-6">
      {message && <Banner look="success">{message}</Banner>}
      <ProjectHead project={project} />
      {project.removal && <Removed removal={project.removal} />}
      {project.state === 'draft' && (
        <LeftToDo
          title={texts.toPublish}
          count={texts.things(project.lacks.length)}
          nothing={texts.nothingLeft}
          rows={project.lacks.map((lack) => ({
            key: lack,
            label: texts.lacks[lack],
            to: project.can.edit ? wayTo(lack, project.slug, back) : null,
          }))}
        />
      )}
      {project.state === 'published' && (
        <p>
          {texts.isPublic}{' '}
          <TextLink to={projectPaths.project(project.slug)} className="inline-flex min-h-11 items-center">
            {texts.publicPage}
          </TextLink>
        </p>
      )}
      {project.can.edit && (
        <p>
          <TextLink
            to={innerProjectPaths.projectCover(project.slug)}
            className="inline-flex min-h-11 items-center"
          >
            {pictureTexts.change}
          </TextLink>
        </p>
      )}
      {links.map(({ to, label }) => (
        <p key={to}>
          <TextLink to={to} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </p>
      ))}
      <section aria-labelledby="said" className="grid gap-1">
        <h2 id="said" className="text-heading">
          {texts.said}
        </h2>
        {stepNames.map((step) => (
          <div key={step} className="grid gap-3 border-b border-line py-4">
            <div className="flex items-center justify-between gap-4">
              <h3 className="font-semibold">{texts.steps[step]}</h3>
              {project.can.edit && (
                <Link
                  to={innerProjectPaths.editProject(project.slug, step)}
                  prefetch="intent"
                  className="text-link inline-flex min-h-11 items-center"
                  aria-label={`${texts.edit}: ${texts.steps[step]}`}
                >
                  {texts.edit}
                </Link>
              )}
            </div>
            <SaidList said={project.said} of={steps[step]} />
          </div>
        ))}
      </section>
      <Whole project={project} />
      <WayBack back={back} />
    </div>
  );
}

/** To the field that mends it, from where the way leads back here, and from here to where the member came from. */
function wayTo(lack: WorkspaceBody['lacks'][number], slug: string, back: string | null): string {
  const here = withBack(projectPaths.ownProject(slug), back);
  if (lack === 'public_owner') return withBack(innerPeoplePaths.yourVisibility, here, 'public');
  return withBack(
    innerProjectPaths.editProject(slug, stepOf(lack)),
    here,
    lack === 'sectors' ? 'sector1' : lack,
  );
}

/** The steps that owners can take with the project as a whole. */
function Whole({ project: { slug, state, can, lacks } }: { project: WorkspaceBody }) {
  const post = usePost(['publish', 'archive', 'return', 'delete']);
  const done = post.outcome?.done;
  const words = texts.whole;
  const act = (intent: keyof typeof words & string, look: ButtonLook) => (
    <div className="grid justify-items-start gap-1.5">
      <IntentButton post={post} intent={intent} look={look}>
        {words[intent].act}
      </IntentButton>
      <p className="text-small text-soft">{words[intent].why}</p>
    </div>
  );
  if (!can.publish && !can.archive && !can.return && !can.remove) return null;
  return (
    <PostForm post={post} className="grid gap-5">
      {done && done in texts.done && (
        <Banner look="success">{texts.done[done as keyof typeof texts.done]}</Banner>
      )}
      {done === 'published' && (
        <div className="grid justify-items-start gap-1.5">
          <h2 className="font-semibold">{texts.nextStep}</h2>
          <ButtonLink to={projectPaths.projectOpportunities(slug)}>{ownOpportunitiesTexts.offer}</ButtonLink>
          <p className="text-small text-soft">{texts.nextStepWhy}</p>
          <TextLink to={projectPaths.projectTeam(slug)} className="inline-flex min-h-11 items-center">
            {texts.nextStepTeam}
          </TextLink>
        </div>
      )}
      <PostFault post={post} />
      {can.publish && lacks.length === 0 && act('publish', 'primary')}
      {can.archive && act('archive', 'quiet')}
      {can.return && state === 'archived' && act('return', 'primary')}
      {can.remove && act('delete', 'quiet')}
    </PostForm>
  );
}

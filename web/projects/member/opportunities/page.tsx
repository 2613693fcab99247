import { opportunityLimits } from '#contract/opportunities/limits.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { opportunityKinds } from '#rules/lists/kinds.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { OwnRows } from '#web/opportunities/member/own-rows.tsx';
import { opportunityFields as fields } from '#web/opportunities/texts/en/form.ts';
import { ownOpportunitiesTexts as texts } from '#web/opportunities/texts/en/opportunities.ts';
import { kindLabels } from '#web/opportunities/texts/en/values.ts';
import { ownProjectsTexts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { ProjectHead } from '../project-head.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: projectPaths.ownProjects, label: ownProjectsTexts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${texts.pageTitle}: ${loaderData.project.name}` : texts.pageTitle,
    description: texts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

/** The opportunities of a project, and two questions that begin another one. */
export default function ProjectOpportunities({ loaderData }: Route.ComponentProps) {
  const { project, opportunities, next, after, key } = loaderData;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <ProjectHead project={project} />
      {opportunities.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <OwnRows rows={opportunities} next={next} after={after} />
      )}
      {project.can.edit && <Begin sendKey={key} />}
    </div>
  );
}

function Begin({ sendKey }: { sendKey: string }) {
  const post = usePost(['begin']);
  return (
    <section aria-labelledby="offer" className="rounded-card bg-raised p-5">
      <h2 id="offer" className="text-heading">
        {texts.offer}
      </h2>
      <p className="mt-1 text-soft">{texts.beginHow}</p>
      <PostFault post={post} className="mt-4" />
      <PostForm post={post} intent="begin" className="mt-4 grid gap-5">
        <input type="hidden" name="key" value={sendKey} />
        <SelectField
          {...post.field('kind')}
          label={fields.kind}
          error={noteAt(post.fault, 'kind')}
          className="max-w-64"
        >
          {opportunityKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </SelectField>
        <CountedField
          {...post.field('title')}
          label={fields.title}
          hint={fields.titleHint}
          most={opportunityLimits.title}
          error={noteAt(post.fault, 'title')}
          autoComplete="off"
          required
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith !== null ? texts.beginning : texts.begin}
        </Button>
      </PostForm>
    </section>
  );
}

import { opportunityLimits } from '#contract/opportunities/limits.ts';
import { opportunityKinds } from '#rules/lists/kinds.ts';
import { ownOpportunitiesTexts as texts } from '#texts/opportunities.ts';
import { opportunityFields as fields } from '#texts/opportunity-form.ts';
import { kindLabels } from '#texts/opportunity-values.ts';
import { ownProjectsTexts } from '#texts/projects.ts';
import { unlessLedOn } from '../../../forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '../../../forms/use-post.tsx';
import { paths } from '../../../paths.ts';
import { pageMeta } from '../../../seo.ts';
import { Button } from '../../../ui/button.tsx';
import { CountedField } from '../../../ui/counted-field.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { PageHandle } from '../../frame/frame.tsx';
import { noteAt } from '../../note-at.ts';
import { OwnRows } from '../../opportunities/own-rows.tsx';
import { ProjectHead } from '../project-head.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: paths.ownProjects, label: ownProjectsTexts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${texts.pageTitle}: ${loaderData.project.name}` : texts.pageTitle,
    description: texts.description,
    path: paths.ownProjects,
    noindex: true,
  });

/** What a project offers, and two questions that begin one more. */
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

import { useState } from 'react';
import { projectPaths } from '#contract/projects/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { WayBack } from '#web/ground/member/way-back.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { editProjectTexts as texts, workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SaidList } from '../said.tsx';
import { shown } from '../shown.ts';
import { type StepName, stepNames, steps, wasOf } from '../steps.ts';
import type { Route } from './+types/page';
import { Basics, Facts, Story } from './fields.tsx';
import { Standing } from './standing.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: workspaceTexts.edit,
  up: { to: ({ slug = '' }) => projectPaths.ownProject(slug), label: workspaceTexts.overview },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? workspaceTexts.steps[loaderData.step] : workspaceTexts.edit,
    description: texts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

const fieldsOf = { basics: Basics, story: Story, facts: Facts };

/** One page of questions about a project; keyed by the step, so that the next one begins with its own answers. */
export default function EditProject({ loaderData }: Route.ComponentProps) {
  return <Step key={loaderData.step} {...loaderData} />;
}

function Step({ step, project, back }: Route.ComponentProps['loaderData']) {
  const post = usePost(['save', 'go'], { isLedTo: true });
  const arrival = useArrival();
  // A live update may load a newer version while the owner types: the typed text stays based on this one.
  const [based] = useState(project);
  const conflict = post.answer?.fault?.code === 'conflict' ? post.answer.about : undefined;
  const Fields = fieldsOf[step];
  /** While it is being made, each step leads to the next; a member who came for one field goes back. */
  const leadsOn = project.state === 'draft' && !back && step !== stepNames.at(-1);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,40rem)_20rem]">
      <div className="grid gap-6">
        {arrival === 'saved' && <Banner look="success">{workspaceTexts.saved}</Banner>}
        <div>
          <p className="text-small text-soft">
            {project.name} · {texts.step(stepNames.indexOf(step) + 1, stepNames.length)}
          </p>
          <h1 className="text-work">{workspaceTexts.steps[step]}</h1>
        </div>
        <details className="lg:hidden">
          <summary className="py-2.5 font-semibold">{workspaceTexts.preview}</summary>
          <SaidList said={project.said} of={steps[step]} />
        </details>
        <PostFault post={post} />
        {conflict && <Standing about={conflict} />}
        <PostForm post={post} className="grid gap-6">
          {/* After a conflict the next save is based on how it stands now, which has been shown. */}
          <input type="hidden" name="version" value={conflict?.version ?? based.version} />
          {steps[step].map((field) => (
            <input
              key={field}
              type="hidden"
              name={wasOf(field)}
              value={conflict?.[field] ?? shown(based.said, field)}
            />
          ))}
          <Fields post={post} said={project.said} />
          <div className="flex flex-wrap gap-3">
            {leadsOn && <SaveButton post={post} intent="go" look="primary" />}
            <SaveButton post={post} intent="save" look={leadsOn ? 'quiet' : 'primary'} />
          </div>
        </PostForm>
        <WayBack back={back} />
      </div>
      <Preview step={step} said={project.said} />
    </div>
  );
}

type SaveButtonProps = { post: Post; intent: 'save' | 'go'; look: 'primary' | 'quiet' };

function SaveButton({ post, intent, look }: SaveButtonProps) {
  const isBusy = post.busyWith === intent;
  const label = intent === 'go' ? texts.next : texts.save;
  return (
    <Button type="submit" name="intent" value={intent} look={look} busy={isBusy}>
      {isBusy ? texts.saving : label}
    </Button>
  );
}

type PreviewProps = { step: StepName; said: Parameters<typeof SaidList>[0]['said'] };

function Preview({ step, said }: PreviewProps) {
  return (
    <aside aria-labelledby="preview" className="rounded-card bg-sand p-5 max-lg:hidden">
      <h2 id="preview" className="mb-3 font-semibold">
        {workspaceTexts.preview}
      </h2>
      <SaidList said={said} of={steps[step]} />
    </aside>
  );
}

import { type FormEvent, useState } from 'react';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { OpportunitySaid } from '#contract/opportunities/shapes.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { WayBack } from '#web/ground/member/way-back.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { opportunityFields, opportunityFormTexts as texts } from '#web/opportunities/texts/en/form.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TermFacts, TermTexts } from '../../shown/terms.tsx';
import { stepNames } from '../steps.ts';
import { readTyped } from '../typed.ts';
import type { Route } from './+types/page';
import { Basics, Questions, Terms } from './fields.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.edit,
  up: { to: ({ id = '' }) => opportunityPaths.ownOpportunity(id), label: texts.title },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? texts.steps[loaderData.step] : texts.edit,
    description: texts.description,
    path: opportunityPaths.ownOpportunities,
    noindex: true,
  });

const fieldsOf = { basics: Basics, terms: Terms, questions: Questions };

/** One page of questions about an opportunity; keyed by the step, so that the next step begins with its own answers. */
export default function EditOpportunity({ loaderData }: Route.ComponentProps) {
  return <Step key={loaderData.step} {...loaderData} />;
}

function Step({ step, opportunity, back }: Route.ComponentProps['loaderData']) {
  const post = usePost(['save', 'go'], { isLedTo: true });
  const arrival = useArrival();
  // A live update may load a newer version while the owner types: the typed text stays based on this one.
  const [based] = useState(opportunity);
  const said = based.proposed ?? based.said;
  const [preview, setPreview] = useState(said);
  const conflict = post.answer?.fault?.code === 'conflict' ? post.answer.about : undefined;
  const Fields = fieldsOf[step];
  const leadsOn = opportunity.state === 'draft' && !back && step !== stepNames.at(-1);

  function showTyped(event: FormEvent<HTMLElement>) {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    if (!form) return;
    const typed = new FormData(form);
    setPreview({ ...said, ...readTyped((name) => String(typed.get(name) ?? ''), step).said });
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,40rem)_20rem]">
      <div className="grid gap-6" onInput={showTyped}>
        {arrival === 'saved' && <Banner look="success">{texts.saved}</Banner>}
        <div>
          <p className="text-small text-soft">
            {based.said.title} · {texts.step(stepNames.indexOf(step) + 1, stepNames.length)}
          </p>
          <h1 className="text-work">{texts.steps[step]}</h1>
        </div>
        <details className="lg:hidden">
          <summary className="py-2.5 font-semibold">{texts.preview}</summary>
          <Preview said={preview} />
        </details>
        <PostFault post={post} />
        {conflict && <Standing about={conflict} />}
        <PostForm post={post} className="grid gap-6">
          {/* After a conflict the next save is based on how it stands now, which has been shown. */}
          <input type="hidden" name="version" value={conflict?.version ?? based.version} />
          <Fields post={post} said={said} />
          <div className="flex flex-wrap gap-3">
            {leadsOn && <SaveButton post={post} intent="go" look="primary" />}
            <SaveButton post={post} intent="save" look={leadsOn ? 'quiet' : 'primary'} />
          </div>
        </PostForm>
        <WayBack back={back} />
      </div>
      <aside aria-labelledby="preview" className="rounded-card bg-sand p-5 max-lg:hidden">
        <h2 id="preview" className="mb-3 font-semibold">
          {texts.preview}
        </h2>
        <Preview said={preview} />
      </aside>
    </div>
  );
}

function Preview({ said }: { said: OpportunitySaid }) {
  return (
    <div className="grid gap-4">
      <p className="font-semibold break-words">{said.title}</p>
      <TermFacts said={said} closes="" />
      <TermTexts said={said} level={3} />
    </div>
  );
}

type SaveButtonProps = { post: Post; intent: 'save' | 'go'; look: 'primary' | 'quiet' };

function SaveButton({ post, intent, look }: SaveButtonProps) {
  const isBusy = post.busyWith === intent;
  return (
    <Button type="submit" name="intent" value={intent} look={look} busy={isBusy}>
      {isBusy ? texts.saving : intent === 'go' ? texts.goOn : texts.save}
    </Button>
  );
}

/** The current values; the typed ones stay in the fields below. */
function Standing({ about }: { about: Record<string, string> }) {
  const fields = Object.keys(about).filter((field) => field !== 'version');
  const labels: Record<string, unknown> = opportunityFields;
  return (
    <section aria-labelledby="standing" className="rounded-card border border-line bg-raised p-5">
      <h2 id="standing" className="font-semibold">
        {texts.bothVersions}
      </h2>
      <dl className="mt-3 grid gap-3">
        {fields.map((field) => (
          <div key={field}>
            <dt className="text-small text-soft">
              {String(labels[field] ?? opportunityFields.gives)}: {texts.now}
            </dt>
            <dd className="whitespace-pre-line break-words">{about[field]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-soft">{texts.yours}</p>
    </section>
  );
}

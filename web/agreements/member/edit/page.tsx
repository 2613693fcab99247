import { useState } from 'react';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { draftSteps } from '#contract/agreements/limits.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { agreementFormTexts as texts } from '#web/agreements/texts/en/form.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { withBack } from '#web/ground/member/with-back.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { AgreementText } from '../agreement-text.tsx';
import { DraftField } from '../draft-field.tsx';
import { fieldsAndValues } from '../shown-values.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.short,
  up: { to: ({ id = '' }) => innerAgreementPaths.draftText(id), label: texts.draft },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? texts.steps[loaderData.step] : texts.title,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

/** One page of questions about a draft; keyed by the step, so that the next one begins with its own answers. */
export default function EditAgreement({ loaderData }: Route.ComponentProps) {
  const { step, agreement, draft } = loaderData;
  const arrival = useArrival();
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,40rem)_20rem]">
      <div className="grid gap-6">
        {arrival === 'saved' && <Banner look="success">{texts.saved}</Banner>}
        <div>
          <p className="text-small text-soft break-words">
            {agreement.project.name} · {texts.step(draftSteps.indexOf(step) + 1, draftSteps.length)}
          </p>
          <h1 className="text-work">{texts.steps[step]}</h1>
        </div>
        <details className="lg:hidden">
          <summary className="py-2.5 font-semibold">{texts.preview}</summary>
          <AgreementText text={draft.text} language={draft.said.language} />
        </details>
        {step === 'milestones' ? <Milestones {...loaderData} /> : <Step key={step} {...loaderData} />}
        <p>
          <TextLink
            to={innerAgreementPaths.draftText(agreement.id)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.whole}
          </TextLink>
        </p>
      </div>
      <aside aria-labelledby="preview" className="rounded-card bg-sand p-5 max-lg:hidden">
        <h2 id="preview" className="mb-3 font-semibold">
          {texts.preview}
        </h2>
        <AgreementText text={draft.text} language={draft.said.language} className="text-small" />
      </aside>
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Step({ step, agreement, draft, languages, worth, hasPool, back }: Loaded) {
  const post = usePost(['save', 'go', 'without'], { isLedTo: true });
  // A live update must not replace the typed values, and must not make them look as if they were based on the new version.
  const [version] = useState(draft.version);
  const conflict = post.answer?.fault?.code === 'conflict' ? post.answer.about : undefined;
  if (step === 'milestones') return null;
  const { fields, values } = fieldsAndValues(step, agreement.side, draft.said);
  const isEquity = step === 'equity';
  return (
    <PostForm post={post} className="grid gap-6">
      <PostFault post={post} />
      {/* After a conflict the next save is based on the current draft, which the text next to it shows. */}
      <input type="hidden" name="version" value={conflict?.version ?? version} />
      {isEquity && <p>{texts.equityWhy}</p>}
      {isEquity && !hasPool && agreement.side === 'project' && (
        <p>
          {texts.noPool}{' '}
          <TextLink
            to={withBack(
              innerAgreementPaths.projectPool(agreement.project.slug),
              innerAgreementPaths.editAgreement(agreement.id, 'equity'),
              'companyUnits',
            )}
            className="inline-flex min-h-11 items-center"
          >
            {texts.pool}
          </TextLink>
        </p>
      )}
      {isEquity && worth && <p className="font-semibold">{texts.worth(worth)}</p>}
      {step === 'parties' && languages && (
        <SelectField
          {...post.field('language', draft.said.language)}
          label={languages.label}
          hint={languages.hint}
          error={noteAt(post.fault, 'language')}
          className="max-w-80"
        >
          {languages.choices.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {fields.map((field) => (
        <DraftField key={field.name} post={post} field={field} value={values[field.name]} />
      ))}
      <div className="flex flex-wrap gap-3">
        {!back && (
          <Button type="submit" name="intent" value="go" busy={post.busyWith === 'go'}>
            {texts.go}
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="save"
          look={back ? 'primary' : 'quiet'}
          busy={post.busyWith === 'save'}
        >
          {texts.save}
        </Button>
      </div>
      {isEquity && (
        <div className="grid justify-items-start gap-1.5 border-t border-line pt-5">
          <Button type="submit" name="intent" value="without" look="quiet" busy={post.busyWith === 'without'}>
            {texts.without}
          </Button>
          <p className="text-small text-soft">{texts.withoutHow}</p>
        </div>
      )}
    </PostForm>
  );
}

function Milestones({ agreement, draft }: Loaded) {
  const { milestones, terms, equity } = draft.said;
  const next = Math.max(0, ...milestones.map(({ number }) => number)) + 1;
  return (
    <>
      <p className="text-small text-soft">{texts.wages}</p>
      {milestones.length === 0 ? (
        <p>{texts.noMilestones}</p>
      ) : (
        <RowList className="mt-0">
          {milestones.map(({ number, title, value, dueDay, lowestShare, highestShare }) => (
            <Row
              key={number}
              to={innerAgreementPaths.agreementMilestone(agreement.id, String(number))}
              title={`${texts.milestone(number)}: ${title}`}
              facts={[
                formatMoney({ amount: value, currency: terms.currency }),
                day(`${dueDay}T12:00:00+05:30`),
                equity && texts.shares(lowestShare, highestShare),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </RowList>
      )}
      <p>
        <ButtonLink to={innerAgreementPaths.agreementMilestone(agreement.id, String(next))} look="quiet">
          {texts.addMilestone}
        </ButtonLink>
      </p>
    </>
  );
}

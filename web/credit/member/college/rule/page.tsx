import { creditLimits as limits } from '#contract/credit/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { orderSemesters } from '#rules/credit/order-semesters.ts';
import { collegeTexts } from '#web/credit/texts/en/college.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { ruleFields } from './fields.ts';

const texts = collegeTexts.rule;

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ slug = '', cohortId = '' }) => rosterPaths.cohort(slug, cohortId), label: texts.cohort },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.title}: ${loaderData?.cohort.name ?? ''}`,
    description: collegeTexts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** The rule by which a cohort gives credit. */
export default function CreditRule({ loaderData }: Route.ComponentProps) {
  const { organisation, cohort, version, rule, madeAt, semesters, canChange } = loaderData;
  const post = usePost(['rule']);
  const all = orderSemesters([...semesters, ...(rule?.semesters ?? [])]);
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <p className="text-small break-words text-soft">{`${organisation.name}, ${cohort.name}`}</p>
        <h1 className="text-work">{texts.title}</h1>
      </div>
      {post.outcome?.done === 'set' && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done}
        </OutcomeBanner>
      )}
      <p>{rule ? texts.since(madeAt) : texts.none}</p>
      <p className="text-soft">
        {texts.sums} {texts.change}
      </p>
      <PostForm key={version} post={post} intent="rule" className="grid gap-5">
        {!post.fault?.fields && <PostFault post={post} />}
        <input type="hidden" name="version" value={version} />
        {ruleFields.map((field) => (
          <TextField
            key={field}
            {...post.field(field, String(rule?.[field] ?? limits.usual[field]))}
            label={texts.fields[field]}
            error={noteAt(post.fault, field)}
            inputMode="numeric"
            maxLength={4}
            disabled={!canChange}
            className="max-w-40"
          />
        ))}
        {all.length > 0 && (
          <fieldset disabled={!canChange}>
            <legend className="font-semibold">{texts.semesters}</legend>
            <p className="text-small text-soft">{texts.semestersHow}</p>
            {all.map((semester) => (
              <CheckboxField
                key={semester}
                name="semester"
                value={semester}
                label={texts.semester(semester)}
                defaultChecked={rule?.semesters.includes(semester)}
              />
            ))}
          </fieldset>
        )}
        {canChange ? (
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {texts.save}
          </Button>
        ) : (
          <p className="text-soft">{texts.changeNot}</p>
        )}
      </PostForm>
    </div>
  );
}

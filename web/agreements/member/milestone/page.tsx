import { useState } from 'react';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { valuePerHour } from '#rules/agreements/choice.ts';
import { limits } from '#rules/agreements/limits.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { agreementFormTexts as texts } from '#web/agreements/texts/en/form.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftField } from '../draft-field.tsx';
import { typedMoney } from '../shown-values.ts';
import type { FieldSpec } from '../steps.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.oneMilestone,
  up: {
    to: ({ id = '' }) => innerAgreementPaths.editAgreement(id, 'milestones'),
    label: texts.steps.milestones,
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.steps.milestones,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

const shares = Array.from({ length: 100 / limits.shareStep + 1 }, (_, at) => String(at * limits.shareStep));
const fields: readonly FieldSpec[] = [
  { name: 'title', kind: 'line', most: 120 },
  { name: 'criteria', kind: 'lines', most: limits.criteria, each: 300 },
  { name: 'hours', kind: 'count', least: 1, most: limits.milestoneHours },
  { name: 'value', kind: 'amount' },
  { name: 'dueDay', kind: 'day' },
];
const shareFields: readonly FieldSpec[] = [
  { name: 'lowestShare', kind: 'choice', among: shares },
  { name: 'highestShare', kind: 'choice', among: shares },
];

/** One milestone of a draft. */
export default function Milestone({ loaderData: { draft, number, milestone } }: Route.ComponentProps) {
  const post = usePost(['save', 'remove'], { isLedTo: true });
  // A live update must not make the typed values look as if they were based on the new version.
  const [version] = useState(draft.version);
  const conflict = post.answer?.fault?.code === 'conflict' ? post.answer.about : undefined;
  const { currency } = draft.said.terms;
  const values = {
    ...milestone,
    value: milestone ? typedMoney(milestone.value) : '',
    highestShare: milestone?.highestShare ?? 100,
    lowestShare: milestone?.lowestShare ?? 0,
  };
  const asked = draft.said.equity ? [...fields, ...shareFields] : fields;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.milestone(number)}</h1>
      <PostForm post={post} className="grid gap-6">
        <PostFault post={post} />
        <input type="hidden" name="version" value={conflict?.version ?? version} />
        {asked.map((field) => (
          <DraftField
            key={field.name}
            post={post}
            field={field}
            value={values[field.name as keyof typeof values]}
          />
        ))}
        {milestone && (
          <p className="text-small text-soft">
            {texts.perHour(formatMoney({ amount: valuePerHour(milestone), currency }))}. {texts.wages}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" busy={post.busyWith === 'save'}>
            {texts.save}
          </Button>
          {milestone && (
            <Button type="submit" name="intent" value="remove" look="quiet" busy={post.busyWith === 'remove'}>
              {texts.removeMilestone}
            </Button>
          )}
        </div>
      </PostForm>
    </div>
  );
}

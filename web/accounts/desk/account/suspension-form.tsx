import type { AccountViewBody } from '#contract/supervision/calls.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { accountTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Decision } from './decision.tsx';
import { ReasonField } from './reason-field.tsx';

/** The lengths of a suspension in days; a suspension can also have no end. */
const periods = [7, 30, 90, 365];

export function SuspensionForm({ account: { suspended }, post }: { account: AccountViewBody; post: Post }) {
  const isBusy = post.busyWith !== null;
  if (suspended)
    return (
      <Decision post={post} title={texts.end} intent="end-suspension">
        <p>{texts.endHint}</p>
        <Button type="submit" busy={isBusy}>
          {texts.confirmEnd}
        </Button>
      </Decision>
    );
  return (
    <Decision post={post} title={texts.suspend} look="danger" intent="suspend">
      <p>{texts.suspendHint}</p>
      <ReasonField post={post} hint={texts.reasonRead} />
      <SelectField {...post.field('days')} label={texts.period}>
        {periods.map((days) => (
          <option key={days} value={days}>
            {texts.days(days)}
          </option>
        ))}
        <option value="">{texts.withoutEnd}</option>
      </SelectField>
      <Button type="submit" look="danger" busy={isBusy}>
        {texts.confirmSuspend}
      </Button>
    </Decision>
  );
}

import { useState } from 'react';
import type { AccountViewBody } from '#contract/supervision.ts';
import { accountTexts as texts } from '#texts/desk.ts';
import { faultSentence } from '../../forms/fault-sentence.ts';
import { type Post, PostForm } from '../../forms/use-post.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { suspensionPeriods } from './suspension-periods.ts';

/** Opened first, so that nobody is shut out or let in by one careless press. */
export function SuspensionForm({ account, post }: { account: AccountViewBody; post: Post }) {
  const [isOpen, setOpen] = useState(false);
  const { busyWith, fault } = post;
  const { suspended } = account;
  return (
    <details
      open={isOpen || (fault?.fields?.includes('reason') ?? false)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={`min-h-11 py-2 font-semibold ${suspended ? 'text-neel' : 'text-sindoor'}`}>
        {suspended ? texts.end : texts.suspend}
      </summary>
      <PostForm
        post={post}
        intent={suspended ? 'end-suspension' : 'suspend'}
        className="mt-2 grid grid-cols-1 justify-items-start gap-4"
      >
        <p>{suspended ? texts.endHint : texts.suspendHint}</p>
        {!suspended && (
          <>
            <TextAreaField
              {...post.field('reason')}
              className="w-full"
              label={texts.reason}
              hint={texts.reasonHint}
              error={fault && post.isAtFault('reason') ? faultSentence(fault) : null}
              rows={4}
              required
            />
            <SelectField {...post.field('days')} label={texts.period}>
              {suspensionPeriods.map((days) => (
                <option key={days} value={days}>
                  {texts.days(days)}
                </option>
              ))}
              <option value="">{texts.withoutEnd}</option>
            </SelectField>
          </>
        )}
        <Button type="submit" look={suspended ? 'primary' : 'danger'} busy={busyWith !== null}>
          {suspended ? texts.confirmEnd : texts.confirmSuspend}
        </Button>
      </PostForm>
    </details>
  );
}

import { holdDeskPaths } from '#contract/holds/desk-paths.ts';
import { orderConcerns, orderHours, orderKinds, orderLimits } from '#contract/holds/limits.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { orderTexts as texts } from '#web/holds/texts/en/desk.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.recordTitle,
  up: { to: holdDeskPaths.orders, label: texts.back },
};
export const meta: Route.MetaFunction = () => deskMeta(texts.recordTitle);

const fields = ['kind', 'authority', 'words', 'day', 'hours', 'account', 'case'];

/** Records an order of a court or an authority. */
export default function NewOrder({ loaderData: clock }: Route.ComponentProps) {
  const post = usePost(['record']);
  const error = (field: string) => noteAt(post.fault, field);
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      <header>
        <h1 className="text-work">{texts.recordTitle}</h1>
        <p className="mt-2 text-soft">{texts.recordHint}</p>
      </header>
      {!fields.some(post.isAtFault) && <PostFault post={post} />}
      <PostForm post={post} intent="record" className="grid grid-cols-1 gap-5">
        <SelectField {...post.field('kind', '')} label={texts.kind} error={error('kind')}>
          <option value="">{texts.choose}</option>
          {orderKinds.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
        <SelectField {...post.field('concern', 'other')} label={texts.concern}>
          {orderConcerns.map((one) => (
            <option key={one} value={one}>
              {texts.concerns[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...post.field('authority')}
          label={texts.authority}
          maxLength={orderLimits.authority.max}
          error={error('authority')}
        />
        <TextField
          {...post.field('reference')}
          label={texts.reference}
          optional
          maxLength={orderLimits.reference.max}
        />
        <CountedArea
          {...post.field('words')}
          label={texts.words}
          most={orderLimits.words.max}
          error={error('words')}
          rows={6}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...post.field('day', clock.day)}
            type="date"
            label={texts.receivedDay}
            error={error('day')}
          />
          <TextField
            {...post.field('time', clock.time)}
            type="time"
            label={texts.receivedTime}
            hint={texts.receivedHint(clock.zone)}
          />
        </div>
        <SelectField {...post.field('hours', '')} label={texts.hours} error={error('hours')}>
          <option value="">{texts.choose}</option>
          {orderHours.map((one) => (
            <option key={one} value={one}>
              {texts.hoursOf(one)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...post.field('account')}
          label={texts.account}
          hint={texts.accountHint}
          optional
          error={error('account')}
        />
        <TextField
          {...post.field('case')}
          label={texts.caseId}
          hint={texts.caseHint}
          optional
          error={error('case')}
        />
        <CheckboxField
          name="forbids"
          value="yes"
          defaultChecked={post.answer?.typed?.forbids === 'yes'}
          label={texts.forbidsTelling}
        />
        <Button type="submit" className="justify-self-start" busy={post.busyWith !== null}>
          {post.busyWith ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
    </article>
  );
}

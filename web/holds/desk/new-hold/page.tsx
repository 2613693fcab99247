import { holdDeskPaths } from '#contract/holds/desk-paths.ts';
import { holdTimes, orderLimits } from '#contract/holds/limits.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { holdDeskTexts as texts } from '#web/holds/texts/en/desk.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.propose,
  up: { to: holdDeskPaths.holds, label: texts.back },
};
export const meta: Route.MetaFunction = () => deskMeta(texts.propose);

const fields = ['account', 'order', 'case', 'reason', 'tables'];

/** Proposes a hold on the rows of an account. */
export default function NewHold({ loaderData }: Route.ComponentProps) {
  const post = usePost(['propose']);
  const error = (field: string) => noteAt(post.fault, field);
  const atTables = error('tables');
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      <header>
        <h1 className="text-work">{texts.propose}</h1>
        <p className="mt-2 text-soft">{texts.proposeHint}</p>
      </header>
      {!fields.some(post.isAtFault) && <PostFault post={post} />}
      <PostForm post={post} intent="propose" className="grid grid-cols-1 gap-5">
        <TextField
          {...post.field('order', loaderData.order)}
          label={texts.orderId}
          hint={texts.orderHint}
          optional
          error={error('order')}
        />
        <TextField
          {...post.field('case', loaderData.case)}
          label={texts.caseId}
          hint={texts.caseHint}
          optional
          error={error('case')}
        />
        <TextField
          {...post.field('account', loaderData.account)}
          label={texts.account}
          hint={texts.accountHint}
          error={error('account')}
        />
        <TextField
          {...post.field('reason')}
          label={texts.reason}
          maxLength={orderLimits.reason.max}
          error={error('reason')}
        />
        <TextField
          {...post.field('days', String(holdTimes.days))}
          label={texts.days}
          hint={texts.daysHint}
          inputMode="numeric"
        />
        <section aria-labelledby="tables" className="grid grid-cols-1 gap-4">
          <h2 id="tables" className="text-heading">
            {texts.tables}
          </h2>
          {atTables && <p className="text-small font-semibold text-sindoor">{atTables}</p>}
          {loaderData.groups.map(({ id, title, tables }) => (
            <fieldset key={id} className="grid grid-cols-1">
              <legend className="font-semibold">{title}</legend>
              {tables.map(({ table, name }) => (
                <CheckboxField
                  key={table}
                  name={`table-${table}`}
                  value="yes"
                  defaultChecked={post.answer?.typed?.[`table-${table}`] === 'yes'}
                  label={name}
                />
              ))}
            </fieldset>
          ))}
        </section>
        <Button type="submit" className="justify-self-start" busy={post.busyWith !== null}>
          {post.busyWith ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
    </article>
  );
}

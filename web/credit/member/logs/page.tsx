import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { WorkLogsBody } from '#contract/credit/shapes.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import { logTexts as texts } from '#web/credit/texts/en/logs.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';
import { formsOfLog } from './forms.ts';
import { LineFields } from './line-fields.tsx';
import { LogLine } from './log-line.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = { title: texts.title, up: { to: paths.credit, label: texts.up } };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.logs,
    noindex: true,
  });

/** The log of hours: a form for one line, and the lines so far. */
export default function Logs({ loaderData }: Route.ComponentProps) {
  const { opportunities, logs, today, next, chosen, key } = loaderData;
  const open = opportunities.filter(({ canLog }) => canLog);
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-8">
      <StepOutcome
        words={(done) => texts.done[done]}
        shown={open.length > 0 ? ['write', 'change', 'delete'] : ['change', 'delete']}
        shared={formsOfLog}
      />
      <div>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{opportunities.length === 0 ? texts.none : texts.what}</p>
      </div>
      {opportunities.length > 0 && <Used opportunities={opportunities} />}
      {open.length > 0 && (
        <Write key={key} opportunities={open} today={today} chosen={chosen} formKey={key} />
      )}
      {(opportunities.length > 0 || logs.length > 0) && (
        <section aria-labelledby="lines">
          <h2 id="lines" className="text-heading">
            {texts.lines}
          </h2>
          {logs.length === 0 ? (
            <p className="mt-1 text-soft">{texts.noneYet}</p>
          ) : (
            <>
              <p>
                <TextLink to={paths.newClaim} className="inline-flex min-h-11 items-center">
                  {texts.claim}
                </TextLink>
              </p>
              <ul className="divide-y divide-line border-y border-line">
                {logs.map((log) => (
                  <LogLine key={log.$id} log={log} today={today} />
                ))}
              </ul>
            </>
          )}
          {next && (
            <TextLink to={{ search: `?after=${next}` }} className="inline-flex min-h-11 items-center">
              {texts.older}
            </TextLink>
          )}
        </section>
      )}
    </div>
  );
}

function Used({ opportunities }: Pick<WorkLogsBody, 'opportunities'>) {
  return (
    <ul className="grid gap-1 break-words">
      {opportunities.map(({ applicationId, opportunity, hours, logged, canLog }) => (
        <li key={applicationId}>
          {texts.used(opportunity, logged, hours)}
          {!canLog && <span className="block text-small text-soft">{texts.closed}</span>}
        </li>
      ))}
    </ul>
  );
}

type WriteProps = Pick<WorkLogsBody, 'opportunities' | 'today'> & { chosen: string; formKey: string };

function Write({ opportunities, today, chosen, formKey }: WriteProps) {
  const post = usePost(['write'], { shared: formsOfLog });
  const [first] = opportunities;
  const asked = opportunities.some(({ applicationId }) => applicationId === chosen) ? chosen : undefined;
  return (
    <section aria-labelledby="new" className="grid gap-4">
      <h2 id="new" className="text-heading">
        {texts.new}
      </h2>
      <PostForm post={post} intent="write" className="grid gap-5">
        {!post.fault?.fields && <PostFault post={post} />}
        <input type="hidden" name="key" value={formKey} />
        {opportunities.length === 1 ? (
          <>
            <input type="hidden" name="applicationId" value={first?.applicationId} />
            <p className="break-words">{first && texts.of(first.opportunity, first.project.name)}</p>
          </>
        ) : (
          <SelectField
            {...post.field('applicationId', asked)}
            label={texts.opportunity}
            error={noteAt(post.fault, 'applicationId')}
          >
            {opportunities.map(({ applicationId, opportunity, project }) => (
              <option key={applicationId} value={applicationId}>
                {texts.of(opportunity, project.name)}
              </option>
            ))}
          </SelectField>
        )}
        <LineFields post={post} today={today} before={{ day: today, hours: '', text: '' }} />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : texts.write}
        </Button>
      </PostForm>
    </section>
  );
}

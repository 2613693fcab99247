import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { ClaimLineBody, HostedClaimBody } from '#contract/credit/shapes.ts';
import { shownHours } from '#rules/credit/hours.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import { hostedTexts as texts } from '#web/credit/texts/en/hosted.ts';
import { claimStateTexts } from '#web/credit/texts/en/states.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { RowMark } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { ClaimMark } from '../claim-mark.tsx';
import type { Route } from './+types/page';
import { fieldsOfLine } from './fields.ts';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = { title: texts.one, up: { to: paths.hosted, label: texts.title } };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.one,
    description: texts.description,
    path: paths.hosted,
    noindex: true,
  });

const formsOfHost = 'forms-of-hosted-claim';

/** A claim as an owner of the project sees it: the lines, each with the hours that they confirm. */
export default function HostedClaim({ loaderData: { claim: one } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <StepOutcome
        words={(done) => texts.done[done]}
        shown={one.canAnswer ? ['confirm', 'return'] : []}
        shared={formsOfHost}
      />
      <header className="grid gap-2">
        <p className="text-small break-words text-soft">{one.project.name}</p>
        <h1 className="text-work break-words">{texts.heading(one.student || texts.erased)}</h1>
        <p>{one.canAnswer ? <RowMark state="turn" /> : <ClaimMark state={one.state} isMine={false} />}</p>
        <p className="font-semibold break-words">
          {one.canAnswer ? texts.turn(one.project.name, one.dueAt) : texts.over}
        </p>
        <p className="text-small break-words text-soft">{texts.institution(one.organisation)}</p>
      </header>
      {one.canAnswer ? (
        <>
          <Confirm key={one.version} one={one} />
          <Return one={one} />
        </>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {one.lines.map((line) => (
            <li key={line.position} className="grid gap-1 py-3 break-words">
              <LineHead line={line} />
              {line.confirmed !== null && (
                <span>{line.confirmed === 0 ? texts.confirmedNone : texts.confirmed(line.confirmed)}</span>
              )}
              {line.reason && <span>{texts.lineReason(line.reason)}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LineHead({ line: { kind, title, minutes, firstDay, lastDay, ...line } }: { line: ClaimLineBody }) {
  const days = claimStateTexts.days(firstDay, lastDay);
  return (
    <>
      <span className="font-semibold">{title}</span>
      <span className="text-small text-soft">{texts[kind](minutes, days)}</span>
      {kind === 'milestone' && (
        <TextLink
          to={innerAgreementPaths.milestone(line.agreementId, line.milestone)}
          prefetch="none"
          className="inline-flex min-h-11 items-center justify-self-start text-small"
        >
          {texts.agreement}
        </TextLink>
      )}
    </>
  );
}

function Confirm({ one }: { one: HostedClaimBody }) {
  const post = usePost(['confirm'], { shared: formsOfHost });
  return (
    <PostForm post={post} intent="confirm" className="grid gap-4">
      {!post.fault?.fields && <PostFault post={post} />}
      <input type="hidden" name="version" value={one.version} />
      <ul className="divide-y divide-line border-y border-line">
        {one.lines.map((line) => (
          <li key={line.position} className="py-4 break-words">
            <LineFields post={post} line={line} />
          </li>
        ))}
      </ul>
      <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
        {post.busyWith ? texts.busy : texts.confirm}
      </Button>
      <p className="text-small text-soft">{texts.confirmHow}</p>
    </PostForm>
  );
}

/** The title of the work names its two fields: a page has many of them. */
function LineFields({ post, line }: { post: Post; line: ClaimLineBody }) {
  const { hours, reason } = fieldsOfLine(line.position);
  return (
    <fieldset className="grid gap-3">
      <legend className="grid gap-1">
        <LineHead line={line} />
      </legend>
      <TextField
        {...post.field(hours, shownHours(line.minutes))}
        label={texts.hours}
        hint={texts.hoursHint}
        error={noteAt(post.fault, hours)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        {...post.field(reason, '')}
        label={texts.reason}
        error={noteAt(post.fault, reason)}
        autoComplete="off"
        optional
      />
    </fieldset>
  );
}

function Return({ one }: { one: HostedClaimBody }) {
  const post = usePost(['return'], { shared: formsOfHost });
  return (
    <Unfold isWanted={post.fault !== null} className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.return}</summary>
      <PostForm post={post} intent="return" className="grid gap-3">
        {!post.isAtFault('reason') && <PostFault post={post} />}
        <p>{texts.returnHow}</p>
        <input type="hidden" name="version" value={one.version} />
        <CountedArea
          {...post.field('reason', '')}
          label={texts.returnReason}
          most={limits.reason.max}
          error={noteAt(post.fault, 'reason')}
          rows={4}
          required
        />
        <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : texts.returnSend}
        </Button>
      </PostForm>
    </Unfold>
  );
}

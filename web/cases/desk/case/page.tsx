import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import type { CaseBody } from '#contract/cases/calls.ts';
import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { caseDeskTexts as texts } from '#web/cases/texts/en/desk.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import { DeskLink } from '#web/layout/desk/desk-link.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { AnswerForm, DecisionForm } from './decision-form.tsx';
import { Reports, Sealed } from './sealed.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = { title: texts.one, up: { to: caseDeskPaths.cases, label: texts.back } };
export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.shown.name || texts.one);

/** One case: the report and its author, and next to it the decision. */
export default function Case({ loaderData: { shown, kind } }: Route.ComponentProps) {
  const post = usePost(['decide', 'lift', 'stand', 'recuse']);
  const arrival = useArrival();
  const done = (post.outcome?.done ?? arrival) as keyof typeof texts.done | undefined;
  const isAtField = post.isAtFault('reason') || post.isAtFault('outcome');
  const { bar } = shown;
  return (
    <article className="grid grid-cols-1 gap-6">
      {done && texts.done[done] && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!isAtField && <PostFault post={post} />}
      <div className="grid grid-cols-1 gap-2">
        {(shown.isLate || (shown.isUrgent && shown.state === 'open')) && (
          <p>
            <Badge look="sindoor">{shown.isLate ? deskTexts.isLate : texts.isUrgent}</Badge>
          </p>
        )}
        <h1 className="text-work break-words">
          {shown.isBarred ? texts.numbered(shown.$id) : texts.thing(kind, shown.name)}
        </h1>
        <p>
          {[!shown.isBarred && texts.reports(shown.reports), shown.dueAt && texts.due(shown.dueAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {bar === 'taken' && <Banner look="note">{texts.taken(shown.takenBy, shown.takenUntil)}</Banner>}
      {shown.isBarred && shown.can.length > 0 && <Banner look="note">{texts.lone}</Banner>}
      {(bar === 'own' || bar === 'conflict' || bar === 'same_administrator') && (
        <Banner look="note">
          {texts.bars[bar]} {shown.othersMay ? texts.othersMay : texts.waits(shown.grievanceContact)}
        </Banner>
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-8">
          {shown.secondAskedAt && <SecondLook shown={shown} />}
          {!shown.isBarred && <Sealed shown={shown} />}
          <Reports shown={shown} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          {shown.can.length > 0 && <DecisionForm key={shown.$id} post={post} shown={shown} />}
          {shown.outcome && !shown.isBarred && <Decision shown={shown} />}
          {bar === '' && shown.isAppeal && <AnswerForm post={post} />}
          {bar !== '' && post.fault && post.answer?.typed?.reason && (
            <section aria-labelledby="typed">
              <h2 id="typed" className="text-heading">
                {texts.typed}
              </h2>
              <p className="mt-1 break-words whitespace-pre-wrap">{post.answer.typed.reason}</p>
            </section>
          )}
          {bar === '' && <Recusal post={post} />}
          <People people={shown.people} />
          <Looks looks={shown.looks} />
        </div>
      </div>
    </article>
  );
}

/** The words with which a reporter asks for other staff, and the decision before. */
function SecondLook({ shown }: { shown: CaseBody }) {
  return (
    <section aria-labelledby="second" className="grid gap-2">
      <h2 id="second" className="text-heading">
        {texts.second}
      </h2>
      <p className="text-small text-soft">{texts.secondAsked(shown.secondAskedAt)}</p>
      <p className="break-words whitespace-pre-wrap">{shown.secondWords || texts.noWords}</p>
      {shown.firstReason && (
        <>
          <p className="text-small text-soft">{texts.first(shown.firstDecidedBy)}</p>
          <p className="break-words whitespace-pre-wrap">{shown.firstReason}</p>
        </>
      )}
    </section>
  );
}

/** Leaves the case to another administrator. */
function Recusal({ post }: { post: Post }) {
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.know}</summary>
      <PostForm post={post} intent="recuse" className="mt-2 grid gap-3">
        <p className="text-small text-soft">{texts.knowHow}</p>
        <Button type="submit" look="quiet" className="justify-self-start" busy={post.busyWith === 'recuse'}>
          {texts.know}
        </Button>
      </PostForm>
    </details>
  );
}

function decisionIn({ outcome, also, days }: CaseBody): string {
  const decided = outcome ? [outcome, ...also].map((one) => texts.outcomes[one]) : [];
  return [...decided, days > 0 ? texts.dayChoices(days) : ''].filter(Boolean).join(', ');
}

function Decision({ shown }: { shown: CaseBody }) {
  return (
    <section aria-labelledby="decision" className="grid gap-2">
      <h2 id="decision" className="text-heading">
        {texts.decision}
      </h2>
      <p className="text-small text-soft">
        {shown.state === 'waiting'
          ? texts.chosenBy(shown.decidedBy)
          : texts.decidedBy(shown.decidedBy, shown.decidedAt)}
      </p>
      <p className="font-semibold">{decisionIn(shown)}</p>
      {shown.isLone && <p className="text-small">{texts.wasLone}</p>}
      {shown.waiting.map((one) => (
        <p key={one.$id} className="text-small">
          {texts.longerWaits(one)} {one.dueAt && texts.waitsUntil(one.dueAt)}{' '}
          <Link to={administrationDeskPaths.proposal(one.$id)} className="text-link">
            {texts.openProposal}
          </Link>
        </p>
      ))}
      <p className="break-words whitespace-pre-wrap">{shown.reason}</p>
      {shown.appeal && (
        <>
          <h3 className="mt-2 font-semibold">{texts.appeal}</h3>
          <p className="break-words whitespace-pre-wrap">{shown.appeal}</p>
        </>
      )}
      {shown.answeredAt && (
        <>
          <h3 className="mt-2 font-semibold">{texts.answered}</h3>
          {shown.isLifted && <p>{texts.lifted}</p>}
          <p className="break-words whitespace-pre-wrap">{shown.answer}</p>
        </>
      )}
    </section>
  );
}

function People({ people }: Pick<CaseBody, 'people'>) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="judged">
      <h2 id="judged" className="text-heading">
        {texts.people}
      </h2>
      <ul>
        {people.map(({ $id, name }) => (
          <li key={$id}>
            <DeskLink to={accountDeskPaths.account($id)} right="accounts">
              {name}
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Looks({ looks }: Pick<CaseBody, 'looks'>) {
  if (looks.length === 0) return null;
  return (
    <section aria-labelledby="looks">
      <h2 id="looks" className="text-heading">
        {texts.looks}
      </h2>
      <ul className="mt-1">
        {looks.map(({ by, at }) => (
          <li key={`${by} ${at}`} className="text-small">
            {by} <span className="text-soft tabular-nums">{moment(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

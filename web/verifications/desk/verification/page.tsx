import { verificationDeskPaths } from '#contract/verifications/desk-paths.ts';
import { PostFault, usePost } from '#web/forms/use-post.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Badge } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { verificationDeskTexts as texts } from '#web/verifications/texts/en/desk.ts';
import { markTexts } from '#web/verifications/texts/en/marks.ts';
import type { Route } from './+types/page';
import { DecisionForm } from './decision-form.tsx';
import { Evidence } from './evidence.tsx';
import { Person } from './person.tsx';
import { RevocationForm } from './revocation-form.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: verificationDeskPaths.verifications, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.verification.person.name || texts.one);

/** One request: the member, the evidence, and next to it the decision. */
export default function ReviewedVerification({ loaderData: { verification } }: Route.ComponentProps) {
  const { bar, person, kind, state, isLate, appealedAt } = verification;
  const post = usePost(['verify', 'reject', 'revoke']);
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  return (
    <article className="grid grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!post.isAtFault('reason') && !post.isAtFault('rejection') && <PostFault post={post} />}
      <div className="grid grid-cols-1 gap-2">
        <p className="flex flex-wrap gap-2">
          <Badge look={state === 'verified' ? 'patta' : isLate ? 'sindoor' : 'neel'}>
            {isLate ? deskTexts.isLate : texts.states[state]}
          </Badge>
        </p>
        <h1 className="text-work break-words">
          <PersonName name={person.name || person.email} />
        </h1>
        <p>
          {[
            state === 'submitted' ? texts.asks(kind) : markTexts[kind],
            appealedAt && state === 'submitted' && texts.isAppeal,
            verification.dueAt && texts.due(verification.dueAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Evidence verification={verification} />
        <div className="grid grid-cols-1 gap-8">
          {bar === '' && <DecisionForm post={post} verification={verification} />}
          {(bar === 'own' || bar === 'same_administrator') && <Banner look="note">{texts.bars[bar]}</Banner>}
          {state === 'verified' && bar !== 'own' && (
            <RevocationForm post={post} version={verification.version} />
          )}
          {bar !== '' && post.fault && post.answer?.typed?.reason && (
            <section aria-labelledby="typed">
              <h2 id="typed" className="text-heading">
                {texts.typed}
              </h2>
              <p className="mt-1 break-words whitespace-pre-wrap">{post.answer.typed.reason}</p>
            </section>
          )}
          <Person person={person} />
          {verification.same.length > 0 && (
            <section aria-labelledby="same">
              <h2 id="same" className="text-heading">
                {texts.same}
              </h2>
              <ul className="mt-2 grid gap-1">
                {verification.same.map((one) => (
                  <li key={one.$id}>
                    <Link
                      to={verificationDeskPaths.reviewedVerification(one.$id)}
                      className="text-link inline-flex min-h-11 items-center"
                    >
                      {texts.sameLine(one.name, one.kind, one.state)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

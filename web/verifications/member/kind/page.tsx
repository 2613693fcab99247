import { useEffect } from 'react';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { useSharedOutcome } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { kindTexts } from '#web/verifications/texts/en/marks.ts';
import { verificationTexts as texts } from '#web/verifications/texts/en/verification.ts';
import type { Route } from './+types/page';
import { AppealForm } from './appeal-form.tsx';
import { CodeForm } from './code-form.tsx';
import { forgetDrafts } from './draft.ts';
import { NewRequest } from './new-request.tsx';
import { Standing } from './standing.tsx';
import { formsOf } from './use-kind-post.ts';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: verificationPaths.verification, label: texts.title },
};

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? kindTexts[loaderData.kind].name : texts.title,
    description: texts.description,
    path: verificationPaths.verificationOf(params.kind),
    noindex: true,
  });

/** One kind of verification: where it stands, and the next step. */
export default function VerificationOfKind({ loaderData: { kind, inForce, last } }: Route.ComponentProps) {
  const arrived = useArrival();
  const sent = useSharedOutcome(formsOf(kind));
  useEffect(() => {
    if (sent && !sent.fault) forgetDrafts(kind.replaceAll('_', '-'));
  }, [sent, kind]);
  const done = sent ? !sent.fault && sent.done : arrived;
  const sentence = texts.done[done as keyof typeof texts.done] as string | undefined;
  const isOpen = last?.state === 'submitted' || last?.state === 'started';
  const mayAsk = !isOpen && (!inForce || inForce.can.renew);
  return (
    <div className="grid grid-cols-1 max-w-text gap-8">
      {sentence && (
        <OutcomeBanner look="success" of={sent}>
          {sentence}
        </OutcomeBanner>
      )}
      <div className="grid gap-2">
        <h1 className="text-work">{kindTexts[kind].name}</h1>
        <p>{kindTexts[kind].about}</p>
      </div>
      {inForce && <Standing one={inForce} />}
      {last && (isOpen || !inForce) && last.state !== 'started' && <Standing one={last} />}
      {last?.can.askAgain && !inForce && <AppealForm until={last.appealUntil} />}
      {last?.state === 'started' && <CodeForm key={last.$id} started={last} />}
      {mayAsk && (
        <NewRequest
          key={last?.$id ?? inForce?.$id ?? 'first'}
          kind={kind}
          before={last ?? inForce}
          title={inForce ? texts.renew : last ? texts.again : texts.new}
        />
      )}
      {mayAsk && <p className="text-small text-soft">{texts.kept}</p>}
    </div>
  );
}

import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { draftSteps } from '#contract/agreements/limits.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { agreementTexts as texts } from '#web/agreements/texts/en/agreements.ts';
import { agreementFormTexts as formTexts } from '#web/agreements/texts/en/form.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { LeftToDo } from '#web/ground/member/left-to-do.tsx';
import { withBack } from '#web/ground/member/with-back.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { AgreementText } from '../agreement-text.tsx';
import ClauseChanges from '../clause-changes.tsx';
import { LeftAsSuggested } from '../left-as-suggested.tsx';
import { stepOf } from '../steps.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.draftTitle,
  up: { to: ({ id = '' }) => innerAgreementPaths.ownAgreement(id), label: texts.agreement },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.draftTitle,
    description: formTexts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

/** A draft as a whole: the missing fields, the changes, the text, and the button that proposes it. */
export default function Draft({ loaderData: { agreement, draft, faults } }: Route.ComponentProps) {
  const arrival = useArrival();
  const isCounter = draft.basedOn > 0;
  const standing = agreement.amendment ?? agreement;
  const isOld = draft.basedOn !== standing.version;
  const isAmendment = agreement.activeAt !== '' && !agreement.amendment;
  return (
    <div className="grid max-w-[44rem] gap-6">
      {arrival === 'saved' && <Banner look="success">{formTexts.saved}</Banner>}
      <div>
        <p className="text-small text-soft break-words">{agreement.project.name}</p>
        <h1 className="text-work break-words">{texts.draftTitle}</h1>
      </div>
      {isOld && <p className="font-semibold">{texts.olderDraft}</p>}
      {!isOld && (
        <LeftToDo
          title={texts.left}
          count={texts.things(faults.length)}
          nothing={texts.nothingLeft}
          rows={faults.map(({ code, param, field, sentence }) => ({
            key: `${param} ${sentence}`,
            label: sentence || (texts.lacks[param] ?? param),
            to: wayTo({ code, param, field }, agreement),
          }))}
        />
      )}
      <nav aria-label={formTexts.title}>
        <ul className="divide-y divide-line border-y border-line">
          {draftSteps.map((step) => (
            <li key={step}>
              <Link
                to={innerAgreementPaths.editAgreement(agreement.id, step)}
                prefetch="intent"
                className="flex min-h-11 items-center justify-between gap-4 py-2"
              >
                <span>{formTexts.steps[step]}</span>
                <span className="text-link text-small">{texts.edit}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isCounter && (
        <section aria-labelledby="changes" className="grid gap-3">
          <h2 id="changes" className="font-semibold">
            {texts.changes}
          </h2>
          {draft.changes.length === 0 ? (
            <p>{texts.noChanges}</p>
          ) : (
            <ClauseChanges changes={draft.changes} currency={draft.said.terms.currency} />
          )}
        </section>
      )}
      <section aria-labelledby="text" className="grid gap-3 rounded-card bg-raised p-5">
        <h2 id="text" className="font-semibold">
          {texts.text}
        </h2>
        <AgreementText text={draft.text} language={draft.said.language} />
      </section>
      {!isOld && <LeftAsSuggested draft={draft} agreementId={agreement.id} />}
      <Propose
        version={draft.version}
        isFirst={!isCounter}
        isInForce={agreement.activeAt !== ''}
        act={isAmendment ? texts.proposeAmendment : isCounter ? texts.sendCounter : texts.propose}
        isSigned={!isAmendment && standing.signatures.length > 0}
        isReady={!isOld && faults.length === 0}
      />
    </div>
  );
}

type Agreement = Route.ComponentProps['loaderData']['agreement'];
type Left = { code: string; param: string; field: string };

/** To the field that mends it, from where the way leads back here; null where the project's owners have to do it. */
function wayTo({ code, param, field }: Left, { id, project, side }: Agreement): string | null {
  const back = innerAgreementPaths.draftText(id);
  const isOfProject = code === 'agreement_project_closed' || param === 'equity';
  if (isOfProject && side === 'contributor') return null;
  if (code === 'agreement_project_closed') return withBack(projectPaths.ownProject(project.slug), back);
  if (code === 'agreement_nothing_changed')
    return withBack(innerAgreementPaths.editAgreement(id, 'work'), back);
  if (param === 'equity')
    return withBack(innerAgreementPaths.projectPool(project.slug), back, 'companyUnits');
  const milestone = param === 'milestones' ? '1' : /^\d+$/.exec(param)?.[0];
  if (milestone) {
    const named = field === param ? 'title' : field;
    return withBack(innerAgreementPaths.agreementMilestone(id, milestone), back, named);
  }
  return withBack(innerAgreementPaths.editAgreement(id, stepOf(field)), back, field);
}

type ProposeProps = {
  version: number;
  act: string;
  isFirst: boolean;
  isInForce: boolean;
  isSigned: boolean;
  isReady: boolean;
};

function Propose({ version, act, isFirst, isInForce, isSigned, isReady }: ProposeProps) {
  const post = usePost(['propose', 'drop']);
  return (
    <PostForm post={post} className="grid gap-5">
      <PostFault post={post} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="isFirst" value={isFirst ? 'yes' : ''} />
      <input type="hidden" name="isInForce" value={isInForce ? 'yes' : ''} />
      {isReady && (
        <div className="grid justify-items-start gap-1.5">
          <Button type="submit" name="intent" value="propose" busy={post.busyWith === 'propose'}>
            {act}
          </Button>
          <p className="text-small text-soft">
            {texts.proposeHow} {isSigned && texts.voids}
          </p>
        </div>
      )}
      <div className="grid justify-items-start gap-1.5">
        <Button type="submit" name="intent" value="drop" look="quiet" busy={post.busyWith === 'drop'}>
          {texts.drop}
        </Button>
        <p className="text-small text-soft">{texts.dropHow}</p>
      </div>
    </PostForm>
  );
}

import { getAgreementPrint } from '#contract/agreements/file-calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import type { AmendmentBody } from '#contract/agreements/shapes.ts';
import { agreementTexts } from '#web/agreements/texts/en/agreements.ts';
import { amendmentTexts as texts } from '#web/agreements/texts/en/amendments.ts';
import { StepForm } from '#web/applications/member/step-form.tsx';
import { addressOf } from '#web/client/api.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useProject } from '#web/use-project.ts';
import { AgreementText } from '../agreement-text.tsx';
import ClauseChanges from '../clause-changes.tsx';
import { OutcomeHere, useFormsHere } from '../outcome-here.tsx';
import { Signatures } from '../signatures.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ id = '' }) => innerAgreementPaths.ownAgreement(id), label: agreementTexts.agreement },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

/** The open amendment next to the version in force, whose turn it is, and all versions that both sides have signed. */
export default function Amendment({ loaderData: { agreement: one } }: Route.ComponentProps) {
  const shared = useFormsHere();
  const { amendment, draft, can } = one;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <OutcomeHere words={(done) => texts.done[done]} shown={formsOf(one)} />
      <header className="grid gap-2">
        <h1 className="text-work break-words">{texts.title}</h1>
        <p className="text-soft break-words">
          {one.role} · {one.project.name}
        </p>
      </header>
      {one.isNotTakenOver && (
        <p>
          <strong className="font-semibold">{texts.notTakenOver}</strong> {texts.notTakenOverHow}
        </p>
      )}
      {amendment ? <Open one={one} amendment={amendment} /> : <Rules />}
      {draft && (
        <p>
          <ButtonLink
            to={innerAgreementPaths.draftText(one.id)}
            look={amendment?.can.sign ? 'quiet' : 'primary'}
          >
            {texts.goOn}
          </ButtonLink>
        </p>
      )}
      {can.amend && (
        <StepForm shared={shared} intent="begin" act={texts.begin} how={texts.beginHow} look="quiet" />
      )}
      {!can.amend && !draft && !amendment && <p>{texts.notNow}</p>}
      <SignedVersions one={one} />
      {one.amendments.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className="font-semibold">
            {texts.past}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {one.amendments.map(({ number, stage, proposer, begunAt, endedAt }) => (
              <li key={number} className="py-3">
                {texts.pastRow(texts.stages[stage], proposer, begunAt, endedAt)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type One = Route.ComponentProps['loaderData']['agreement'];

/** The forms that are on the page now. */
function formsOf({ can, amendment }: One) {
  const open = amendment?.can;
  return [
    (can.amend || open?.counter === true) && 'begin',
    open?.decline === true && 'decline',
    open?.withdraw === true && 'withdraw',
  ];
}

function Rules() {
  return (
    <section className="grid gap-3">
      <p>{texts.how}</p>
      <ul className="list-disc ps-5">
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function whoseTurn({ waits }: AmendmentBody, side: One['side']): string {
  if (waits.whose === 'nobody') return texts.nobodyThere;
  return waits.whose === side ? texts.yours(waits.dueAt) : texts.theirs(waits.whose, waits.dueAt);
}

function Open({ one, amendment }: { one: One; amendment: AmendmentBody }) {
  const { can, document, signer } = amendment;
  const shared = useFormsHere();
  const currency = document?.terms.currency ?? 'INR';
  return (
    <>
      <div className="grid gap-1.5">
        <p className="text-small text-soft">{texts.stages[amendment.stage]}</p>
        <p className="font-semibold">{whoseTurn(amendment, one.side)}</p>
        <p className="text-small text-soft">{texts.lapse}</p>
      </div>
      {amendment.isOldText && <p>{texts.oldText}</p>}
      {can.sign && (
        <p>
          <ButtonLink to={innerAgreementPaths.signAgreement(one.id)}>{texts.readAndSign}</ButtonLink>
        </p>
      )}
      {!can.sign &&
        !amendment.isOldText &&
        amendment.waits.whose === one.side &&
        signer &&
        one.side === 'project' && <p>{agreementTexts.otherSigner(signer)}</p>}
      <section aria-labelledby="changes" className="grid gap-3">
        <h2 id="changes" className="font-semibold">
          {texts.changes}
        </h2>
        {amendment.changes.length === 0 ? (
          <p>{texts.noChanges}</p>
        ) : (
          <ClauseChanges changes={amendment.changes} currency={currency} />
        )}
      </section>
      {amendment.sinceBefore.length > 0 && (
        <section aria-labelledby="since" className="grid gap-3">
          <h2 id="since" className="font-semibold">
            {texts.sinceBefore}
          </h2>
          <ClauseChanges changes={amendment.sinceBefore} currency={currency} />
        </section>
      )}
      <Signatures signatures={amendment.signatures} />
      {can.counter && !one.draft && (
        <StepForm shared={shared} intent="begin" act={texts.counter} how={texts.counterHow} look="quiet" />
      )}
      <section aria-labelledby="text" className="grid gap-3 rounded-card bg-raised p-5">
        <h2 id="text" className="font-semibold">
          {agreementTexts.text} · {agreementTexts.version(amendment.version)}
        </h2>
        <p className="text-small text-soft">{agreementTexts.hash(amendment.hash)}</p>
        {document ? (
          <AgreementText text={document.text} language={document.language} />
        ) : (
          <p>{agreementTexts.textGone}</p>
        )}
      </section>
      {can.decline && (
        <StepForm shared={shared} intent="decline" act={texts.decline} how={texts.endHow} look="danger" />
      )}
      {can.withdraw && (
        <StepForm shared={shared} intent="withdraw" act={texts.withdraw} how={texts.endHow} look="quiet" />
      )}
    </>
  );
}

function SignedVersions({ one }: { one: One }) {
  const project = useProject();
  if (one.signed.length === 0) return null;
  return (
    <section aria-labelledby="signed">
      <h2 id="signed" className="font-semibold">
        {texts.signed}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {one.signed.map(({ version, signedAt }) => (
          <li key={version}>
            <a
              href={addressOf(getAgreementPrint, { agreementId: one.id, version }, project)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {texts.print(version, signedAt)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

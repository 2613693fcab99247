import { getAgreementDownload, getAgreementPrint } from '#contract/agreements/file-calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import { agreementTexts as texts } from '#web/agreements/texts/en/agreements.ts';
import { agreementLedgerTexts } from '#web/agreements/texts/en/ledger.ts';
import { StepForm } from '#web/applications/member/step-form.tsx';
import { addressOf } from '#web/client/api.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { useProject } from '#web/use-project.ts';
import { AgreementText } from '../agreement-text.tsx';
import { contributorName } from '../contributor-name.ts';
import { OutcomeHere, useFormsHere } from '../outcome-here.tsx';
import { Signatures } from '../signatures.tsx';
import { StageMark } from '../stage-mark.tsx';
import { whoseTurn } from '../whose-turn.ts';
import type { Route } from './+types/page';
import { InForce } from './in-force.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.agreement,
  up: { to: agreementPaths.ownAgreements, label: texts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.agreement.role || texts.agreement,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

/** An agreement at a glance: where it stands, who owes the next step until when, and the text that stands. */
export default function Agreement({ loaderData: { agreement: one, written, beside } }: Route.ComponentProps) {
  const shared = useFormsHere();
  const { project, person, can, document, draft } = one;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <OutcomeHere
        words={(done) => texts.done[done]}
        shown={[
          can.amend && one.isOldText && 'amend',
          can.counter && 'counter',
          can.decline && 'decline',
          can.withdraw && 'withdraw',
        ]}
      />
      <header className="grid gap-2">
        <h1 className="text-work break-words">{one.role || texts.agreement}</h1>
        <p className="text-soft break-words">
          {project.name} · <PersonName name={contributorName(person)} />
        </p>
        <p>
          <StageMark stage={one.stage} />
        </p>
      </header>
      <p className="font-semibold">{whoseTurn(one)}</p>
      <InForce one={one} beside={beside} />
      {can.sign && (
        <p>
          <ButtonLink to={innerAgreementPaths.signAgreement(one.id)}>{texts.readAndSign}</ButtonLink>
        </p>
      )}
      {!can.sign &&
        !isInForce(one) &&
        !one.isOldText &&
        one.waits.whose === one.side &&
        one.signer &&
        one.side === 'project' && <p>{texts.otherSigner(one.signer)}</p>}
      {draft && (
        <p>
          <ButtonLink to={innerAgreementPaths.draftText(one.id)} look={can.sign ? 'quiet' : 'primary'}>
            {one.version === 0 ? texts.goOn : texts.goOnCounter}
          </ButtonLink>
        </p>
      )}
      {one.isOldText && !isInForce(one) && can.counter && <p>{texts.oldText}</p>}
      {can.counter && (
        <StepForm shared={shared} intent="counter" act={texts.counter} how={texts.counterHow} look="quiet" />
      )}
      {one.version > 1 && one.activeAt === '' && (
        <section aria-labelledby="changes" className="grid gap-3">
          <h2 id="changes" className="font-semibold">
            {texts.changes}
          </h2>
          {one.changes.length === 0 ? (
            <p>{texts.noChanges}</p>
          ) : (
            <ClauseChanges changes={one.changes} currency={document?.terms.currency ?? 'INR'} />
          )}
        </section>
      )}
      {isInForce(one) && one.isOldText && can.amend && (
        <section aria-labelledby="old" className="grid gap-3 rounded-card border border-line p-5">
          <h2 id="old" className="font-semibold">
            {texts.oldInForce}
          </h2>
          <StepForm
            shared={shared}
            intent="amend"
            act={texts.addParties}
            how={texts.oldInForceHow}
            look="quiet"
          />
        </section>
      )}
      {isInForce(one) && <More one={one} />}
      {one.version > 0 && <Signatures signatures={one.signatures} />}
      {one.version > 0 && (
        <section aria-labelledby="text" className="grid gap-3 rounded-card bg-raised p-5">
          <h2 id="text" className="font-semibold">
            {texts.text} · {texts.version(one.version)}
          </h2>
          <p className="text-small text-soft">{texts.hash(one.hash)}</p>
          <p className="text-small text-soft">{written}</p>
          {document ? <WholeText document={document} isFolded={isInForce(one)} /> : <p>{texts.textGone}</p>}
          {can.download && <Download id={one.id} />}
          <p>
            <TextLink
              to={casePaths.report('agreement_text', one.id)}
              className="inline-flex min-h-11 items-center text-small"
            >
              {texts.report}
            </TextLink>
          </p>
        </section>
      )}
      {can.decline && (
        <StepForm shared={shared} intent="decline" act={texts.decline} how={texts.declineHow} look="danger" />
      )}
      {can.withdraw && (
        <StepForm
          shared={shared}
          intent="withdraw"
          act={texts.withdraw}
          how={texts.withdrawHow}
          look="quiet"
        />
      )}
      {one.steps.length > 0 && <Steps one={one} />}
    </div>
  );
}

type One = Route.ComponentProps['loaderData']['agreement'];

const ClauseChanges = onTouch(
  import.meta.env.SSR ? await import('../clause-changes.tsx') : () => import('../clause-changes.tsx'),
);

const isInForce = ({ activeAt }: One) => activeAt !== '';

/** The whole text; of what is in force, where it is read less often than the rest, behind its first words. */
function WholeText({
  document: { text, language },
  isFolded,
}: {
  document: NonNullable<One['document']>;
  isFolded: boolean;
}) {
  if (!isFolded) return <AgreementText text={text} language={language} />;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">{texts.readText}</summary>
      <AgreementText text={text} language={language} />
    </details>
  );
}

/** Where an agreement in force leads to. */
function More({ one }: { one: One }) {
  const rows = [
    one.document?.terms.equity && [innerAgreementPaths.agreementShares(one.id), texts.shares],
    one.can.download && [innerAgreementPaths.agreementLedger(one.id), agreementLedgerTexts.title],
    [innerAgreementPaths.amendment(one.id), texts.amend],
    [innerAgreementPaths.agreementEnd(one.id), texts.end],
  ] as const;
  return (
    <nav aria-label={texts.more}>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(
          (row) =>
            row && (
              <li key={row[0]}>
                <TextLink to={row[0]} className="flex min-h-11 items-center">
                  {row[1]}
                </TextLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

function Download({ id }: { id: string }) {
  const project = useProject();
  const links = [
    [addressOf(getAgreementPrint, { agreementId: id }, project), texts.print],
    [addressOf(getAgreementDownload, { agreementId: id }, project), texts.download],
    [ledgerPaths.verify, texts.verify],
  ] as const;
  return (
    <p className="grid justify-items-start">
      {links.map(([href, words]) => (
        <a key={href} href={href} className="text-link inline-flex min-h-11 items-center">
          {words}
        </a>
      ))}
    </p>
  );
}

function Steps({ one }: { one: One }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="font-semibold">
        {texts.timeline}
      </h2>
      <ol className="mt-3 border-s-2 border-neel">
        {one.steps.map(({ kind, party, at }) => (
          <li key={`${kind} ${at}`} className="relative pb-4 ps-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 start-0 -ms-[0.4375rem] size-3 rounded-full bg-sindoor"
            />
            <span className="block font-semibold">
              {kind.startsWith('amendment_') && `${texts.amend}: `}
              {texts.stepWords[kind.replace('amendment_', '')]}
              {party && ` · ${texts.sides[party]}`}
            </span>
            <time dateTime={at} className="text-small text-soft">
              {moment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

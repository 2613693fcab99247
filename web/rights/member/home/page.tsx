import { accountPaths } from '#contract/accounts/paths.ts';
import { innerConsentPaths } from '#contract/consents/rare-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { consentTexts } from '#web/consents/texts/en/consents.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { OwnHolds } from '#web/holds/member/own-holds.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { Download } from '#web/own-data/member/download.tsx';
import { kindTexts, requestTexts, rightsTexts as texts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { RequestMark } from '../request-mark.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: rightsPaths.rights,
    noindex: true,
  });

const link = 'inline-flex min-h-11 items-center';

/** The ways to ask about the own data, and the requests of the member. */
export default function Rights({
  loaderData: { requests, isProven, mayDelete, holds, rows },
}: Route.ComponentProps) {
  return (
    <div className="grid max-w-text grid-cols-1 gap-8">
      <header>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{texts.intro}</p>
      </header>
      <RowList className="mt-0">
        <Row to={innerRightsPaths.held} title={texts.heldTitle} facts={texts.heldFacts} />
        <Row
          to={`${innerRightsPaths.ask}?kind=correct`}
          title={texts.correctTitle}
          facts={texts.correctFacts}
        />
        <Row to={innerConsentPaths.consents} title={consentTexts.title} facts={consentTexts.facts} />
        {rows.map(({ to, what, facts }) => (
          <Row key={to} to={to} title={what} facts={facts} />
        ))}
        <Row to={rightsPaths.complain} title={texts.complainTitle} facts={texts.complainFacts} />
      </RowList>
      <section aria-labelledby="export" className="grid justify-items-start gap-3">
        <h2 id="export" className="text-heading">
          {texts.exportTitle}
        </h2>
        <p>{texts.exportHint}</p>
        <Download isProven={isProven} />
      </section>
      <section aria-labelledby="erase" className="grid justify-items-start gap-1">
        <h2 id="erase" className="text-heading">
          {texts.eraseTitle}
        </h2>
        {mayDelete && (
          <>
            <p>{texts.eraseHint}</p>
            <TextLink to={`${accountPaths.settings}#own-data`} className={link}>
              {texts.erase}
            </TextLink>
          </>
        )}
        <TextLink to={`${innerRightsPaths.ask}?kind=erase`} className={link}>
          {texts.eraseAsk}
        </TextLink>
      </section>
      <OwnHolds holds={holds} />
      <section aria-labelledby="requests">
        <h2 id="requests" className="text-heading">
          {texts.requestsTitle}
        </h2>
        {requests.length === 0 ? (
          <p className="mt-2 text-soft">{texts.none}</p>
        ) : (
          <RowList>
            {requests.map(({ $id, number, kind, state, receivedAt, dueAt, isLate }) => (
              <Row
                key={$id}
                to={innerRightsPaths.request($id)}
                title={requestTexts.number(number)}
                facts={
                  <>
                    {texts.rowFacts(kindTexts[kind], receivedAt)}
                    {dueAt && (
                      <span className={isLate ? 'block font-semibold text-sindoor' : 'block'}>
                        {isLate ? requestTexts.late(dueAt) : requestTexts.due(dueAt)}
                      </span>
                    )}
                  </>
                }
                mark={<RequestMark state={state} isLate={isLate} />}
              />
            ))}
          </RowList>
        )}
        <TextLink to={innerRightsPaths.ask} className={`${link} mt-2`}>
          {texts.askOther}
        </TextLink>
      </section>
    </div>
  );
}

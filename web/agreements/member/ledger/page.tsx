import type { ReactNode } from 'react';
import { getAgreementDownload } from '#contract/agreements/file-calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { getAgreementStatement, getClosingPack, getOwnStatement } from '#contract/agreements/ledger-calls.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import { agreementTexts } from '#web/agreements/texts/en/agreements.ts';
import { agreementLedgerTexts as texts } from '#web/agreements/texts/en/ledger.ts';
import { addressOf } from '#web/client/api.ts';
import { moment, month } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { formerMember } from '#web/people/texts/en/unnamed.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useProject } from '#web/use-project.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
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

type Data = Route.ComponentProps['loaderData'];

/** Every entry in plain words, what they come to, and the papers that are made of them. */
export default function Ledger({ loaderData }: Route.ComponentProps) {
  const { ledger, lines, sums, before } = loaderData;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <header className="grid gap-2">
        <h1 className="text-work">{texts.title}</h1>
        <p className="text-soft break-words">
          {ledger.role} · {agreementTexts.with(ledger.project.name, ledger.person || formerMember)}
        </p>
        <p>{texts.how}</p>
      </header>
      {sums?.length !== 0 && (
        <section aria-labelledby="stands">
          <h2 id="stands" className="font-semibold">
            {texts.stands}
          </h2>
          {sums === null ? (
            <p className="mt-2">{texts.noSums}</p>
          ) : (
            <dl className="mt-2 divide-y divide-line border-y border-line">
              {sums.map(({ name, value }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <dt className="text-soft">{name}</dt>
                  <dd className="tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
      <section aria-labelledby="entries" className="grid gap-3">
        <h2 id="entries" className="font-semibold">
          {texts.entries}
        </h2>
        {lines.length === 0 ? (
          <EmptyState>
            <p>{texts.none}</p>
          </EmptyState>
        ) : (
          <ol className="divide-y divide-line border-y border-line">
            {lines.map(({ sequence, at, who, words, after }) => (
              <li key={sequence} value={sequence} className="py-3">
                <p className="break-words">{words}</p>
                <p className="text-small text-soft break-words">
                  {sequence} · <time dateTime={at}>{moment(at)}</time> · {who}
                </p>
                {after && <p className="text-small tabular-nums">{after}</p>}
              </li>
            ))}
          </ol>
        )}
        <p className="flex flex-wrap gap-x-6">
          {before > 0 && (
            <TextLink to={{ search: '' }} className="inline-flex min-h-11 items-center">
              {texts.newest}
            </TextLink>
          )}
          {ledger.next > 0 && (
            <TextLink to={{ search: `?before=${ledger.next}` }} className="inline-flex min-h-11 items-center">
              {texts.older}
            </TextLink>
          )}
        </p>
      </section>
      <section aria-labelledby="receipt" className="grid gap-2">
        <h2 id="receipt" className="font-semibold">
          {texts.receipt}
        </h2>
        <p>
          {texts.last(ledger.last.sequence)} <code className="break-all">{ledger.last.hash}</code>
        </p>
        <p className="text-small text-soft">{texts.receiptHow}</p>
      </section>
      <Downloads ledger={ledger} />
    </div>
  );
}

function Downloads({ ledger: { id, side, months, project: of } }: Pick<Data, 'ledger'>) {
  const project = useProject();
  const link = 'text-link inline-flex min-h-11 items-center';
  const statement = (month: string) => (
    <Papers addressOf={(as) => addressOf(getAgreementStatement, { agreementId: id, month, as }, project)} />
  );
  return (
    <section aria-labelledby="downloads" className="grid gap-2">
      <h2 id="downloads" className="font-semibold">
        {texts.downloads}
      </h2>
      <p className="flex flex-wrap gap-x-6">
        <a href={addressOf(getAgreementDownload, { agreementId: id }, project)} className={link}>
          {texts.file}
        </a>
        <a href={ledgerPaths.verify} className={link}>
          {texts.verify}
        </a>
      </p>
      <ul className="divide-y divide-line border-y border-line">
        <Paper name={texts.whole}>{statement('')}</Paper>
        {months.map((one) => (
          <Paper key={one} name={month(one)}>
            {statement(one)}
          </Paper>
        ))}
        {side === 'contributor' && (
          <Paper name={texts.own}>
            <Papers addressOf={(as) => addressOf(getOwnStatement, { as }, project)} />
          </Paper>
        )}
      </ul>
      {side === 'project' && (
        <p>
          <a href={addressOf(getClosingPack, { projectSlug: of.slug }, project)} className={link}>
            {texts.pack}
          </a>
          <span className="block text-small text-soft">{texts.packHow}</span>
        </p>
      )}
    </section>
  );
}

function Paper({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6">
      <span>{name}</span>
      {children}
    </li>
  );
}

function Papers({ addressOf: address }: { addressOf: (as: 'pdf' | 'csv') => string }) {
  const link = 'text-link inline-flex min-h-11 items-center px-2';
  return (
    <span className="flex gap-x-4">
      <a href={address('pdf')} className={link}>
        {texts.asPdf}
      </a>
      <a href={address('csv')} className={link}>
        {texts.asCsv}
      </a>
    </span>
  );
}

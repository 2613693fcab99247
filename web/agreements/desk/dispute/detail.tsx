import type { ReactNode } from 'react';
import { type DisputeDetailBody, getDisputeFile } from '#contract/agreements/dispute-desk-calls.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { agreementTexts } from '#web/agreements/texts/en/agreements.ts';
import { disputeDeskTexts as texts } from '#web/agreements/texts/en/dispute-desk.ts';
import { addressOf } from '#web/client/api.ts';
import { number } from '#web/ground/texts/amounts.ts';
import { useProject } from '#web/use-project.ts';
import { AgreementText } from '../../member/agreement-text.tsx';
import { Rulings, Statements } from '../../member/dispute/said.tsx';

/** The case file that a ruling is based on. */
export function Detail({ detail }: { detail: DisputeDetailBody }) {
  const project = useProject();
  const fileAddress = (id: string) => addressOf(getDisputeFile, { fileId: id }, project);
  return (
    <>
      <Facts detail={detail} />
      <Part title={texts.criteria}>
        <ol className="list-decimal ps-5">
          {detail.criteria.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ol>
      </Part>
      <Statements statements={detail.statements} fileAddress={fileAddress} />
      <Submissions detail={detail} fileAddress={fileAddress} />
      <Rulings rulings={detail.rulings} currency={detail.currency} />
      <Part title={texts.signatures}>
        <ul className="grid gap-1">
          {detail.signatures.map(({ version, party, name, signedAt, ip }) => (
            <li key={`${version} ${party}`} className="break-words">
              {texts.signature(agreementTexts.sides[party], name, version, signedAt, ip)}
            </li>
          ))}
        </ul>
      </Part>
      {detail.texts.map(({ version, language, text }) => (
        <details key={version} className="rounded-card bg-raised p-5">
          <summary className="py-2.5 font-semibold">{texts.text(version)}</summary>
          <AgreementText text={text} language={language} />
        </details>
      ))}
      <Part title={texts.looks}>
        <ul className="grid gap-1">
          {detail.looks.map(({ by, at }) => (
            <li key={at}>{texts.look(by, at)}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}

type Shown = { detail: DisputeDetailBody };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ detail }: Shown) {
  const { currency, awarded, proposed, unitPrice } = detail;
  const money = (amount: number) => formatMoney({ amount, currency });
  const facts: [string, string][] = [
    [texts.facts.parties, `${detail.parties.project} · ${detail.parties.contributor}`],
    [texts.facts.value, money(detail.value)],
    ...(proposed === null ? [] : ([[texts.facts.proposed, money(proposed)]] as [string, string][])),
    [texts.facts.share, `${detail.share} %`],
    ...(unitPrice === null ? [] : ([[texts.facts.unitPrice, money(unitPrice)]] as [string, string][])),
    ...(awarded === null ? [] : ([[texts.facts.awarded, money(awarded)]] as [string, string][])),
    [texts.facts.units, number(detail.units)],
    [texts.facts.pay, money(detail.pay)],
    [texts.facts.confirmed, money(detail.confirmed)],
    [texts.facts.vested, number(detail.vested)],
    ...(detail.kept === 0 ? [] : ([[texts.facts.kept, number(detail.kept)]] as [string, string][])),
  ];
  return (
    <Part title={detail.title}>
      <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 gap-y-1.5 sm:grid-cols-[12rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Submissions({ detail, fileAddress }: Shown & { fileAddress: (id: string) => string }) {
  return (
    <>
      <Part title={texts.submissions}>
        <ul className="grid gap-4">
          {detail.submissions.map(({ entry, at, hours, text, links, notPassing, files }) => (
            <li key={entry} className="grid gap-1">
              <p className="text-small text-soft">{texts.submitted(at, hours)}</p>
              <p className="break-words whitespace-pre-wrap">{text}</p>
              {notPassing && (
                <p className="break-words">
                  {texts.notPassing} {notPassing}
                </p>
              )}
              {links.map((link) => (
                <p key={link} className="break-all">
                  {link}
                </p>
              ))}
              {files.map(({ id, name }) => (
                <a
                  key={id}
                  href={fileAddress(id)}
                  className="text-link inline-flex min-h-11 items-center break-all"
                >
                  {name}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </Part>
      {detail.changesAsked.length > 0 && (
        <Part title={texts.changes}>
          <ul className="grid gap-2">
            {detail.changesAsked.map(({ at, criterion, words }) => (
              <li key={at} className="break-words">
                <span className="text-small text-soft">{texts.change(criterion, at)}</span> {words}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

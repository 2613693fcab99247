import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import { getInvoice, getReceipt } from '#contract/agreements/money-calls.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { agreementMoneyTexts as texts } from '#web/agreements/texts/en/money.ts';
import { addressOf } from '#web/client/api.ts';
import { useProject } from '#web/use-project.ts';
import { DueTimes } from './due-times.tsx';
import { CloseForm, ConfirmForm, SendForm, TaxNumberForm } from './money-forms.tsx';
import { PaymentList } from './payment-list.tsx';
import { Payout } from './payout.tsx';

type Props = { agreementId: string; money: MilestoneMoneyBody };

/** The sums owed, sent and confirmed for a milestone, and the steps that the reader can take. */
export default function MoneySection({ agreementId, money }: Props) {
  const project = useProject();
  const { pay, fallback, can, currency, closed, closedBack } = money;
  const shown = (amount: number) => formatMoney({ amount, currency });
  const stage = texts.stages[money.stage];
  const ofMilestone = { agreementId, milestone: String(money.number) };
  const isEmpty = pay.owed + fallback.owed + money.payments.length === 0;
  if (isEmpty) return null;
  const awaited = money.payments.filter(
    ({ confirmed, isReversed, owed }) =>
      confirmed === null && !isReversed && (owed === 'back' ? can.confirmPaidBack : can.confirm),
  );
  const figures = [
    [texts.owed, pay.owed + fallback.owed],
    [texts.confirmed, pay.confirmed - pay.paidBack + fallback.confirmed - fallback.paidBack],
    [texts.awaited, pay.awaited + fallback.awaited],
    [texts.due, pay.due + fallback.due],
    [texts.toPayBack, pay.toPayBack + fallback.toPayBack],
  ] as const;
  return (
    <section aria-labelledby="money" className="grid gap-5 border-t border-line pt-6">
      <div>
        <h2 id="money" className="font-semibold">
          {texts.heading}
          {stage && (
            <span className="font-normal text-soft">
              {' '}
              · <span aria-hidden="true">{stage.sign}</span> {stage.word}
            </span>
          )}
        </h2>
        <p className="text-small text-soft">{texts.lead}</p>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {figures
          .filter(([term, amount]) => amount > 0 || term === texts.owed)
          .map(([term, amount]) => (
            <div key={term} className="col-span-2 grid grid-cols-subgrid">
              <dt>{term}</dt>
              <dd className="text-end tabular-nums">{shown(amount)}</dd>
            </div>
          ))}
      </dl>
      {closed && <p>{texts.closed(shown(closed.amount), closed.at)}</p>}
      {closedBack && <p>{texts.closedBack(shown(closedBack.amount), closedBack.at)}</p>}
      <DueTimes money={money} />
      {awaited.map((payment) => (
        <ConfirmForm key={payment.entry} money={money} payment={payment} />
      ))}
      <Payout money={money} />
      {(can.send || can.payBack) && <SendForm money={money} />}
      <PaymentList money={money} />
      {(can.close || can.closeBack) && <CloseForm money={money} />}
      {(can.invoice || can.receipt) && (
        <p className="flex flex-wrap gap-x-6">
          {can.invoice && (
            <a
              href={addressOf(getInvoice, ofMilestone, project)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {texts.invoice}
            </a>
          )}
          {can.receipt && (
            <a
              href={addressOf(getReceipt, ofMilestone, project)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {texts.receipt}
            </a>
          )}
        </p>
      )}
      <TaxNumberForm money={money} />
    </section>
  );
}

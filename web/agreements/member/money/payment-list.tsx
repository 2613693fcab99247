import { Link } from 'react-router';
import type { MilestoneMoneyBody, PaymentBody } from '#contract/agreements/milestone-money.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { agreementMoneyTexts as texts } from '#web/agreements/texts/en/money.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFormsHere } from '../outcome-here.tsx';

type Of = { money: MilestoneMoneyBody };

/** Every payment that was stated, what became of it, and the way to take an own entry back. */
export function PaymentList({ money }: Of) {
  const { payments, can, next } = money;
  return (
    <section aria-labelledby="payments">
      <h3 id="payments" className="font-semibold">
        {texts.payments}
      </h3>
      {payments.length === 0 && <p className="text-soft">{texts.noPayments}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {payments.map((payment) => (
          <li key={payment.entry} className="grid gap-1 py-3">
            <PaymentLines money={money} payment={payment} />
            {can.reverse.includes(payment.entry) && (
              <Reverse money={money} entry={payment.entry} act={texts.reverse} />
            )}
            {payment.confirmedBy > 0 && can.reverse.includes(payment.confirmedBy) && (
              <Reverse money={money} entry={payment.confirmedBy} act={texts.reverseConfirmation} />
            )}
          </li>
        ))}
      </ul>
      {next > 0 && (
        <Link to={`?before=${next}`} className="text-link inline-flex min-h-11 items-center">
          {texts.olderPayments}
        </Link>
      )}
    </section>
  );
}

function PaymentLines({ money: { currency }, payment }: Of & { payment: PaymentBody }) {
  const shown = (amount: number) => formatMoney({ amount, currency });
  const { sent, withheld, reference, taxReference, confirmed, confirmedAt, isSilent, isReversed } = payment;
  const [arrived, at] = [shown(confirmed ?? 0), confirmedAt];
  return (
    <>
      <p className="flex justify-between gap-4">
        <span className="min-w-0">{texts.payment(payment)}</span>
        <span className={isReversed ? 'tabular-nums line-through' : 'tabular-nums'}>{shown(sent)}</span>
      </p>
      {withheld > 0 && <p>{texts.withheld(shown(withheld), taxReference)}</p>}
      <p className="text-small break-words text-soft">
        {[texts.entry(payment.entry), reference && texts.reference(reference)].filter(Boolean).join(' · ')}
      </p>
      <p className="text-small">
        {isReversed
          ? texts.reversed
          : confirmed === null
            ? texts.unconfirmed
            : isSilent
              ? texts.bySilence(arrived, at)
              : texts.confirmedOn(arrived, at)}
      </p>
    </>
  );
}

function Reverse({ money, entry, act }: Of & { entry: number; act: string }) {
  const post = usePost(['reversePayment'], { shared: useFormsHere() });
  return (
    <details>
      <summary className="text-link min-h-11 cursor-pointer py-2 text-small">{act}</summary>
      <PostForm post={post} intent="reversePayment" className="grid justify-items-start gap-2">
        <PostFault post={post} />
        <p className="text-small text-soft">{texts.reverseHow}</p>
        <input type="hidden" name="basedOn" value={money.sequence} />
        <input type="hidden" name="entry" value={entry} />
        <Button type="submit" look="quiet" busy={post.busyWith !== null}>
          {act}
        </Button>
      </PostForm>
    </details>
  );
}

import type { MilestoneMoneyBody, PaymentBody } from '#contract/agreements/milestone-money.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { paymentWays } from '#rules/lists/payment-ways.ts';
import { agreementMoneyTexts as texts } from '#web/agreements/texts/en/money.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { useFormsHere } from '../outcome-here.tsx';
import { typedMoney } from '../shown-values.ts';

type Of = { money: MilestoneMoneyBody };

/** States a payment that was sent: the pay, cash instead of shares, or a repayment. */
export function SendForm({ money }: Of) {
  const post = usePost(['statePayment'], { shared: useFormsHere() });
  const { pay, fallback, can } = money;
  const isBack = !can.send;
  const kinds = [
    ...(pay.due > 0 ? (['pay'] as const) : []),
    ...(fallback.due > 0 ? (['fallback'] as const) : []),
  ];
  const back = pay.toPayBack || fallback.toPayBack;
  const due = isBack ? back : pay.due > 0 ? pay.due : fallback.due;
  const words = texts.send;
  const field = (name: string, atFirst?: string) => ({
    ...post.field(name, atFirst),
    error: noteAt(post.fault, name),
  });
  return (
    <section aria-labelledby="send" className="grid gap-4 rounded-card bg-raised p-5">
      <h3 id="send" className="font-semibold">
        {isBack ? texts.payBack.heading : words.heading}
      </h3>
      <p className="text-small text-soft">{words.lead}</p>
      <PostForm post={post} intent="statePayment" className="grid gap-4">
        <PostFault post={post} />
        <input type="hidden" name="basedOn" value={money.sequence} />
        {isBack || kinds.length < 2 ? (
          <input type="hidden" name="owed" value={isBack ? 'back' : kinds[0]} />
        ) : (
          <SelectField {...post.field('owed')} label={words.owed} className="max-w-80">
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.what[kind]}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          {...field('sent', typedMoney(due))}
          label={words.sent}
          inputMode="decimal"
          className="max-w-64"
        />
        {!isBack && (
          <>
            <TextField
              {...field('withheld', '0')}
              label={words.withheld}
              hint={words.withheldHint}
              inputMode="decimal"
              className="max-w-64"
            />
            <TextField
              {...field('taxReference')}
              label={words.taxReference}
              hint={words.taxReferenceHint}
              optional
            />
          </>
        )}
        <TextField {...field('day')} label={words.day} type="date" className="max-w-64" />
        <SelectField {...post.field('way', 'Online Payment')} label={words.way} className="max-w-80">
          {paymentWays.map((way) => (
            <option key={way} value={way}>
              {texts.ways[way]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('reference')} label={words.reference} hint={words.referenceHint} optional />
        <p>
          <Button type="submit" busy={post.busyWith !== null}>
            {isBack ? texts.payBack.act : words.act}
          </Button>
        </p>
      </PostForm>
    </section>
  );
}

/** Says how much of a payment arrived. */
export function ConfirmForm({ money, payment }: Of & { payment: PaymentBody }) {
  const post = usePost(['confirmPayment'], { shared: useFormsHere() });
  const total = payment.sent + payment.withheld;
  const id = `confirm-${payment.entry}`;
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card bg-raised p-5">
      <h3 id={id} className="font-semibold">
        {texts.confirm.heading}
      </h3>
      <p>{texts.confirm.lead(formatMoney({ amount: total, currency: money.currency }))}</p>
      <PostForm post={post} intent="confirmPayment" className="grid justify-items-start gap-4">
        <PostFault post={post} />
        <input type="hidden" name="basedOn" value={money.sequence} />
        <input type="hidden" name="payment" value={payment.entry} />
        <TextField
          {...post.field('amount', typedMoney(total))}
          label={texts.confirm.amount}
          error={noteAt(post.fault, 'amount')}
          inputMode="decimal"
        />
        <Button type="submit" busy={post.busyWith !== null}>
          {texts.confirm.act}
        </Button>
      </PostForm>
    </section>
  );
}

/** By the contributor what stays unpaid, by the project what is not paid back. */
export function CloseForm({ money }: Of) {
  const intent = money.can.closeBack ? 'closeBack' : 'closeOpen';
  const post = usePost([intent], { shared: useFormsHere() });
  const { pay, fallback, currency } = money;
  const back = pay.toPayBack + pay.paidBackAwaited + fallback.toPayBack + fallback.paidBackAwaited;
  const open = formatMoney({ amount: money.can.closeBack ? back : pay.due + pay.awaited, currency });
  return (
    <section aria-labelledby="close" className="grid gap-2">
      <h3 id="close" className="font-semibold">
        {texts.close.heading}
      </h3>
      <p>{texts.close.how(open)}</p>
      <PostForm post={post} intent={intent} className="grid justify-items-start gap-2">
        <PostFault post={post} />
        <input type="hidden" name="basedOn" value={money.sequence} />
        <Button type="submit" look="danger" busy={post.busyWith !== null}>
          {texts.close.act(open)}
        </Button>
      </PostForm>
    </section>
  );
}

/** The number that papers name; of one that is kept only its end shows. */
export function TaxNumberForm({ money: { taxNumber, isTaxNumberUnreadable } }: Of) {
  const post = usePost(['saveTaxNumber'], { shared: useFormsHere() });
  const words = texts.tax;
  return (
    <Unfold isWanted={isTaxNumberUnreadable || post.fault !== null}>
      <summary className="text-link min-h-11 cursor-pointer py-2">{words.heading}</summary>
      <PostForm post={post} intent="saveTaxNumber" className="mt-2 grid justify-items-start gap-3">
        {isTaxNumberUnreadable && <p>{words.unreadable}</p>}
        {taxNumber && <p>{words.kept(taxNumber.kind, taxNumber.ends)}</p>}
        <TextField
          {...post.field('taxNumber')}
          label={words.label}
          hint={words.hint}
          error={noteAt(post.fault, 'taxNumber')}
          autoComplete="off"
          optional
        />
        <Button type="submit" look="quiet" busy={post.busyWith !== null}>
          {words.save}
        </Button>
      </PostForm>
    </Unfold>
  );
}

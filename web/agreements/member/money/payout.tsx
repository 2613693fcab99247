import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { agreementMoneyTexts } from '#web/agreements/texts/en/money.ts';
import { CodeField } from '#web/codes/member/code-field.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { PasswordField } from '#web/passwords/member/password-field.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useFormsHere } from '../outcome-here.tsx';
import { wayToPay } from './way-to-pay.ts';

const texts = agreementMoneyTexts.details;

type Of = { money: MilestoneMoneyBody };

/** Where a milestone is paid to: its contributor says it, and one owner at a time opens it. */
export function Payout({ money }: Of) {
  const { payout, side, can, pay, fallback } = money;
  const isDue = pay.due + fallback.due > 0;
  if (!can.savePayout && !can.openPayout && !payout.opened && !(side === 'project' && isDue)) return null;
  return (
    <section aria-labelledby="payout" className="grid gap-4">
      <h3 id="payout" className="font-semibold">
        {texts.heading}
      </h3>
      {side === 'contributor' ? <Given money={money} /> : <Opened money={money} />}
      {payout.openings.length > 0 && (
        <details>
          <summary className="text-link min-h-11 cursor-pointer py-2">{texts.opened}</summary>
          <ul>
            {payout.openings.map(({ name, at }) => (
              <li key={at}>{texts.openedBy(name, at)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Given({ money: { payout, currency } }: Of) {
  const post = usePost(['savePayout', 'payoutCode', 'removePayout'], { shared: useFormsHere() });
  const isSent = post.outcome?.done === 'payoutCodeSent' || post.answer?.typed?.proof === 'code';
  const asked = post.answer?.typed ?? post.answer?.about;
  const field = (name: 'upi' | 'bank') => ({
    ...post.field(name, asked?.[name] ?? payout.opened?.[name]),
    error: noteAt(post.fault, name),
    autoComplete: 'off',
  });
  return (
    <PostForm post={post} className="grid gap-4">
      <PostFault post={post} />
      <p>{payout.isUnreadable ? texts.unreadable : texts.ask}</p>
      {payout.isGiven && <p className="text-small text-soft">{texts.saved(payout.savedAt)}</p>}
      {currency === 'INR' && <TextField {...field('upi')} label={texts.upi} hint={texts.upiHint} optional />}
      {currency !== 'INR' && <input type="hidden" name="upi" value="" />}
      <TextField {...field('bank')} label={texts.bank} hint={texts.bankHint} optional />
      {isSent && !post.fault && <Banner look="success">{texts.codeSent}</Banner>}
      {isSent && !asked && <p>{texts.again}</p>}
      {isSent ? (
        <>
          {/* After a field error the typed values come back, except secrets, and a code is a secret. */}
          <input type="hidden" name="proof" value="code" />
          <CodeField isNext post={post} label={texts.code} />
        </>
      ) : (
        <PasswordField
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          error={noteAt(post.fault, 'password')}
          autoComplete="current-password"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="savePayout" busy={post.busyWith === 'savePayout'}>
          {texts.save}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="payoutCode"
          look="quiet"
          busy={post.busyWith === 'payoutCode'}
        >
          {isSent ? texts.another : texts.askCode}
        </Button>
        {payout.isGiven && (
          <Button
            type="submit"
            name="intent"
            value="removePayout"
            look="quiet"
            busy={post.busyWith === 'removePayout'}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <p className="text-small text-soft">{texts.askCodeHow}</p>
    </PostForm>
  );
}

function Opened({ money }: Of) {
  const post = usePost(['openPayout'], { shared: useFormsHere() });
  const { payout, can } = money;
  const { opened } = payout;
  return (
    <>
      {!payout.isGiven && <p>{texts.missing}</p>}
      {payout.isGiven && (
        <p>{payout.isChanged ? texts.changed(payout.savedAt) : texts.given(payout.savedAt)}</p>
      )}
      {opened && <OpenDetails money={money} opened={opened} />}
      {can.openPayout && (
        <PostForm post={post} intent="openPayout" className="grid justify-items-start gap-3">
          <PostFault post={post} />
          <TextField
            {...post.field('withhold', '0')}
            label={texts.withhold}
            error={noteAt(post.fault, 'withhold')}
            inputMode="decimal"
          />
          <Button type="submit" look={opened ? 'quiet' : 'primary'} busy={post.busyWith !== null}>
            {texts.open}
          </Button>
          <p className="text-small text-soft">{texts.openHow}</p>
        </PostForm>
      )}
    </>
  );
}

type Details = NonNullable<MilestoneMoneyBody['payout']['opened']>;

function OpenDetails({ money, opened }: Of & { opened: Details }) {
  const { upi, bank, until, amount, link, code } = opened;
  const shown = formatMoney({ amount, currency: money.currency });
  const way = wayToPay({ ...money, opened });
  if (way === 'nothing' || way === 'allWithheld')
    return <p className="rounded-card bg-raised p-5 font-semibold">{texts[way]}</p>;
  return (
    <div className="grid gap-3 rounded-card bg-raised p-5">
      <p className="text-small text-soft">{texts.until(until)}</p>
      <p className="font-semibold">{texts.pay(shown)}</p>
      <dl className="grid gap-2">
        {upi && (
          <div>
            <dt className="text-small text-soft">{texts.upi}</dt>
            <dd className="break-all">{upi}</dd>
          </div>
        )}
        {bank && (
          <div>
            <dt className="text-small text-soft">{texts.bank}</dt>
            <dd className="break-words">{bank}</dd>
          </div>
        )}
      </dl>
      {way !== 'upi' && <p>{texts[way]}</p>}
      {way !== 'upi' && !bank && <p>{texts.noBank}</p>}
      {link && code && (
        <>
          <p>
            <a href={link} rel="noreferrer" className="text-link inline-flex min-h-11 items-center">
              {texts.link}
            </a>
          </p>
          <p>{texts.scan}</p>
          <svg
            role="img"
            aria-label={texts.scanAlt(shown)}
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
            className="w-full max-w-56"
          >
            <path fill="#fff" d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
            <path fill="#000" d={code.path} />
          </svg>
        </>
      )}
    </div>
  );
}

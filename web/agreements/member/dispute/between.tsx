import { disputeLimits } from '#contract/agreements/dispute-limits.ts';
import type { DisputeBody, SettlementBody } from '#contract/agreements/dispute-shapes.ts';
import { type Currency, formatMoney } from '#rules/amounts/money.ts';
import { settlementTexts as texts } from '#web/agreements/texts/en/settlements.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

type Of = { one: DisputeBody; currency: Currency };

/** The steps that the two sides can take between themselves in an open dispute, and their earlier proposals. */
export function Between({ one, currency, value }: Of & { value: number }) {
  const { can, proposal, settlements } = one;
  const waiting = settlements.find(({ entry }) => entry === proposal?.entry);
  const earlier = settlements.filter(({ entry }) => entry !== proposal?.entry);
  if (!waiting && earlier.length === 0 && !can.propose && !can.withdraw) return null;
  return (
    <section aria-labelledby="between" className="grid gap-4">
      <h2 id="between" className="text-heading">
        {texts.title}
      </h2>
      {one.stage === 'open' && <p>{texts.lead}</p>}
      {waiting && proposal && (
        <Proposal one={one} proposal={proposal} waiting={waiting} currency={currency} />
      )}
      {earlier.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">{texts.earlier}</h3>
          <ol className="divide-y divide-line border-y border-line">
            {earlier.map((settlement) => (
              <li key={settlement.entry} className="grid gap-1 py-3">
                <Said settlement={settlement} currency={currency} />
                <p className="font-semibold">{texts.outcomes[settlement.outcome]}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {can.propose && (
        <ProposeForm key={one.sequence} one={one} most={formatMoney({ amount: value, currency })} />
      )}
      {can.withdraw && <WithdrawForm one={one} />}
    </section>
  );
}

function Said({ settlement, currency }: { settlement: SettlementBody; currency: Currency }) {
  const { side, at, awarded, units, pay, words, passes } = settlement;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <>
      <p className="text-small text-soft">{texts.by(side, at)}</p>
      <p className="font-semibold">
        {awarded === 0 ? texts.rejected : texts.awarded(money(awarded), units, money(pay))}
      </p>
      {passes && (
        <p className="break-words whitespace-pre-wrap">
          {texts.passes}: {passes}
        </p>
      )}
      <p className="break-words whitespace-pre-wrap">{words || texts.erased}</p>
    </>
  );
}

type ProposalProps = Of & { proposal: NonNullable<DisputeBody['proposal']>; waiting: SettlementBody };

function Proposal({ one, proposal, waiting, currency }: ProposalProps) {
  const { can, side } = one;
  const accept = usePost(['accept']);
  const close = usePost(['close']);
  const isOwn = proposal.side === side;
  return (
    <section aria-labelledby="proposal" className="grid gap-3 rounded-card bg-raised p-5">
      <h3 id="proposal" className="font-semibold">
        {texts.proposal}
      </h3>
      <Said settlement={waiting} currency={currency} />
      {proposal.vestedTakenBack > 0 && <p>{texts.vested(proposal.vestedTakenBack)}</p>}
      {proposal.toPayBack > 0 && (
        <p>{texts.payBack(formatMoney({ amount: proposal.toPayBack, currency }))}</p>
      )}
      <p>{texts.answerBy(proposal.side, proposal.answerBy)}</p>
      {can.accept && (
        <PostForm post={accept} intent="accept" className="grid justify-items-start gap-2">
          <PostFault post={accept} />
          <Basis one={one} proposal={proposal.entry} />
          <p>{texts.final}</p>
          <Button type="submit" busy={accept.busyWith !== null}>
            {texts.accept}
          </Button>
        </PostForm>
      )}
      {can.close && (
        <PostForm post={close} intent="close" className="grid justify-items-start gap-2">
          <PostFault post={close} />
          <Basis one={one} proposal={proposal.entry} />
          <Button type="submit" look="quiet" busy={close.busyWith !== null}>
            {isOwn ? texts.takeBack : texts.decline}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

function ProposeForm({ one, most }: { one: DisputeBody; most: string }) {
  const post = usePost(['propose']);
  return (
    <Unfold isWanted={post.fault !== null}>
      <summary className="text-link min-h-11 cursor-pointer py-2">{texts.propose}</summary>
      <PostForm post={post} intent="propose" className="mt-2 grid gap-5">
        <PostFault post={post} />
        <Basis one={one} />
        <TextField
          {...post.field('awarded', '')}
          label={texts.valueLabel}
          hint={texts.valueHint(most)}
          error={noteAt(post.fault, 'awarded')}
          inputMode="decimal"
          className="max-w-80"
        />
        <TextAreaField
          {...post.field('passes', '')}
          label={texts.passes}
          hint={texts.passesHint}
          error={noteAt(post.fault, 'passes')}
          rows={3}
          optional
        />
        <CountedArea
          {...post.field('words', '')}
          label={texts.wordsLabel}
          hint={texts.wordsHint}
          most={disputeLimits.settlementWords}
          error={noteAt(post.fault, 'words')}
          rows={5}
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.send}
        </Button>
      </PostForm>
    </Unfold>
  );
}

function WithdrawForm({ one }: { one: DisputeBody }) {
  const post = usePost(['withdraw']);
  return (
    <Unfold isWanted={post.fault !== null}>
      <summary className="text-link min-h-11 cursor-pointer py-2">{texts.withdraw}</summary>
      <PostForm post={post} intent="withdraw" className="mt-2 grid justify-items-start gap-3">
        <PostFault post={post} />
        <Basis one={one} />
        <p>{texts.withdrawHow}</p>
        {one.side === 'project' && <p>{texts.withdrawPay}</p>}
        <Button type="submit" look="danger" busy={post.busyWith !== null}>
          {texts.withdrawAct}
        </Button>
      </PostForm>
    </Unfold>
  );
}

/** On what it is decided. */
function Basis({ one, proposal }: { one: DisputeBody; proposal?: number }) {
  return (
    <>
      <input type="hidden" name="basedOn" value={one.sequence} />
      {proposal !== undefined && <input type="hidden" name="proposal" value={proposal} />}
    </>
  );
}

import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { answerWords, sessionTexts as texts } from '#web/mentoring/texts/en/sessions.ts';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { ReportLink } from './report-link.tsx';
import { FoldedForm, StepForm } from './step-form.tsx';

/** Whether it took place, and what both sides say about it. */
export function Meeting({ one }: { one: SessionBody }) {
  const { said, answers, can } = one;
  if (answers.length === 0 && !can.answerClaim && said.own === '' && said.other === '') return null;
  return (
    <section aria-labelledby="met" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 id="met" className="font-semibold">
        {texts.met.heading}
      </h2>
      {said.own && <p>{texts.met.said(said.own)}</p>}
      {said.other && <p>{texts.met.otherSaid(one.person, said.other)}</p>}
      {answers.length > 0 && (
        <>
          <div className="flex flex-wrap gap-3">
            {answers.map((answer) => (
              <StepForm
                key={answer}
                intent="met"
                act={answerWords[answer]}
                look={answer === 'yes' ? 'primary' : 'quiet'}
                hidden={{ answer }}
              />
            ))}
          </div>
          <p className="text-small text-soft">{texts.met.how}</p>
        </>
      )}
      {can.answerClaim && (
        <>
          <div className="flex flex-wrap gap-3">
            <StepForm intent="claim" act={texts.claim.contest} hidden={{ answer: 'contest' }} />
            <StepForm intent="claim" act={texts.claim.accept} look="quiet" hidden={{ answer: 'accept' }} />
          </div>
          <p className="text-small text-soft">{texts.claim.how}</p>
        </>
      )}
    </section>
  );
}

/** A missed session, and the look at it by an administrator. */
export function Missed({ one }: { one: SessionBody }) {
  const { appeal, can, claim, noShow, side, state } = one;
  const { appeal: words } = texts;
  if (state !== 'no_show' && claim !== 'contested' && claim !== 'overturned' && !appeal) return null;
  return (
    <section className="grid gap-3">
      {state === 'no_show' && <p>{noShow === side ? texts.missed.own : texts.missed.other(one.person)}</p>}
      {claim === 'contested' && <p>{texts.contested}</p>}
      {claim === 'overturned' && <p>{texts.overturned}</p>}
      {appeal && (
        <p>
          {appeal.outcome === '' ? words.waits(appeal.dueAt) : words[appeal.outcome]} {appeal.reason}
        </p>
      )}
      {can.appeal && (
        <FoldedForm
          heading={words.heading}
          intent="appeal"
          act={words.submit}
          how={words.how}
          look="quiet"
          fields={(at) => (
            <CountedArea {...at('words')} label={words.words} most={limits.appeal.max} rows={4} />
          )}
        />
      )}
    </section>
  );
}

/** The thanks of a mentee, and whether the mentor's page shows them. */
export function Thanks({ one }: { one: SessionBody }) {
  const { can, side, thanks } = one;
  const { thanks: words } = texts;
  if (can.thank)
    return (
      <FoldedForm
        heading={words.heading}
        intent="thank"
        act={words.submit}
        how={words.how}
        look="quiet"
        fields={(at) => <CountedArea {...at('text')} label={words.text} most={limits.thanks} rows={3} />}
      />
    );
  if (!thanks) return null;
  const isShown = thanks.state === 'shown';
  return (
    <section aria-labelledby="thanks" className="grid gap-2 border-t border-line pt-4">
      <h2 id="thanks" className="font-semibold">
        {side === 'mentor' ? words.received : words.sent}
      </h2>
      <p className="whitespace-pre-line">{thanks.text}</p>
      <p className="text-small text-soft">{words.states[thanks.state]}</p>
      {side === 'mentor' && !isShown && (
        <StepForm intent="showThanks" act={words.show} look="quiet" hidden={{ isShown: 'yes' }} />
      )}
      {(isShown || (side === 'mentee' && thanks.state === 'sent')) && (
        <StepForm intent="showThanks" act={words.off} look="quiet" hidden={{ isShown: 'no' }} />
      )}
      {can.report && side === 'mentor' && (
        <ReportLink kind="mentor_thanks" id={thanks.id}>
          {texts.report.thanks}
        </ReportLink>
      )}
    </section>
  );
}

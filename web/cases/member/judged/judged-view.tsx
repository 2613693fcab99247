import type { JudgedCaseBody } from '#contract/cases/report-calls.ts';
import { type CaseOutcome, reportLimits } from '#contract/cases/report-limits.ts';
import { committeeText } from '#web/cases/texts/en/committee.ts';
import { outcomeText, judgedTexts as texts } from '#web/cases/texts/en/reports.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';

/** A pause and a suspension last for days, where the decision names any. */
function daysOf({ days, suspendedDays }: JudgedCaseBody, outcome: CaseOutcome): number {
  if (outcome === 'suspend') return suspendedDays;
  return outcome === 'pause' ? days : 0;
}

/** A decision, why it was made, and what can be said against it. */
export function JudgedView({ judged }: { judged: JudgedCaseBody }) {
  return (
    <>
      <dl className="grid gap-4">
        <Fact term={texts.what}>
          {[judged.outcome, ...judged.also].map((one) => (
            <span key={one} className="block">
              {outcomeText(judged.kind, one)}
              {daysOf(judged, one) > 0 && `. ${texts.days(daysOf(judged, one))}`}
            </span>
          ))}
        </Fact>
        <Fact term={texts.why}>{judged.reason}</Fact>
      </dl>
      <Appeal judged={judged} />
      <p className="text-soft">{committeeText}</p>
      {judged.looks.length > 0 && (
        <section aria-labelledby="looks">
          <h2 id="looks" className="text-heading">
            {texts.looks}
          </h2>
          <p className="text-soft">{texts.looksHint}</p>
          <ul className="mt-2">
            {judged.looks.map((at) => (
              <li key={at} className="tabular-nums">
                {moment(at)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd className="break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}

/** The outcome of the appeal, or the form for it. */
function Appeal({ judged }: { judged: JudgedCaseBody }) {
  if (judged.outcome === 'remove' && judged.also.length === 0 && judged.kind === 'project')
    return <p>{texts.removed}</p>;
  if (judged.appealedAt)
    return (
      <section aria-labelledby="appealed" className="grid gap-2">
        <h2 id="appealed" className="text-heading">
          {texts.appeal}
        </h2>
        <p className="break-words whitespace-pre-wrap">{judged.appeal}</p>
        {judged.answeredAt ? (
          <Banner look={judged.isLifted ? 'success' : 'note'}>
            {judged.isLifted ? texts.lifted : texts.stands} {judged.answer}
          </Banner>
        ) : (
          <p>{texts.appealed(judged.appealedAt)}</p>
        )}
      </section>
    );
  return judged.appealUntil ? <AppealForm until={judged.appealUntil} /> : <p>{texts.over}</p>;
}

export function AppealForm({ until }: { until: string }) {
  const post = usePost(['appeal']);
  const isAtAppeal = post.isAtFault('appeal');
  return (
    <section aria-labelledby="appeal" className="grid gap-4">
      <h2 id="appeal" className="text-heading">
        {texts.appealTitle}
      </h2>
      {!isAtAppeal && <PostFault post={post} />}
      <PostForm post={post} intent="appeal" className="grid gap-4">
        <CountedArea
          {...post.field('appeal')}
          label={texts.appeal}
          hint={`${texts.appealHint} ${until && texts.appealUntil(until)}`}
          most={reportLimits.appeal.max}
          error={isAtAppeal && post.fault ? faultSentence(post.fault) : null}
          rows={6}
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.submit}
        </Button>
      </PostForm>
    </section>
  );
}

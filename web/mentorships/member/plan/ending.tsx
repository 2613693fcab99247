import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { EndReason } from '#web/mentoring/member/session/end-reason.tsx';
import { GuardianReads } from '#web/mentoring/member/session/guardian-reads.tsx';
import { StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { endWords, planDeclineWords, planTexts as texts } from '#web/mentorships/texts/en/plans.ts';
import { CountedArea } from '#web/ui/counted-field.tsx';

/** Why it is over. */
export function Ended({ one }: { one: MentorshipBody }) {
  if (one.reason === '') return null;
  const words: Record<string, string> = { ...planDeclineWords, ...endWords };
  return (
    <EndReason
      heading={texts.end.reason}
      reason={words[one.reason]}
      end={one}
      className="border-t border-line pt-4"
    >
      {one.endedBy === '' && <p className="text-soft">{texts.end.quiet}</p>}
    </EndReason>
  );
}

/** The texts about the end: each side writes before it reads the other. */
export function Reached({ one }: { one: MentorshipBody }) {
  const { reached, can } = one;
  const words = texts.reached;
  if (reached.until === '') return null;
  return (
    <section aria-labelledby="reached" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 id="reached" className="font-semibold">
        {words.heading}
      </h2>
      {can.sayReached ? (
        <>
          <p className="text-small text-soft">{words.how(reached.until)}</p>
          <StepForm
            intent="reached"
            act={reached.own ? words.change : words.submit}
            fields={(at) => (
              <>
                <GuardianReads one={one} />
                <CountedArea {...at('text', reached.own)} label={words.text} most={limits.reached} rows={5} />
              </>
            )}
          />
        </>
      ) : (
        <Said name={words.yours} text={reached.own || words.nothingYours} />
      )}
      {reached.isShown && <Said name={words.theirs} text={reached.other || words.nothing} />}
    </section>
  );
}

function Said({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <h3 className="text-small text-soft">{name}</h3>
      <p className="whitespace-pre-line break-words">{text}</p>
    </div>
  );
}

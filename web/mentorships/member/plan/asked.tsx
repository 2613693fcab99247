import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { goalMarks } from '#rules/mentorships/states.ts';
import { GuardianReads } from '#web/mentoring/member/session/guardian-reads.tsx';
import { StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { goalMarkWords, planTexts } from '#web/mentorships/texts/en/plans.ts';
import { CountedField } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';

const texts = planTexts.checkIn;
const card = 'grid gap-4 rounded-card border border-line bg-raised p-5';

/** The steps that a running mentorship awaits from the reader. */
export default function Asked({ one }: { one: MentorshipBody }) {
  return (
    <>
      <GoOn one={one} />
      <CheckInForm one={one} />
    </>
  );
}

/** Asked of both after two missed check-ins in a row. */
function GoOn({ one }: { one: MentorshipBody }) {
  const { goOn, can } = one;
  const words = planTexts.goOn;
  if (!goOn) return null;
  return (
    <section aria-labelledby="go-on" className={card}>
      <h2 id="go-on" className="font-semibold">
        {words.heading}
      </h2>
      {goOn.dueAt && <p>{words.how(goOn.dueAt)}</p>}
      {goOn.own && <p>{words.waits}</p>}
      {goOn.other && <p>{words.otherSaid}</p>}
      {can.goOn && <StepForm intent="goOn" act={words.submit} />}
    </section>
  );
}

/** The open check-in of the reader's side. */
function CheckInForm({ one }: { one: MentorshipBody }) {
  if (one.openCheckIn === 0) return null;
  return (
    <section aria-labelledby="check-in" className={card}>
      <h2 id="check-in" className="font-semibold">
        {texts.heading}
      </h2>
      <p>{planTexts.turn.own(one.checkInDueAt)}</p>
      <p className="text-small text-soft">{texts.how}</p>
      <StepForm
        key={one.openCheckIn}
        intent="checkIn"
        act={texts.submit}
        hidden={{ number: String(one.openCheckIn) }}
        fields={(at) =>
          one.plan.goals.map((goal, index) => {
            const number = index + 1;
            return (
              <div key={number} className="grid gap-3">
                <GuardianReads one={one} />
                <SelectField
                  {...at(`mark${number}`, goalMarks[0])}
                  label={texts.mark(goal.text)}
                  className="break-words"
                >
                  {goalMarks.map((mark) => (
                    <option key={mark} value={mark}>
                      {goalMarkWords[mark]}
                    </option>
                  ))}
                </SelectField>
                <CountedField
                  {...at(`line${number}`)}
                  label={texts.line}
                  most={limits.line}
                  autoComplete="off"
                  optional
                />
              </div>
            );
          })
        }
      />
    </section>
  );
}

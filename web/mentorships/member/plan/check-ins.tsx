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

/** Asked of both after two missed check-ins in a row. */
export function GoOn({ one }: { one: MentorshipBody }) {
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
export function CheckInForm({ one }: { one: MentorshipBody }) {
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

/** The check-ins of both sides, the latest first. */
export function CheckIns({ one }: { one: MentorshipBody }) {
  if (one.begunAt === '' || (one.endedAt !== '' && one.checkIns.length === 0)) return null;
  return (
    <section aria-labelledby="check-ins" className="grid gap-3 border-t border-line pt-4">
      <h2 id="check-ins" className="font-semibold">
        {texts.past}
      </h2>
      {one.checkIns.length === 0 && <p className="text-soft">{texts.everyHow}</p>}
      {one.checkIns.map(({ number, openedAt, own, other }) => (
        <div key={number} className="grid gap-2">
          <h3>{texts.number(number, openedAt)}</h3>
          <div className="grid gap-3 sm:grid-cols-2">
            <Side name={texts.yours} written={own} goals={one.plan.goals} />
            <Side name={texts.theirs} written={other} goals={one.plan.goals} />
          </div>
        </div>
      ))}
    </section>
  );
}

type Written = MentorshipBody['checkIns'][number]['own'];
type SideProps = { name: string; written: Written; goals: MentorshipBody['plan']['goals'] };

function Side({ name, written, goals }: SideProps) {
  const marks = written.marks.map((one, at) => ({ ...one, number: at + 1, goal: goals[at]?.text }));
  return (
    <div className="min-w-0">
      <p className="text-small text-soft">{[name, texts.states[written.state]].filter(Boolean).join(': ')}</p>
      <ul className="grid gap-1">
        {marks.map(({ number, mark, line, goal }) => (
          <li key={number} className="break-words">
            <span className="text-small text-soft">{goal}</span>
            <span className="block">
              {goalMarkWords[mark]}
              {line && `: ${line}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

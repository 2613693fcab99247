import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { goalMarkWords, planTexts } from '#web/mentorships/texts/en/plans.ts';

const texts = planTexts.checkIn;
const _card = 'grid gap-4 rounded-card border border-line bg-raised p-5';

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

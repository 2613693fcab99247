import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { ShownTime } from '#web/ground/texts/shown-time.ts';
import { stateWords } from '#web/mentoring/texts/en/steps.ts';
import { planTexts } from '#web/mentorships/texts/en/plans.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const texts = planTexts.sessions;
type Shown = MentorshipBody['sessions'][number] & { at: ShownTime };

/** The booked sessions, and the way to book more while it runs. */
export function Sessions({ one, sessions }: { one: MentorshipBody; sessions: readonly Shown[] }) {
  if (one.begunAt === '') return null;
  return (
    <section aria-labelledby="sessions" className="grid gap-3 border-t border-line pt-4">
      <h2 id="sessions" className="font-semibold">
        {texts.heading}
      </h2>
      {sessions.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <RowList className="mt-0">
          {sessions.map((session) => (
            <Row
              key={session.id}
              to={mentoringPaths.session(session.id)}
              title={session.at.own}
              facts={[session.at.other && texts.otherClock(session.at.other), stateWords[session.state]]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </RowList>
      )}
      {one.can.book && (
        <ButtonLink to={mentorshipPlanPaths.sessions(one.id)} look="quiet" className="justify-self-start">
          {texts.book}
        </ButtonLink>
      )}
    </section>
  );
}

import type { AttendeeBody, OfficeHourBody } from '#contract/office-hours/shapes.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { ReportLink } from '#web/mentoring/member/session/report-link.tsx';
import { stepsOfSession } from '#web/mentoring/member/session/step-form.tsx';
import { officeHourTexts } from '#web/office-hours/texts/en/office-hours.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { PersonName } from '#web/ui/person-name.tsx';

const texts = officeHourTexts.attendees;

/** Who has a seat or waits, with their questions; from the start on the mentor ticks who came. */
export function Attendees({ one: { attendees, can, isTicked } }: { one: OfficeHourBody }) {
  const post = usePost(['tick'], { shared: stepsOfSession });
  const shown = attendees.filter(({ state }) => !can.tick || state === 'taken');
  const isTickable = can.tick && shown.length > 0;
  const list = (
    <ul className="divide-y divide-line border-y border-line">
      {shown.map((one) => (
        <li key={one.seatId} className="grid gap-1 py-3">
          <Attendee one={one} />
          {isTickable && (
            <CheckboxField
              name={`came ${one.seatId}`}
              label={texts.came(one.person?.name ?? '')}
              defaultChecked={
                post.answer?.typed ? `came ${one.seatId}` in post.answer.typed : one.came === true
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="attendees" className="grid gap-3 border-t border-line pt-4">
      <h2 id="attendees" className="font-semibold">
        {can.tick ? texts.headingOver : texts.heading}
      </h2>
      {shown.length === 0 && <p className="text-soft">{texts.none}</p>}
      {isTickable ? (
        <PostForm post={post} intent="tick" className="grid justify-items-start gap-4 [&>ul]:w-full">
          <p className="text-small text-soft">{isTicked ? texts.ticked : texts.how}</p>
          <PostFault post={post} />
          {list}
          <Button type="submit" look="quiet" busy={post.busyWith !== null}>
            {post.busyWith ? officeHourTexts.busy : texts.save}
          </Button>
        </PostForm>
      ) : (
        shown.length > 0 && list
      )}
    </section>
  );
}

function Attendee({ one: { seatId, person, state, question, warnings } }: { one: AttendeeBody }) {
  const name = <PersonName name={person?.name || texts.former} />;
  return (
    <>
      <p className="min-w-0 break-words">
        {person?.handle ? (
          <TextLink to={peoplePaths.findPerson(person.handle)} className="inline-flex min-h-11 items-center">
            {name}
          </TextLink>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        {state !== 'taken' && <span className="text-small text-soft"> · {texts[state]}</span>}
      </p>
      {person?.headline && <p className="text-small break-words text-soft">{person.headline}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="font-semibold text-sindoor">
          {texts.warnings[warning]}
        </p>
      ))}
      {question && (
        <>
          <p className="whitespace-pre-line break-words">{question}</p>
          <ReportLink kind="office_hour_question" id={seatId}>
            {texts.report}
          </ReportLink>
        </>
      )}
    </>
  );
}

import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import type { MentorRecordBody } from '#contract/mentoring/times-calls.ts';
import { recordTexts as texts } from '#web/mentoring/texts/en/record.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The way from a mentor's page to their times. */
export function ChooseTime({ handle }: { handle: string }) {
  return (
    <p className="mt-3">
      <ButtonLink to={mentoringPaths.times(handle)}>{texts.choose}</ButtonLink>
    </p>
  );
}

/** Figures of last night, and the thanks that the mentor has taken. */
export function MentorRecord({ record: { answers, sessions, thanks } }: { record: MentorRecordBody }) {
  return (
    <>
      {(answers || sessions) && (
        <section aria-labelledby="counted">
          <h2 id="counted" className="mb-2 font-semibold">
            {texts.heading}
          </h2>
          {answers && <p>{texts.answers(answers)}</p>}
          {sessions && <p>{texts.sessions(sessions)}</p>}
        </section>
      )}
      {thanks.length > 0 && (
        <section aria-labelledby="thanks">
          <h2 id="thanks" className="mb-2 font-semibold">
            {texts.thanks}
          </h2>
          <ul className="grid gap-4">
            {thanks.map(({ text, name }) => (
              <li key={`${name} ${text}`}>
                <p className="whitespace-pre-line break-words">{text}</p>
                <p className="text-small text-soft">{texts.by(name)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

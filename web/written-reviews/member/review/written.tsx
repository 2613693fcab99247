import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { Warned } from '#web/mentoring/member/session/warned.tsx';
import { kindTexts } from '#web/mentoring/texts/en/kinds.ts';
import { TextLink } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { reviewTexts as texts } from '#web/written-reviews/texts/en/reviews.ts';
import { youngReviewTexts } from '#web/written-reviews/texts/en/young.ts';

type SentFile = { id: string; name: string; address: string };
const link = 'inline-flex min-h-11 items-center justify-self-start';

/** The question of the mentee, with everything that came along. */
export function Question({ one, files }: { one: ReviewBody; files: readonly SentFile[] }) {
  return (
    <section aria-labelledby="question" className="grid gap-2 border-t border-line pt-4">
      <h2 id="question" className="font-semibold">
        {texts.question[one.side]}
      </h2>
      <Warned warnings={one.question.warnings} />
      <LinkedText text={one.question.text} />
      {one.work === 'pitch' && <p className="text-small text-soft">{texts.pitch}</p>}
      {files.length > 0 && (
        <>
          <ul aria-label={texts.files} className="grid justify-items-start">
            {files.map((file) => (
              <FileLink key={file.id} file={file} />
            ))}
          </ul>
          <p className="text-small text-soft">{one.isYoung ? youngReviewTexts.filesEnd : texts.filesEnd}</p>
        </>
      )}
      {one.links.length > 0 && (
        <ul aria-label={texts.links} className="grid gap-1">
          {one.links.map(({ address, host }) => (
            <li key={address}>
              <a
                href={address}
                rel="noopener noreferrer nofollow"
                className="text-link inline-flex min-h-11 items-center break-all"
              >
                {address}
              </a>
              <span className="block text-small text-soft">{texts.opens(host)}</span>
            </li>
          ))}
        </ul>
      )}
      {one.project && (
        <TextLink to={projectPaths.findProject(one.project.slug)} className={link}>
          {one.project.name}
        </TextLink>
      )}
      <Asker one={one} />
    </section>
  );
}

/** The member who asks, as the mentor sees them. */
function Asker({ one: { person, side, figures } }: { one: ReviewBody }) {
  if (!person) return null;
  return (
    <>
      {side === 'mentor' && (
        <div className="grid gap-1 text-small text-soft">
          {person.headline && <p>{person.headline}</p>}
          {person.skills.length > 0 && <p>{kindTexts.skills(person.skills)}</p>}
          {figures && <p>{kindTexts.figures(figures)}</p>}
        </div>
      )}
      {person.handle && (
        <TextLink to={peoplePaths.findPerson(person.handle)} className={link}>
          {kindTexts.profile(person)}
        </TextLink>
      )}
    </>
  );
}

/** The answer of the mentor, with its file. */
export function Answer({ one: { answer }, file }: { one: ReviewBody; file: SentFile | null }) {
  if (!answer) return null;
  return (
    <section aria-labelledby="answer" className="grid gap-2 rounded-card border border-line bg-raised p-5">
      <h2 id="answer" className="font-semibold">
        {texts.answer}
      </h2>
      <Warned warnings={answer.warnings} />
      <LinkedText text={answer.text} />
      {file && (
        <ul aria-label={texts.answerFile} className="grid justify-items-start">
          <FileLink file={file} />
        </ul>
      )}
    </section>
  );
}

/** The question back, and the answer to it. */
export function Back({ one: { questionBack, answerBack } }: { one: ReviewBody }) {
  return (
    <>
      <Said id="question-back" heading={texts.questionBack} said={questionBack} />
      <Said id="answer-back" heading={texts.answerBack} said={answerBack} />
    </>
  );
}

type SaidProps = { id: string; heading: string; said: ReviewBody['answer'] };

function Said({ id, heading, said }: SaidProps) {
  if (!said) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-semibold">
        {heading}
      </h2>
      <Warned warnings={said.warnings} />
      <LinkedText text={said.text} />
    </section>
  );
}

function FileLink({ file }: { file: SentFile }) {
  return (
    <li>
      <a href={file.address} className="text-link inline-flex min-h-11 items-center break-all">
        {file.name}
      </a>
    </li>
  );
}

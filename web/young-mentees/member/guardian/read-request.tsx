import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Warned } from '#web/mentoring/member/session/warned.tsx';
import { Terms } from '#web/mentorships/member/plan/plan.tsx';
import { goalMarkWords, mentorshipStateWords } from '#web/mentorships/texts/en/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { guardianMentoringTexts as texts } from '#web/young-mentees/texts/en/guardian.ts';
import { Pictures } from '../pictures.tsx';
import type { Route } from './+types/page';
import { ReportMentor } from './report-mentor.tsx';

type Shown = NonNullable<Route.ComponentProps['loaderData']['page']>['requests'][number];
type Said = readonly [
  name: string,
  text: string | undefined,
  warnings?: NonNullable<Shown['answer']>['warnings'],
];

const stateOf = ({ session, mentorship, reviewState, state }: Shown) => {
  if (mentorship) return mentorshipStateWords[mentorship.state];
  if (session) return `${texts.sessions[session.state]} · ${texts.when(session.startsAt, session.minutes)}`;
  return reviewState ? texts.reviews[reviewState] : texts.states[state];
};

/** Every word of a session. */
function SessionWords({ session }: { session: NonNullable<Shown['session']> }) {
  const { messages, notes, steps, offered, link, phone } = session;
  const words: readonly (readonly [key: string, name: string, text: string, warnings?: Said[2]])[] = [
    ...messages.map(
      (one, at) => [`m${at}`, texts.message(one.side, one.at), one.text, one.warnings] as const,
    ),
    ...notes.map((one) => [`n${one.side}`, texts.note(one.side), one.text] as const),
    ...steps.map((one, at) => [`s${at}`, texts.step(one.who, one.isDone), one.text] as const),
  ];
  return (
    <>
      {offered.length > 0 && <p>{texts.offered(offered)}</p>}
      {link && (
        <p className="grid">
          {texts.link}
          <a
            href={link.text}
            rel="noopener noreferrer nofollow"
            className="text-link inline-flex min-h-11 items-center break-all"
          >
            {link.text}
          </a>
          <span className="text-small text-soft">{texts.opens(link.host)}</span>
        </p>
      )}
      {phone && (
        <p>
          {texts.yourNumber}: {phone}
        </p>
      )}
      {words.length > 0 && (
        <dl className="grid gap-3">
          {words.map(([key, name, text, warnings = []]) => (
            <div key={key}>
              <dt className="text-small text-soft">{name}</dt>
              <dd className="whitespace-pre-line break-words">
                <Warned warnings={warnings} />
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Every word about a plan from the sending on. */
function PlanWords({ plan: { checkIns, reached } }: { plan: NonNullable<Shown['mentorship']> }) {
  const words = [
    ...checkIns.flatMap(({ number, side, marks }) =>
      marks.map(({ mark, line, warnings }, at) => ({
        key: `c${number}${side}${at}`,
        name: texts.checkIn(side, number, at + 1),
        text: [goalMarkWords[mark], line].filter(Boolean).join(': '),
        warnings,
      })),
    ),
    ...reached.map(({ side, text, warnings }) => ({
      key: `r${side}`,
      name: texts.reached(side),
      text,
      warnings,
    })),
  ];
  if (words.length === 0) return null;
  return (
    <dl className="grid gap-3">
      {words.map(({ key, name, text, warnings }) => (
        <div key={key}>
          <dt className="text-small text-soft">{name}</dt>
          <dd className="whitespace-pre-line break-words">
            <Warned warnings={warnings} />
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A request with everything that both sides wrote, as the guardian reads it. */
export function ReadRequest({ one, post }: { one: Shown; post: Post }) {
  const end = one.session ?? one.mentorship ?? one;
  const words: readonly Said[] = [
    [texts.question, one.question],
    [texts.links, one.links.join('\n')],
    [texts.answer, one.answer?.text, one.answer?.warnings],
    [texts.questionBack, one.questionBack?.text, one.questionBack?.warnings],
    [texts.answerBack, one.answerBack?.text, one.answerBack?.warnings],
    [texts.endWords, end.endWords, end.endWarnings],
  ];
  return (
    <article className="grid grid-cols-1 gap-4 rounded-card border border-line p-5">
      {one.mentorName && <ReportMentor youngId={one.id} post={post} />}
      <header className="grid gap-1">
        <h3 className="font-semibold break-words">{one.topic}</h3>
        <p className="text-small text-soft">
          {texts.to(one.mentorName, one.askedAt)} · {stateOf(one)}
        </p>
        {one.kind !== 'review' && <p>{texts.meets[one.locationKind]}</p>}
      </header>
      <dl className="grid gap-3">
        {words.map(
          ([name, text, warnings = []]) =>
            text && (
              <div key={name}>
                <dt className="text-small text-soft">{name}</dt>
                <dd className="whitespace-pre-line break-words">
                  <Warned warnings={warnings} />
                  {text}
                </dd>
              </div>
            ),
        )}
      </dl>
      <Pictures label={texts.pictures} pictures={one.pictures} alt={texts.picture} />
      <Pictures label={texts.answerPicture} pictures={one.answerPictures} alt={() => texts.answerPicture} />
      {one.session && <SessionWords session={one.session} />}
      {one.plan && <Terms plan={one.plan} isYoung />}
      {one.mentorship && <PlanWords plan={one.mentorship} />}
      {one.state === 'with_guardian' && (
        <PostForm post={post} className="grid justify-items-start gap-3">
          <input type="hidden" name="youngId" value={one.id} />
          {one.dueAt && <p className="text-small text-soft">{texts.due(one.dueAt)}</p>}
          {one.locationKind === 'phone' && (
            <TextField
              label={texts.phone}
              hint={texts.phoneHint}
              {...post.field('phone')}
              type="tel"
              autoComplete="tel"
              error={noteAt(post.fault, 'phone')}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="yes" busy={post.busyWith === 'yes'}>
              {texts.yes}
            </Button>
            <Button type="submit" name="intent" value="no" look="quiet" busy={post.busyWith === 'no'}>
              {texts.no}
            </Button>
          </div>
        </PostForm>
      )}
    </article>
  );
}

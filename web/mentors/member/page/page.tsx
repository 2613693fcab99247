import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import type { MentorLack } from '#contract/mentors/limits.ts';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { useArrival } from '#web/forms/use-arrival.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { ownMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: innerMentorPaths.ownMentorPage,
    noindex: true,
  });

type LoaderData = Pick<Route.ComponentProps['loaderData'], 'own' | 'rows'>;
type Own = LoaderData['own'];

/** The state of a member's page as a mentor, what it lacks, and the next steps. */
export default function OwnMentorPage({ loaderData: { own, rows } }: Route.ComponentProps) {
  const post = usePost(['open', 'pause', 'close', 'still']);
  const arrival = useArrival();
  const done = texts.done[post.outcome?.done ?? arrival ?? ''];
  const { state, can, lacks } = own;
  // Who cannot be a mentor yet has no page to write.
  const isFirst = state === '' && lacks.includes('mark');
  const shown = isFirst ? lacks.filter((lack) => lack !== 'kind' && lack !== 'hours') : lacks;
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      {done && <Banner look="success">{done}</Banner>}
      {!post.isAtFault('until') && <PostFault post={post} />}
      <h1 className="text-work">{texts.title}</h1>
      {state === '' ? <p>{texts.lead}</p> : <State own={own} />}
      {own.answerBy && <Still post={post} until={own.answerBy} />}
      {shown.length > 0 && <Lacks lacks={shown} />}
      <Parts own={own} rows={rows} />
      {can.open && lacks.length === 0 && (
        <PostForm post={post}>
          <IntentButton post={post} intent="open">
            {post.busyWith === 'open' ? texts.opening : texts.open}
          </IntentButton>
        </PostForm>
      )}
      {can.pause && <Pause post={post} />}
      {can.close && state !== 'draft' && (
        <PostForm post={post} className="border-t border-line pt-6">
          <p className="mb-3 text-small text-soft">{texts.closeHint}</p>
          <IntentButton post={post} intent="close" look="quiet">
            {texts.close}
          </IntentButton>
        </PostForm>
      )}
    </div>
  );
}

function State({ own }: { own: Own }) {
  const { state, pause, pausedUntil, review, returnedFor, removedFor, barredUntil, slots, nextSlot } = own;
  return (
    <div className="grid gap-2">
      {state !== '' && <p className="font-semibold">{texts.states[state]}</p>}
      {pause !== '' && texts.pauses[pause] && <p>{texts.pauses[pause]}</p>}
      {pausedUntil && <p>{texts.pausedUntil(pausedUntil)}</p>}
      {removedFor && (
        <p className="break-words">
          {texts.removedFor} {removedFor}
        </p>
      )}
      {barredUntil && <p>{texts.barred(barredUntil)}</p>}
      {review && <p>{review.isLate ? texts.reviewLate : texts.review(review.dueAt)}</p>}
      {review && own.proposed && <p>{texts.heldOld}</p>}
      {returnedFor && !review && own.proposed && (
        <p className="break-words">
          {texts.returned} {returnedFor}
        </p>
      )}
      {state === 'open' && own.said?.session && (
        <p className="text-soft">{nextSlot ? texts.slots(slots) : texts.noSlots}</p>
      )}
    </div>
  );
}

function Still({ post, until }: { post: Post; until: string }) {
  return (
    <PostForm post={post} className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <p>{texts.still(until)}</p>
      <div>
        <IntentButton post={post} intent="still">
          {texts.stillYes}
        </IntentButton>
      </div>
    </PostForm>
  );
}

const ways: Record<MentorLack, string> = {
  age: '',
  mark: verificationPaths.verification,
  profile: innerPeoplePaths.yourVisibility,
  kind: innerMentorPaths.editMentorPage,
  hours: innerMentorPaths.mentorHours,
};

function Lacks({ lacks }: { lacks: readonly MentorLack[] }) {
  return (
    <section aria-labelledby="lacks">
      <h2 id="lacks" className="text-heading">
        {texts.lacks}
      </h2>
      <ul className="mt-2 grid gap-1">
        {lacks.map((lack) => (
          <li key={lack} className="dot-point">
            {texts.lackTexts[lack].text}{' '}
            {ways[lack] && (
              <TextLink to={ways[lack]} className="inline-flex min-h-11 items-center">
                {texts.lackTexts[lack].link}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parts({ own: { state, said, lacks, handle: name }, rows }: LoaderData) {
  if (state === '' && lacks.includes('mark')) return null;
  return (
    <RowList className="mt-0">
      <Row
        to={innerMentorPaths.editMentorPage}
        title={texts.parts.page}
        facts={said ? said.topics.join(', ') || texts.edit : texts.write}
      />
      {state !== '' && (
        <Row to={innerMentorPaths.mentorHours} title={texts.parts.hours} facts={texts.hoursFacts} />
      )}
      {(state === 'open' || state === 'paused') && name && (
        <>
          <Row to={innerMentorPaths.findMentor(name)} title={texts.parts.shown} facts={texts.shownFacts} />
          {rows.map(({ to, what, facts }) => (
            <Row key={to} to={to} title={what} facts={facts} />
          ))}
        </>
      )}
    </RowList>
  );
}

function Pause({ post }: { post: Post }) {
  return (
    <section aria-labelledby="pause" className="grid gap-3 border-t border-line pt-6">
      <h2 id="pause" className="text-heading">
        {texts.pauseTitle}
      </h2>
      <p className="text-small text-soft">{texts.pauseHint}</p>
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        <TextField
          {...post.field('until')}
          type="date"
          label={texts.until}
          hint={texts.untilHint}
          error={noteAt(post.fault, 'until')}
          optional
        />
        <div>
          <IntentButton post={post} intent="pause" look="quiet">
            {texts.pause}
          </IntentButton>
        </div>
      </PostForm>
    </section>
  );
}

import { organisationLimits } from '#contract/organisations/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost, useSharedOutcome } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { workspaceTexts as texts } from '#web/organisations/texts/en/workspace.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { stepInForce } from './step-in-force.ts';

/** The name of the forms that change the state: each may be gone when its outcome comes. */
export const stateForms = 'organisation state';

/** How the organisation stands, in one sentence; the last decision; and the way to an appeal. */
export function Standing({ organisation: one }: { organisation: OwnOrganisation }) {
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(stateForms) ?? before;
  const done = stepInForce(outcome?.done, one);
  const isDecided = one.reason !== '' && ['returned', 'declined', 'removed'].includes(one.state);
  return (
    <section aria-label={texts.description} className="grid gap-4">
      {done && (
        <OutcomeBanner look="success" of={outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      <p>{sentenceOf(one)}</p>
      {(one.state === 'active' || one.state === 'paused') && (
        <p>
          <TextLink
            to={organisationPaths.organisation(one.slug)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.seePage}
          </TextLink>
        </p>
      )}
      {one.heldFor.map((hold) => (
        <p key={hold} className="border-s-4 border-genda ps-4">
          {texts.holds[hold]}
        </p>
      ))}
      {isDecided && (
        <div>
          <h2 className="font-semibold">{texts.reason}</h2>
          <p className="break-words whitespace-pre-wrap">{one.reason}</p>
          {one.decidedAt && <p className="text-small text-soft">{texts.decidedOn(one.decidedAt)}</p>}
        </div>
      )}
      {one.appeal && <p>{texts.appeal.waits}</p>}
      {one.can.appeal && <Appeal until={one.appealUntil} />}
    </section>
  );
}

function sentenceOf({ state, submittedAt, isLate, pausedUntil }: OwnOrganisation): string {
  if (state === 'in_review') return isLate ? texts.states.late : texts.states.review(submittedAt);
  return state === 'paused' ? texts.states.paused(pausedUntil) : texts.states[state];
}

function Appeal({ until }: { until: string }) {
  const post = usePost(['appeal'], { shared: stateForms });
  return (
    <section aria-labelledby="appeal" className="grid gap-4">
      <h2 id="appeal" className="text-heading">
        {texts.appeal.title}
      </h2>
      <p>{texts.appeal.hint(until)}</p>
      <PostForm post={post} intent="appeal" className="grid gap-4">
        {!post.isAtFault('appeal') && <PostFault post={post} />}
        <CountedArea
          {...post.field('appeal')}
          label={texts.appeal.field}
          hint={texts.appeal.fieldHint}
          most={organisationLimits.appeal.max}
          error={noteAt(post.fault, 'appeal')}
          rows={5}
          required
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.appeal.send}
        </Button>
      </PostForm>
    </section>
  );
}

import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { workLimits } from '#contract/agreements/work-limits.ts';
import { milestoneTexts as texts } from '#web/agreements/texts/en/milestones.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { useFormsHere } from '../outcome-here.tsx';
import { money } from './figures.ts';
import { StepButton } from './step-button.tsx';

/** The steps of a reviewing owner: accept the work, or ask for changes against a criterion. */
export function ReviewSection({ one }: { one: MilestoneBody }) {
  const { can, state, currency } = one;
  const isAskedTwice = state.changesAsked === 2 && !one.asksForValue;
  return (
    <section aria-labelledby="review" className="grid gap-5">
      <h2 id="review" className="font-semibold">
        {texts.review}
      </h2>
      <p className="text-small text-soft">{texts.reviewHow}</p>
      {can.accept && (
        <StepButton
          intent="accept"
          basedOn={one.sequence}
          act={texts.accept}
          how={texts.acceptHow(money(state.pay, currency), state.units)}
        />
      )}
      {can.askChanges ? <ChangesForm one={one} /> : isAskedTwice && <p>{texts.askedTwice}</p>}
    </section>
  );
}

function ChangesForm({ one }: { one: MilestoneBody }) {
  const post = usePost(['ask'], { shared: useFormsHere() });
  return (
    <PostForm post={post} intent="ask" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h3 className="font-semibold">{texts.ask}</h3>
      <p className="text-small text-soft">{texts.askHow(2 - one.state.changesAsked)}</p>
      <PostFault post={post} />
      <input type="hidden" name="basedOn" value={one.sequence} />
      <SelectField
        {...post.field('criterion', '1')}
        label={texts.criterion}
        error={noteAt(post.fault, 'criterion')}
      >
        {one.terms.criteria.map((criterion, index) => (
          <option key={criterion} value={index + 1}>
            {criterion}
          </option>
        ))}
      </SelectField>
      <CountedArea
        {...post.field('words', '')}
        label={texts.words}
        most={workLimits.words}
        error={noteAt(post.fault, 'words')}
        rows={4}
        required
      />
      <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
        {post.busyWith ? texts.busy : texts.ask}
      </Button>
    </PostForm>
  );
}

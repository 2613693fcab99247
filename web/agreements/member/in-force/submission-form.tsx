import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { workLimits } from '#contract/agreements/work-limits.ts';
import { messageExtensions } from '#contract/conversations/limits.ts';
import { milestoneTexts as texts } from '#web/agreements/texts/en/milestones.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { useFormsHere } from '../outcome-here.tsx';
import { money } from './figures.ts';

/** The form with which the contributor hands in a milestone. */
export function SubmissionForm({ one }: { one: MilestoneBody }) {
  const post = usePost(['submit'], { shared: useFormsHere() });
  const isAgain = one.state.stage === 'changes_asked';
  return (
    <section aria-labelledby="hand-in" className="grid gap-3">
      <h2 id="hand-in" className="font-semibold">
        {isAgain ? texts.handInAgain : texts.handIn}
      </h2>
      <p>{texts.handInHow}</p>
      <PostForm post={post} action="?file=submit" takesFile className="grid gap-5">
        <PostFault post={post} />
        <input type="hidden" name="basedOn" value={one.sequence} />
        <CountedArea
          {...post.field('text', '')}
          label={texts.text}
          most={workLimits.text}
          error={noteAt(post.fault, 'text')}
          rows={6}
          optional
        />
        <TextAreaField
          {...post.field('links', '')}
          label={texts.links}
          hint={texts.linksHint}
          error={noteAt(post.fault, 'links')}
          rows={3}
          optional
        />
        <TextField
          name="file"
          type="file"
          multiple
          label={texts.files}
          hint={post.hasForgottenFiles ? texts.filesAgain : texts.filesHint}
          accept={messageExtensions.map((end) => `.${end}`).join(',')}
          error={noteAt(post.fault, 'file')}
          optional
        />
        <TextField
          {...post.field('hours', '')}
          label={texts.worked}
          hint={texts.workedHint}
          error={noteAt(post.fault, 'hours')}
          inputMode="numeric"
          required
        />
        {one.asksForValue && (
          <TextField
            {...post.field('proposed', '')}
            label={texts.proposed}
            hint={texts.proposedHint(money(one.terms.value, one.currency))}
            error={noteAt(post.fault, 'proposed')}
            inputMode="decimal"
            required
          />
        )}
        <CountedArea
          {...post.field('notPassing', '')}
          label={texts.notPassing}
          hint={texts.notPassingHint}
          most={workLimits.notPassing}
          error={noteAt(post.fault, 'notPassing')}
          rows={2}
          optional
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : isAgain ? texts.handInAgain : texts.handIn}
        </Button>
      </PostForm>
    </section>
  );
}

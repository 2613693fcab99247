import type { DeskOrganisationBody } from '#contract/organisations/desk-calls.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import type { Outcome } from '#web/forms/outcome.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { organisationDeskTexts as texts } from '#web/organisations/texts/en/desk.ts';
import { roleNames } from '#web/organisations/texts/en/names.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

type Removal = DeskOrganisationBody['removals'][number];
/** The form goes with its act, so the page hears what came of it. */
type ActProps = { personId: string; onDone: (outcome: Outcome) => void };

/** Takes one member out of the staff. */
export function RemoveStaff({ personId, onDone }: ActProps) {
  const post = usePost(['removeStaff'], { onDone });
  const isThis = post.answer?.typed?.personId === personId;
  return (
    <Unfold isWanted={isThis && post.fault !== null}>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.removeStaff}</summary>
      <p>{texts.removeStaffWhy}</p>
      <PostForm post={post} className="mt-4 grid grid-cols-1 gap-4">
        {isThis && !post.isAtFault('reason') && <PostFault post={post} />}
        <input type="hidden" name="personId" value={personId} />
        <TextAreaField
          {...(isThis ? post.field('reason') : { name: 'reason' })}
          label={texts.staffReason}
          hint={texts.staffReasonHint}
          error={isThis ? noteAt(post.fault, 'reason') : null}
          rows={4}
          required
        />
        <IntentButton post={post} intent="removeStaff" look="danger" className="justify-self-start">
          {post.busyWith === 'removeStaff' ? texts.deciding : texts.removeStaff}
        </IntentButton>
      </PostForm>
    </Unfold>
  );
}

type RemovalsProps = Pick<ActProps, 'onDone'> & { removals: readonly Removal[] };

/** Members whom our staff took out, with their appeals. */
export function Removals({ removals, onDone }: RemovalsProps) {
  if (removals.length === 0) return null;
  return (
    <section aria-labelledby="removals" className="grid grid-cols-1 gap-4">
      <h2 id="removals" className="text-heading">
        {texts.removals}
      </h2>
      {removals.map((one) => (
        <article
          key={`${one.$id} ${one.decidedAt}`}
          className="grid grid-cols-1 gap-2 border-t border-line pt-3"
        >
          <h3 className="font-semibold break-words">{one.name}</h3>
          <p className="text-small text-soft">
            {[one.roles.map((role) => roleNames[role]).join(', '), day(one.decidedAt)].join(' · ')}
          </p>
          <p className="break-words whitespace-pre-wrap">{one.reason}</p>
          {one.appeal && (
            <>
              <h4 className="font-semibold">{texts.appeal}</h4>
              <p className="break-words whitespace-pre-wrap">{one.appeal}</p>
            </>
          )}
          {one.answeredAt && (
            <>
              <p>{texts.answered(one.answeredAt, one.isLifted)}</p>
              <p className="break-words whitespace-pre-wrap">{one.answer}</p>
            </>
          )}
          {one.bar === '' && <Answer personId={one.$id} onDone={onDone} />}
          {(one.bar === 'own' || one.bar === 'same_administrator') && (
            <Banner look="note">{texts.bars[one.bar]}</Banner>
          )}
        </article>
      ))}
    </section>
  );
}

function Answer({ personId, onDone }: ActProps) {
  const post = usePost(['lifted', 'stands'], { onDone });
  const isThis = post.answer?.typed?.personId === personId;
  return (
    <PostForm post={post} className="grid grid-cols-1 gap-4">
      {isThis && !post.isAtFault('reason') && <PostFault post={post} />}
      <input type="hidden" name="personId" value={personId} />
      <TextAreaField
        {...(isThis ? post.field('reason') : { name: 'reason' })}
        label={texts.staffReason}
        hint={texts.staffReasonHint}
        error={isThis ? noteAt(post.fault, 'reason') : null}
        rows={4}
        required
      />
      <div className="flex flex-wrap gap-3">
        <IntentButton post={post} intent="lifted">
          {texts.staffAnswer.lift}
        </IntentButton>
        <IntentButton post={post} intent="stands" look="quiet">
          {texts.staffAnswer.stand}
        </IntentButton>
      </div>
    </PostForm>
  );
}

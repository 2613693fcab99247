import { creditLimits as limits } from '#contract/credit/limits.ts';
import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import { claimTexts } from '#web/credit/texts/en/claim.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { formsOfClaim } from './forms.ts';

const texts = claimTexts.appeal;

/** The appeal against a decision: its form, why there is none, or what became of it. */
export function Appeal({ one }: { one: OwnClaimBody }) {
  const { appeal, can, state, organisation } = one;
  if (appeal.at) return <Appealed appeal={appeal} />;
  if (can.appeal) return <Form institution={organisation.name} until={appeal.until} />;
  const isOpen = (state === 'declined' || state === 'taken_back') && !can.appealHasStaff;
  return isOpen ? <p className="break-words">{texts.noStaff(organisation.name)}</p> : null;
}

function Appealed({ appeal: { at, words, decidedAt, reason } }: Pick<OwnClaimBody, 'appeal'>) {
  return (
    <section aria-labelledby="appeal" className="grid gap-2">
      <h2 id="appeal" className="text-heading">
        {texts.title}
      </h2>
      <p>{texts.sent(at)}</p>
      {words && <LinkedText text={words} />}
      {decidedAt && <p>{reason ? texts.decided(decidedAt) : texts.ended(decidedAt)}</p>}
      {reason && <LinkedText text={claimTexts.reason(reason)} />}
    </section>
  );
}

function Form({ institution, until }: { institution: string; until: string }) {
  const post = usePost(['appeal'], { shared: formsOfClaim });
  return (
    <section aria-labelledby="appeal" className="grid gap-3">
      <h2 id="appeal" className="text-heading">
        {texts.title}
      </h2>
      <p className="break-words">{texts.how(institution, until)}</p>
      <PostForm post={post} intent="appeal" className="grid gap-3">
        {!post.isAtFault('appeal') && <PostFault post={post} />}
        <CountedArea
          {...post.field('appeal', '')}
          label={texts.words}
          most={limits.reason.max}
          error={noteAt(post.fault, 'appeal')}
          rows={5}
          required
        />
        <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? claimTexts.busy : texts.send}
        </Button>
      </PostForm>
    </section>
  );
}

import type { CollegeClaimBody } from '#contract/credit/college-shapes.ts';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import { collegeTexts } from '#web/credit/texts/en/college.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

const texts = collegeTexts.one;
export const claimForms = 'college-claim';
type ClaimProps = { claim: CollegeClaimBody };

function Reason({ post, name, label }: { post: Post; name: string; label: string }) {
  return (
    <CountedArea
      {...post.field(name)}
      label={label}
      hint={texts.reasonHint}
      most={limits.reason.max}
      error={noteAt(post.fault, name)}
      rows={4}
    />
  );
}

/** Approve, return or decline: the two others with a reason. */
export function Decide({ claim: { version, returns, can } }: ClaimProps) {
  const post = usePost(['approve', 'return', 'decline'], { shared: claimForms });
  return (
    <section aria-labelledby="decide" className="grid gap-3">
      <h2 id="decide" className="text-heading">
        {texts.decide}
      </h2>
      <p className="text-soft">
        {texts.decideHow} {collegeTexts.bank}
      </p>
      <PostForm key={version} post={post} className="grid gap-4">
        {!post.fault?.fields && <PostFault post={post} />}
        <input type="hidden" name="version" value={version} />
        <IntentButton post={post} intent="approve" className="justify-self-start">
          {texts.decisions.approve}
        </IntentButton>
        <Reason post={post} name="reason" label={texts.reasonLabel} />
        <div className="flex flex-wrap gap-3">
          {can.return && (
            <IntentButton post={post} intent="return" look="quiet">
              {texts.decisions.return}
            </IntentButton>
          )}
          <IntentButton post={post} intent="decline" look="quiet">
            {texts.decisions.decline}
          </IntentButton>
        </div>
        <p className="text-small text-soft">{texts.returns(returns)}</p>
      </PostForm>
    </section>
  );
}

/** The words of the student, and the answer of staff who did not decide before. */
export function Appeal({ claim: { version, appeal, can } }: ClaimProps) {
  const post = usePost(['uphold', 'refuse'], { shared: claimForms });
  return (
    <section aria-labelledby="appeal" className="grid gap-3">
      <h2 id="appeal" className="text-heading">
        {texts.appeal}
      </h2>
      <p className="text-small text-soft">{texts.appealAt(appeal.at)}</p>
      <p className="break-words whitespace-pre-line">{appeal.words}</p>
      {appeal.reason && (
        <>
          <h3 className="font-semibold">{texts.appealAnswer}</h3>
          <p className="break-words whitespace-pre-line">{appeal.reason}</p>
        </>
      )}
      {can.decideAppeal && (
        <PostForm key={version} post={post} className="grid gap-4">
          {!post.fault?.fields && <PostFault post={post} />}
          <input type="hidden" name="version" value={version} />
          <Reason post={post} name="answer" label={texts.appealReason} />
          <div className="flex flex-wrap gap-3">
            <IntentButton post={post} intent="uphold">
              {texts.uphold}
            </IntentButton>
            <IntentButton post={post} intent="refuse" look="quiet">
              {texts.refuse}
            </IntentButton>
          </div>
        </PostForm>
      )}
    </section>
  );
}

export function TakeBack({ claim: { version } }: ClaimProps) {
  const post = usePost(['takeBack'], { shared: claimForms });
  return (
    <Unfold isWanted={post.fault !== null}>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.takeBack}</summary>
      <PostForm key={version} post={post} className="mt-2 grid gap-4">
        {!post.fault?.fields && <PostFault post={post} />}
        <p className="text-soft">{texts.takeBackHow}</p>
        <input type="hidden" name="version" value={version} />
        <Reason post={post} name="why" label={texts.appealReason} />
        <IntentButton post={post} intent="takeBack" look="danger" className="justify-self-start">
          {texts.takeBackYes}
        </IntentButton>
      </PostForm>
    </Unfold>
  );
}

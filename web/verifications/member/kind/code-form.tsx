import type { OwnVerification } from '#contract/verifications/calls.ts';
import { CodeField } from '#web/codes/member/code-field.tsx';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { verificationTexts } from '#web/verifications/texts/en/verification.ts';
import { AddressForm } from './address-form.tsx';
import { OrganisationForm } from './organisation-form.tsx';
import { useKindPost } from './use-kind-post.ts';

const texts = verificationTexts.code;

/** Takes the code from the email; the values typed before stand below and can be changed. */
export function CodeForm({ started }: { started: OwnVerification }) {
  const post = useKindPost(['code']);
  const again = useKindPost(['send code again']);
  return (
    <section aria-labelledby="code" className="grid grid-cols-1 gap-4">
      <h2 id="code" className="text-heading">
        {texts.title}
      </h2>
      <p className="break-words">{texts.text(started.email)}</p>
      <PostForm post={post} intent="code" className="grid grid-cols-1 gap-4">
        {!post.isAtFault('code') && <PostFault post={post} />}
        <CodeField post={post} label={texts.field} required />
        <Button type="submit" className="justify-self-start" busy={post.busyWith !== null}>
          {texts.send}
        </Button>
      </PostForm>
      <PostForm post={again} intent="send code again" className="grid justify-items-start gap-3">
        <PostFault post={again} />
        {again.outcome?.done && <Banner look="success">{verificationTexts.done.mailed}</Banner>}
        <Button type="submit" look="plain" className="-ms-3" busy={again.busyWith !== null}>
          {texts.again}
        </Button>
      </PostForm>
      <details>
        <summary className="min-h-11 py-2 font-semibold text-neel">{texts.change}</summary>
        <div className="mt-2">
          {started.kind === 'organisation' ? (
            <OrganisationForm before={started} />
          ) : (
            <AddressForm before={started} />
          )}
        </div>
      </details>
    </section>
  );
}

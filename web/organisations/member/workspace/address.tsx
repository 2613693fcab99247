import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { CodeField } from '#web/codes/member/code-field.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { workspaceTexts } from '#web/organisations/texts/en/workspace.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

const texts = workspaceTexts.address;

type Of = { organisation: OwnOrganisation };

/** The member's address at the domain, without which their roles do not work. */
export function Address({ organisation }: Of) {
  const { state, address } = organisation;
  const ask = usePost(['code']);
  const prove = usePost(['confirm']);
  if (state === 'declined' || state === 'closed' || state === 'removed') return null;
  const isOpen =
    ask.answer !== null && ask.answer !== undefined ? !prove.outcome?.done : Boolean(prove.fault);
  return (
    <section aria-labelledby="address" className="grid gap-4">
      <h2 id="address" className="text-heading">
        {texts.title}
      </h2>
      {prove.outcome?.done && <Banner look="success">{workspaceTexts.done.proven}</Banner>}
      <p className="break-words">
        {address.provenUntil ? texts.proven(address.email, address.provenUntil) : texts.missing}
      </p>
      {address.provenUntil ? (
        <Unfold isWanted={isOpen}>
          <summary className="min-h-11 py-2 font-semibold text-neel">{texts.renew}</summary>
          <Forms organisation={organisation} ask={ask} prove={prove} />
        </Unfold>
      ) : (
        <Forms organisation={organisation} ask={ask} prove={prove} />
      )}
    </section>
  );
}

type Post = ReturnType<typeof usePost>;

function Forms({ organisation: { domain, address }, ask, prove }: Of & { ask: Post; prove: Post }) {
  return (
    <div className="grid gap-6">
      <PostForm post={ask} intent="code" className="grid gap-4">
        {!ask.isAtFault('email') && <PostFault post={ask} />}
        <TextField
          {...ask.field('email', address.email)}
          label={texts.field}
          hint={texts.hint(domain)}
          error={noteAt(ask.fault, 'email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button
          type="submit"
          look={ask.outcome?.done ? 'quiet' : undefined}
          busy={ask.busyWith !== null}
          className="justify-self-start"
        >
          {texts.send}
        </Button>
      </PostForm>
      {ask.outcome?.done && <Banner look="success">{workspaceTexts.done.mailed}</Banner>}
      <PostForm post={prove} intent="confirm" className="grid gap-4">
        {!prove.isAtFault('code') && <PostFault post={prove} />}
        <CodeField post={prove} label={texts.code} hint={texts.codeHint} />
        <Button
          type="submit"
          look={ask.outcome?.done ? undefined : 'quiet'}
          busy={prove.busyWith !== null}
          className="justify-self-start"
        >
          {texts.confirm}
        </Button>
      </PostForm>
    </div>
  );
}

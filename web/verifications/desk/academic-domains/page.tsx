import { faultSentence } from '#web/forms/fault-sentence.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { RowList } from '#web/ground/member/row.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { academicDomainTexts as texts } from '#web/verifications/texts/en/desk.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** The academic domains that administrators have added, and those that they refuse. */
export default function AcademicDomains({ loaderData: { domains } }: Route.ComponentProps) {
  const post = usePost(['add', 'refuse'], { onDone: () => post.form.current?.reset() });
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  const { fault, busyWith } = post;
  return (
    <div className="grid grid-cols-1 max-w-text gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <p className="text-soft">{texts.intro}</p>
      {done && <Banner look="success">{texts.done[done]}</Banner>}
      {!post.isAtFault('domain') && <PostFault post={post} />}
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        <TextField
          {...post.field('domain')}
          label={texts.domain}
          hint={texts.domainHint}
          error={fault && post.isAtFault('domain') ? faultSentence(fault) : null}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="add" busy={busyWith === 'add'}>
            {busyWith === 'add' ? texts.saving : texts.accept}
          </Button>
          <Button type="submit" name="intent" value="refuse" look="quiet" busy={busyWith === 'refuse'}>
            {busyWith === 'refuse' ? texts.saving : texts.refuse}
          </Button>
        </div>
      </PostForm>
      {domains.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <RowList className="mt-0">
          {domains.map((one) => (
            <Domain key={one.$id} one={one} />
          ))}
        </RowList>
      )}
    </div>
  );
}

type DomainProps = { one: Route.ComponentProps['loaderData']['domains'][number] };

function Domain({ one: { $id, domain, isAcademic } }: DomainProps) {
  const post = usePost(['remove']);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <span className="min-w-0 font-semibold break-all">{domain}</span>
      <span className="text-small text-soft">{isAcademic ? texts.isAcademic : texts.isRefused}</span>
      <PostForm post={post} intent="remove" className="basis-full">
        <PostFault post={post} />
        <input type="hidden" name="academicDomainId" value={$id} />
        <Button type="submit" look="plain" small className="-ms-3" busy={post.busyWith !== null}>
          {texts.remove(domain)}
        </Button>
      </PostForm>
    </li>
  );
}

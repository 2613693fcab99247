import { nomineeRelations } from '#contract/nominees/limits.ts';
import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { ReaderLanguage } from '#web/languages/shown/reader-language.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { relationTexts, nomineeTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { rightsTexts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: rightsPaths.rights, label: rightsTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: nomineePaths.nominee,
    noindex: true,
  });

/** The persons whom the member has named to act for them. */
export default function Nominees({ loaderData: { nominees, canName, asked } }: Route.ComponentProps) {
  const post = usePost(['name', 'remove']);
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  const isAtField = ['name', 'email', 'relation'].some(post.isAtFault);
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      {done && texts.done[done] && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      <header className="grid gap-2">
        <h1 className="text-work">{texts.title}</h1>
        <p className="text-soft">{texts.intro}</p>
        <p>{texts.may}</p>
      </header>
      {asked && <Banner look="note">{texts.asked[asked.state](asked.name, asked.askedAt)}</Banner>}
      {!isAtField && <PostFault post={post} />}
      <section aria-labelledby="named" className="grid gap-3">
        <h2 id="named" className="text-heading">
          {texts.named}
        </h2>
        {nominees.length === 0 && <p className="text-soft">{texts.none}</p>}
        {nominees.map(({ $id, name, email, relation, isTold }) => (
          <div key={$id} className="grid justify-items-start gap-1 rounded-card border border-line p-4">
            <p className="font-semibold break-words">{texts.row(name, relation)}</p>
            <p className="w-full break-words">{email}</p>
            <p className="text-small text-soft">{isTold ? texts.told : texts.notTold}</p>
            <PostForm post={post} intent="remove">
              <input type="hidden" name="nomineeId" value={$id} />
              <Button type="submit" look="quiet" busy={post.busyWith === 'remove'}>
                {texts.remove(name)}
              </Button>
            </PostForm>
          </div>
        ))}
      </section>
      {canName ? (
        <section aria-labelledby="form" className="grid gap-4">
          <h2 id="form" className="text-heading">
            {texts.form}
          </h2>
          <PostForm post={post} intent="name" className="grid max-w-[27rem] gap-5" key={nominees.length}>
            <TextField
              {...post.field('name')}
              label={texts.name}
              autoComplete="off"
              error={noteAt(post.fault, 'name')}
            />
            <TextField
              {...post.field('email')}
              type="email"
              autoComplete="off"
              label={texts.email}
              hint={texts.emailHint}
              error={noteAt(post.fault, 'email')}
            />
            <SelectField
              {...post.field('relation', '')}
              label={texts.relation}
              error={noteAt(post.fault, 'relation')}
            >
              <option value="">{texts.choose}</option>
              {nomineeRelations.map((one) => (
                <option key={one} value={one}>
                  {relationTexts[one]}
                </option>
              ))}
            </SelectField>
            <CheckboxField name="tells" value="yes" label={texts.tell} />
            <ReaderLanguage />
            <Button type="submit" busy={post.busyWith === 'name'} className="justify-self-start">
              {post.busyWith === 'name' ? texts.busy : texts.submit}
            </Button>
          </PostForm>
        </section>
      ) : (
        <p>{texts.full}</p>
      )}
    </article>
  );
}

import { useId } from 'react';
import type { Affiliation, AffiliationsBody } from '#contract/organisations/project-calls.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, useOutcomeOfPage, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { RowList } from '#web/ground/member/row.tsx';
import { shortDay } from '#web/ground/texts/amounts.ts';
import type { itsProjectsTexts, ofProjectTexts } from '#web/organisations/texts/en/affiliations.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

type Texts = typeof ofProjectTexts | typeof itsProjectsTexts;

type AffiliationsProps = {
  body: AffiliationsBody;
  texts: Texts;
  /** The side may ask now. */
  mayAsk: boolean;
  /** The public page of the other side. */
  pathOf: (slug: string) => string;
  /** Where the other sides are found. */
  findAt: string;
};

/** A project and the organisations that it is of, asks or is asked by; or the same from the side of an organisation. */
export function Affiliations({ body, texts, mayAsk, pathOf, findAt }: AffiliationsProps) {
  const done = useOutcomeOfPage()?.done as keyof Texts['done'] | undefined;
  const { affiliations, canChange } = body;
  return (
    <>
      {done && done in texts.done && <Banner look="success">{texts.done[done]}</Banner>}
      <div className="grid gap-2">
        <h2 className="text-heading">{texts.pageTitle}</h2>
        <p>{texts.intro}</p>
        <p className="text-soft">{texts.sees}</p>
        {!canChange && <p className="text-soft">{texts.onlyOwners}</p>}
      </div>
      {affiliations.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <RowList className="mt-0">
          {affiliations.map((one) => (
            <Said key={one.slug} one={one} texts={texts} to={pathOf(one.slug)} canChange={canChange} />
          ))}
        </RowList>
      )}
      {canChange && mayAsk && <Ask key={affiliations.length} texts={texts} findAt={findAt} />}
    </>
  );
}

type SaidProps = { one: Affiliation; texts: Texts; to: string; canChange: boolean };

function Said({ one, texts, to, canChange }: SaidProps) {
  const post = usePost(['yes', 'no']);
  const { slug, name, state, since } = one;
  const no = state === 'asked_by_us' ? texts.withdraw : state === 'asked_by_them' ? texts.decline : texts.end;
  const isOpen = state === 'asked_by_us' || state === 'asked_by_them' || state === 'agreed';
  return (
    <li className="grid gap-3 py-4">
      <div className="min-w-0">
        <TextLink to={to} className="font-semibold break-words">
          {name}
        </TextLink>
        <p className="text-small text-soft">
          {texts.states[state]} {shortDay(since)}
        </p>
      </div>
      {canChange && isOpen && (
        <PostForm post={post} className="flex flex-wrap gap-3">
          <PostFault post={post} />
          <input type="hidden" name="slug" value={slug} />
          {state === 'asked_by_them' && (
            <IntentButton post={post} intent="yes" small>
              {texts.agree}
            </IntentButton>
          )}
          <IntentButton post={post} intent="no" small look="quiet">
            {no}
          </IntentButton>
        </PostForm>
      )}
    </li>
  );
}

function Ask({ texts, findAt }: { texts: Texts; findAt: string }) {
  const id = useId();
  const post = usePost(['ask']);
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-heading">
        {texts.ask}
      </h2>
      <PostForm post={post} intent="ask" className="grid gap-5">
        <PostFault post={post} />
        <TextField
          {...post.field('address')}
          label={texts.field}
          hint={texts.hint}
          error={noteAt(post.fault, 'address')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={post.busyWith !== null}>
            {texts.send}
          </Button>
          <TextLink to={findAt} className="inline-flex min-h-11 items-center">
            {texts.find}
          </TextLink>
        </div>
      </PostForm>
    </section>
  );
}

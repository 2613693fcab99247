import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import type { Outcome } from '#web/forms/outcome.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { studentTexts as texts } from '#web/rosters/texts/en/student.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Held, Seen } from '../held.tsx';
import { Ticks } from '../ticks.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.joinTitle,
  up: { to: paths.joined, label: texts.list },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.joinTitle,
    description: texts.joinDescription,
    path: paths.join,
    noindex: true,
  });

/** The code, what the institution holds, what it will see, and then the ticks, all off. */
export default function JoinByCode() {
  const look = usePost(['look']);
  const join = usePost(['join']);
  const about = look.outcome?.done === 'offered' ? look.outcome.about : undefined;
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work">{texts.joinTitle}</h1>
      {about ? <Offer post={join} about={about} /> : <Code look={look} join={join} />}
    </div>
  );
}

function Code({ look, join }: { look: Post; join: Post }) {
  const objecting = usePost(['object']);
  const typed = join.answer?.typed?.letters;
  const isUsed = [look, join].some((post) => post.fault?.code === 'roster_code_used');
  return (
    <>
      {objecting.outcome?.done === 'objected' && <Banner look="success">{texts.done.objected}</Banner>}
      <PostForm post={look} intent="look" className="grid gap-4">
        {!look.isAtFault('letters') && <PostFault post={look} />}
        <PostFault post={join} />
        <TextField
          {...look.field('letters', typed)}
          label={texts.code}
          hint={texts.codeHint}
          error={noteAt(look.fault, 'letters')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
        <Button type="submit" busy={look.busyWith !== null} className="justify-self-start">
          {texts.look}
        </Button>
        <p className="text-small text-soft">{texts.lookHow}</p>
      </PostForm>
      {isUsed && objecting.outcome?.done !== 'objected' && (
        <PostForm post={objecting} intent="object" className="grid justify-items-start gap-3">
          <p>{texts.objection}</p>
          <PostFault post={objecting} />
          <input type="hidden" name="letters" value={look.answer?.typed?.letters ?? typed ?? ''} />
          <Button type="submit" look="quiet" busy={objecting.busyWith !== null}>
            {texts.object}
          </Button>
        </PostForm>
      )}
    </>
  );
}

function Offer({ post, about }: { post: Post; about: NonNullable<Outcome['about']> }) {
  const {
    code = '',
    institution = '',
    slug = '',
    unlike,
    guardian,
    canTick,
    closedUntil = '',
    name = '',
    number = '',
    semester = '',
    email = '',
    cohort = '',
  } = about;
  return (
    <>
      <Held title={texts.holds(institution)} held={{ name, number, semester, email }} cohort={cohort} />
      {unlike && <Banner>{texts.unlike}</Banner>}
      <Seen title={texts.sees(institution)} />
      <PostForm post={post} intent="join" className="grid gap-4">
        <PostFault post={post} />
        <input type="hidden" name="letters" value={code} />
        {guardian ? (
          <p className="break-words">{texts.guardian.ask(institution)}</p>
        ) : (
          <Ticks
            organisation={{ name: institution, slug }}
            canTick={canTick === 'yes'}
            closedUntil={closedUntil}
          />
        )}
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {guardian ? texts.guardian.send : texts.joinNow}
        </Button>
      </PostForm>
      <p>
        <TextLink to={paths.join} reloadDocument className="inline-flex min-h-11 items-center">
          {texts.other}
        </TextLink>
      </p>
    </>
  );
}

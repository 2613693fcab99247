import { rosterKinds, rosterParts } from '#contract/rosters/limits.ts';
import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import type { ImportLineBody } from '#contract/rosters/shapes.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost, useSharedOutcome } from '#web/forms/use-post.tsx';
import { ListTabs } from '#web/ground/member/list-tabs.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { rosterStaffTexts } from '#web/rosters/texts/en/staff.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

const texts = rosterStaffTexts.import;
const importForms = 'import';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ slug = '' }) => paths.cohorts(slug), label: rosterStaffTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: rosterStaffTexts.description,
    path: paths.joined,
    noindex: true,
  });

type Shown = Route.ComponentProps['loaderData'];

/** The changes that a file would make, by kinds, and the one button that takes it over. */
export default function RosterImport({ loaderData: one }: Route.ComponentProps) {
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(importForms) ?? before;
  const done = Object.entries(texts.done).find(([name]) => name === outcome?.done);
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <p className="text-small break-words text-soft">
          <TextLink to={paths.cohort(one.organisation.slug, one.cohort.$id)}>{one.cohort.name}</TextLink>
        </p>
        <h1 className="text-work">{one.state === 'preview' ? texts.title : texts.taken}</h1>
      </div>
      {done && (
        <OutcomeBanner look="success" of={outcome}>
          {done[1]}
        </OutcomeBanner>
      )}
      {one.state === 'undone' && !done && <p className="font-semibold">{texts.undone}</p>}
      <Recognised one={one} />
      {one.state === 'taken' && (
        <ButtonLink to={paths.cohort(one.organisation.slug, one.cohort.$id)} className="justify-self-start">
          {texts.toCodes}
        </ButtonLink>
      )}
      {one.canUndo && <Undo />}
      {one.state === 'preview' ? <Take one={one} /> : <Lines one={one} />}
      {one.state === 'preview' && <p className="text-small text-soft">{texts.until(one.until)}</p>}
    </div>
  );
}

function Recognised({ one }: { one: Shown }) {
  return (
    <section aria-labelledby="columns" className="grid gap-2">
      <p>{texts.recognised(one.encoding, one.separator)}</p>
      <h2 id="columns" className="font-semibold">
        {texts.columns}
      </h2>
      <dl className="grid gap-1">
        {rosterParts.map((part) => (
          <div key={part} className="flex flex-wrap gap-x-2">
            <dt className="text-soft">{texts.column[part]}:</dt>
            <dd className="min-w-0 break-words">{one.columns[part] || texts.notRead}</dd>
          </div>
        ))}
      </dl>
      {one.leftOut > 0 && <p>{texts.leftOut(one.leftOut)}</p>}
      {one.state === 'preview' && (
        <p className="text-small text-soft">
          {texts.wrong}{' '}
          <TextLink
            to={paths.cohort(one.organisation.slug, one.cohort.$id)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.again}
          </TextLink>
        </p>
      )}
    </section>
  );
}

function Take({ one }: { one: Shown }) {
  const post = usePost(['take'], { shared: importForms });
  const count = one.counts.new + one.counts.changed;
  const isNothing = count === 0 && one.counts.missing === 0;
  // It stands above a long list, and below the ticks that belong to it.
  const step = isNothing ? (
    <p className="font-semibold">{texts.takeNone}</p>
  ) : (
    <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
      {texts.take(count)}
    </Button>
  );
  if (!one.isCurrent)
    return (
      <>
        <Banner>{texts.old}</Banner>
        <Lines one={one} />
      </>
    );
  return (
    <PostForm post={post} intent="take" className="grid gap-5">
      <PostFault post={post} />
      <input type="hidden" name="version" value={one.version} />
      {one.list !== 'missing' && step}
      <Lines one={one} canRemove />
      {one.list === 'missing' && step}
    </PostForm>
  );
}

function Lines({ one, canRemove }: { one: Shown; canRemove?: boolean }) {
  const isTicked = canRemove && one.list === 'missing';
  return (
    <section aria-label={texts.lists} className="grid gap-3">
      <ListTabs
        label={texts.lists}
        lists={rosterKinds}
        shown={one.list}
        words={(kind) => texts.tab(texts.kinds[kind], one.counts[kind] ?? 0)}
      />
      {isTicked && one.lines.length > 0 && <p className="text-small text-soft">{texts.stay}</p>}
      {one.lines.length === 0 && <p className="text-soft">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {one.lines.map((line) => (
          <li key={line.$id} className="py-2 break-words">
            {isTicked ? (
              <CheckboxField name="removed" value={line.$id} label={partsOf(line)} />
            ) : (
              <Line line={line} />
            )}
          </li>
        ))}
      </ul>
      {one.next && (
        <TextLink
          to={{ search: `?list=${one.list}&after=${one.next}` }}
          className="inline-flex min-h-11 items-center"
        >
          {texts.more}
        </TextLink>
      )}
    </section>
  );
}

function Line({ line }: { line: ImportLineBody }) {
  const { line: at, old, reason } = line;
  return (
    <>
      <p>{partsOf(line)}</p>
      {old && <p className="text-small text-soft">{texts.was(`${partsOf(old)}, ${old.cohort}`)}</p>}
      <p className="text-small text-soft">
        {reason ? texts.faultAt({ line: at, fault: texts.faults[reason] }) : at > 0 && texts.line(at)}
      </p>
    </>
  );
}

type Parts = { name: string; number: string; semester: string; email: string };

function partsOf({ name, number, semester, email }: Parts): string {
  return [name, number, semester && rosterStaffTexts.cohort.semester(semester), email]
    .filter(Boolean)
    .join(', ');
}

function Undo() {
  const post = usePost(['undo'], { shared: importForms });
  return (
    <PostForm post={post} intent="undo" className="grid justify-items-start gap-2">
      <PostFault post={post} />
      <Button type="submit" look="quiet" busy={post.busyWith !== null}>
        {texts.undo}
      </Button>
      <p className="text-small text-soft">{texts.undoHow}</p>
    </PostForm>
  );
}

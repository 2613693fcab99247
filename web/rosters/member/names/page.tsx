import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import type { WaitingNamesBody } from '#contract/rosters/shapes.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost, useSharedOutcome } from '#web/forms/use-post.tsx';
import { RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { rosterStaffTexts } from '#web/rosters/texts/en/staff.ts';
import { pageMeta } from '#web/seo.ts';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

const texts = rosterStaffTexts.names;
const nameForms = 'names';

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

/** Members whose name is unlike the name in the list: a coordinator reads both names, and says whose it is. */
export default function Names({ loaderData: { organisation, names } }: Route.ComponentProps) {
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(nameForms) ?? before;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <p className="text-small break-words text-soft">{organisation.name}</p>
        <h1 className="text-work">{texts.title}</h1>
      </div>
      {outcome?.done === 'answered' && (
        <OutcomeBanner look="success" of={outcome}>
          {texts.done.answered}
        </OutcomeBanner>
      )}
      <p className="text-soft">{names.length === 0 ? texts.none : texts.how}</p>
      {names.length > 0 && (
        <RowList className="mt-0">
          {names.map((one) => (
            <Name key={one.$id} one={one} />
          ))}
        </RowList>
      )}
    </div>
  );
}

function Name({ one }: { one: WaitingNamesBody['names'][number] }) {
  const post = usePost(['yes', 'no'], { shared: nameForms });
  return (
    <li className="grid gap-2 py-4 break-words">
      <p>{texts.list(one.name, one.number, one.cohort)}</p>
      <p className="font-semibold">{texts.account(one.accountName)}</p>
      <p className="text-small text-soft">
        {texts.since(one.since)}. {one.isLate && texts.late} {texts.until(one.until)}
      </p>
      <PostForm post={post} className="flex flex-wrap gap-3">
        <input type="hidden" name="rowId" value={one.$id} />
        <PostFault post={post} />
        <IntentButton post={post} intent="yes">
          {texts.yes}
        </IntentButton>
        <IntentButton post={post} intent="no" look="quiet">
          {texts.no}
        </IntentButton>
      </PostForm>
    </li>
  );
}

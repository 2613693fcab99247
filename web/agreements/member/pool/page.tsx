import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { agreementTexts } from '#web/agreements/texts/en/agreements.ts';
import { agreementBeginTexts } from '#web/agreements/texts/en/begin.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost } from '#web/forms/use-post.tsx';
import { WayBack } from '#web/ground/member/way-back.tsx';
import { withBack } from '#web/ground/member/with-back.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { DraftField } from '../draft-field.tsx';
import type { FieldSpec } from '../steps.ts';
import type { Route } from './+types/page';
import { PoolUse } from './pool-use.tsx';

const texts = agreementBeginTexts.pool;

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.short,
  up: { to: ({ slug = '' }) => projectPaths.ownProject(slug), label: workspaceTexts.overview },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

const fields: readonly FieldSpec[] = [
  { name: 'companyUnits', kind: 'amount' },
  { name: 'poolUnits', kind: 'amount' },
  { name: 'asOfDay', kind: 'day' },
];

/** The shares that a project may promise, as its owners record them. */
export default function Pool({ loaderData: { slug, pool, use, back } }: Route.ComponentProps) {
  const post = usePost(['save'], { isLedTo: true });
  const outcomeOfPage = useOutcomeOfPage();
  const outcome = post.outcome ?? outcomeOfPage;
  const here = withBack(innerAgreementPaths.projectPool(slug), back);
  const values = pool.version > 0 ? pool : { companyUnits: '', poolUnits: '', asOfDay: '' };
  return (
    <div className="grid max-w-[44rem] gap-6">
      {outcome?.done === 'saved' && (
        <OutcomeBanner look="success" of={outcome}>
          {texts.saved}
        </OutcomeBanner>
      )}
      <h1 className="text-work">{texts.title}</h1>
      <p>{texts.how}</p>
      {pool.version > 0 && (
        <p className="text-small text-soft">
          {texts.version(pool.version, pool.setAt)} {texts.taken(formatUnits(pool.taken))}
        </p>
      )}
      {(pool.version > 0 || use.due.length > 0) && <PoolUse use={use} here={here} />}
      {pool.can.set ? (
        <PostForm post={post} intent="save" className="grid gap-5">
          <PostFault post={post} />
          <input type="hidden" name="version" value={pool.version} />
          {fields.map((field) => (
            <DraftField
              key={field.name}
              post={post}
              field={field}
              value={values[field.name as 'companyUnits' | 'poolUnits' | 'asOfDay']}
            />
          ))}
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {post.busyWith ? agreementTexts.busy : texts.save}
          </Button>
        </PostForm>
      ) : (
        <p>{texts.closed}</p>
      )}
      <WayBack back={back} />
    </div>
  );
}

import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { proposalTexts as texts } from '#web/administration/texts/en/proposals-desk.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

const path = administrationDeskPaths.proposals;
const all = ['waiting', 'over'] as const;

/** Actions that wait for a second member of staff, the longest waiting first. */
export default function Proposals({ loaderData: { list, counts, rows, next } }: Route.ComponentProps) {
  return (
    <DeskList
      title={texts.title}
      lists={{ label: texts.list, all, current: list, counts, names: texts.lists, path }}
      above={<p className="max-w-text text-soft">{texts.intro}</p>}
      none={texts.none[list]}
      next={next}
    >
      {rows.map((one) => (
        <DeskRow
          key={one.$id}
          to={administrationDeskPaths.proposal(one.$id)}
          title={one.name}
          facts={[
            texts.proposedAt(one.proposedAt),
            one.dueAt && texts.due(one.dueAt),
            one.isOwn && texts.own,
            one.isLone && texts.lone,
          ]}
          state={texts.states[one.state]}
        />
      ))}
    </DeskList>
  );
}

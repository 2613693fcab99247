import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import type { ReceivedRowBody } from '#contract/applications/shapes.ts';
import { decidingTexts } from '#web/applications/texts/en/deciding.ts';
import { receivedTexts as texts } from '#web/applications/texts/en/received-applications.ts';
import { interviewOn } from '#web/applications/texts/en/states.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import type { Post } from '#web/forms/use-post.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { unnamed } from '#web/people/texts/en/unnamed.ts';
import { daysSince } from './days-since.ts';
import { StageMark } from './stage-mark.tsx';
import { tickOf } from './ticked.ts';

type Props = {
  rows: readonly ReceivedRowBody[];
  /** When the page was made. */
  now: number;
  opportunityId: string;
  post: Post;
  isTickable: (one: ReceivedRowBody) => boolean;
  /** Whether all boxes are ticked at first, so that the owner takes applicants out. */
  isTicked?: boolean;
};

/** Who has applied, each with a box where something can be decided about several of them. */
export function TickedRows({ rows, now, opportunityId, post, isTickable, isTicked = false }: Props) {
  const ticked = post.typedValues((typed) => Object.fromEntries(typed));
  const isAnew = Object.keys(ticked).length === 0;
  return (
    <RowList className="mt-0">
      {rows.map((one) => (
        <Row
          key={one.id}
          to={innerApplicationPaths.receivedApplication(opportunityId, one.id)}
          // A look ahead is no visit.
          isFetchedLate
          before={
            isTickable(one) && (
              <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  name={tickOf(one.id)}
                  value={one.version}
                  defaultChecked={tickOf(one.id) in ticked || (isTicked && isAnew)}
                  aria-label={decidingTexts.tick(one.person.name || unnamed)}
                  className="size-5 accent-neel"
                />
              </label>
            )
          }
          glyph={<Portrait id={one.person.id || one.id} avatarId={one.person.avatarId} className="size-11" />}
          title={one.person.name || unnamed}
          facts={factsOf(one, now)}
          mark={
            <StageMark
              stage={one.stage}
              {...(one.interviewTime && { words: interviewOn(one.interviewTime) })}
            />
          }
        />
      ))}
    </RowList>
  );
}

function factsOf(one: ReceivedRowBody, now: number): string {
  return [
    one.person.headline || one.person.role,
    one.isAway && texts.away,
    one.startsOn && texts.facts(one.hours, one.startsOn),
    one.sentAt && texts.waits(one.sentAt, one.waits.whose === 'project' ? one.waits.dueAt : ''),
    one.waitsSince && texts.waitsFor(daysSince(one.waitsSince, now)),
    one.isAside && texts.aside,
    one.isLeaving && texts.leaving,
  ]
    .filter(Boolean)
    .join(' · ');
}

import * as calls from '#contract/cofounder-titles/calls.ts';
import { cofounderTitlePaths } from '#contract/cofounder-titles/rare-paths.ts';
import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import { accessOf } from '#tests/access/access-of.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases, ModuleSamples } from '#tests/ground/module-samples.ts';
import { cofounderTitleNoBeginnings } from './no-beginnings.ts';
import { cofounderTitleThings as things } from './things.ts';
import { titleAsked } from './titles.ts';

type OfTitles = Extract<EventName, `cofounderTitles.${string}`>;

/** The server causes it, where `by` names no one. */
function tells(
  name: OfTitles,
  kind: NotificationKind,
  by: 'owner' | null,
  to: readonly ('owner' | 'mate')[],
): Build[] {
  return [
    async (core: TestCore) => {
      const made = await titleAsked(core);
      const { id: projectId } = await core.db
        .selectFrom('projects')
        .select('id')
        .where('slug', '=', made.slug)
        .executeTakeFirstOrThrow();
      const subject = { projectId, titleId: made.titleId };
      const event = { name, accountId: by && made[by].id, subject } as never;
      return { event, notified: Object.fromEntries(to.map((side) => [made[side].id, kind])) };
    },
  ];
}

const events: Cases<OfTitles> = {
  'cofounderTitles.asked': tells('cofounderTitles.asked', 'cofounder_title_asked', 'owner', ['mate']),
  'cofounderTitles.accepted': 'none',
  'cofounderTitles.given': tells('cofounderTitles.given', 'cofounder_title_given', null, ['owner', 'mate']),
  'cofounderTitles.declined': tells('cofounderTitles.declined', 'cofounder_title_declined', null, [
    'owner',
    'mate',
  ]),
  'cofounderTitles.ended': 'none',
  'cofounderTitles.takenOff': 'none',
};

const ended = `update cofounder_titles set ended_at = now() where account_id = $1`;

export const cofounderTitleSamples = {
  access: accessOf(
    calls,
    {
      getCofounderTitles: things.team,
      postCofounderTitle: things.team,
      putCofounderTitleAnswer: things.asked,
      deleteOwnCofounderTitle: things.team,
    },
    { putCofounderTitleAnswer: { accepted: () => true } },
  ),
  events,
  ages: { cofounder_titles: ended, cofounder_title_answers: ended },
  rows: {
    cofounder_titles: `insert into cofounder_titles (id, project_id, account_id, state) select md5('ct' || $1), project_id, $1, 'ended' from project_members where account_id = $1 and $2 <> '' limit 1`,
    cofounder_title_answers: `insert into cofounder_title_answers (title_id, account_id) select md5('ct' || $1), $1 where $2 <> ''`,
  },
  addresses: async ({ own }) => ({
    [cofounderTitlePaths.titles(':slug')]: cofounderTitlePaths.titles(await own(things.team, 'projectSlug')),
  }),
  noBeginnings: cofounderTitleNoBeginnings,
  lapses: {
    cofounder_title: 'the title is declined',
  },
} satisfies ModuleSamples;

import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { block } from '#core/blocks/block.ts';
import { saveSearch } from '#core/cofounders/save-search.ts';
import { turnSearchOn } from '#core/cofounders/turn-search-on.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { askForIntroduction } from '#core/introductions/ask-for-introduction.ts';
import { betweenTwo, settleIntroductions } from '#core/introductions/steps/settle-introductions.ts';
import { addDays } from '#rules/calendar/day.ts';
import { type DemoSearch, demoPairs, demoSearches } from './cofounder-searches.ts';
import { endAs } from './introductions.ts';
import { tryTogether } from './trials.ts';

type PersonOf = (handle: string) => Member;

const openSearch = {
  mode: 'Both',
  splits: ['equal'],
  hours: { weight: 'open', least: 0 },
  distance: { weight: 'open', km: 0 },
  skills: { weight: 'open', names: [] },
  sector: { weight: 'open', names: [] },
  stage: { weight: 'open', names: [] },
  start: { weight: 'open', months: 0 },
  split: { weight: 'open' },
  language: { weight: 'open' },
  never: { sectors: [], stages: [], remoteOnly: false },
} as const;

/** Members search for co-founders, ask each other to begin together, and two pairs try it. */
export async function searchTogether(core: Core, personOf: PersonOf): Promise<void> {
  for (const search of demoSearches) await look(core, personOf(search.handle), search);
  for (const [from, to, state, note] of demoPairs) {
    const [asker, asked] = [personOf(from), personOf(to)];
    const { id } = await askForIntroduction(core, asker, {
      handle: to,
      slug: '',
      purpose: 'begin_together',
      shown: 'search',
      projectSlug: '',
      note,
      key: `demo ${from} ${to}`,
    });
    if (state === 'released') await leave(core, asker, asked);
    else await endAs(core, { id, asker, asked, state });
    if (state === 'accepted') await tryTogether(core, { id, asker, asked, goesOn: from === 'kwame-mensah' });
  }
}

async function look(core: Core, member: Member, search: DemoSearch): Promise<void> {
  const { project, begin, bring, sectors, daysUntilStart, criteria } = search;
  const brought = project
    ? await core.db
        .selectFrom('projects')
        .select('id')
        .where('name', '=', `Sample: ${project}`)
        .executeTakeFirstOrThrow()
    : null;
  const startsOn = addDays(new Date().toISOString().slice(0, 10), daysUntilStart);
  const open = structuredClone(openSearch) as unknown as SearchSaid;
  await saveSearch(core, member, {
    ...open,
    ...criteria,
    projectId: brought?.id ?? '',
    begin,
    bring,
    sectors,
    startsOn,
    version: 0,
  });
  await turnSearchOn(core, member);
}

/** The asked member blocks the asker, which a reaction would see a moment later. */
async function leave(core: Core, asker: Member, asked: Member): Promise<void> {
  await block(core, asked, { personId: asker.id });
  await core.db.transaction().execute((tx) => settleIntroductions(tx, betweenTwo(asker.id, asked.id)));
}

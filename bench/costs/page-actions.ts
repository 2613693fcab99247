import { accountPaths } from '#contract/accounts/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { openSocket } from '../open-socket.ts';
import { word } from '../people.ts';
import { sessionOf } from '../seed.ts';
import type { ActionName } from './costs.ts';
import type { Action } from './measuring.ts';
import type { World } from './world.ts';

type PageName = 'dashboard' | 'keptPage' | 'drawnPage' | 'list' | 'search' | 'firstVisit' | 'connection';
const atOnce = 8;

/** Pages that members and guests read. `part` of the usual numbers of runs. */
export async function pageActions(world: World, part: number): Promise<Record<PageName, Action>> {
  const { browser, size, product } = world;
  const times = (count: number) => Math.max(3, Math.round(count * part));
  const words = await rareWords(world);
  const files = await filesOf(world);
  return {
    dashboard: {
      count: times(3000),
      atOnce,
      run: (n) => browser.ask({ path: todayPaths.dashboard, as: member(n) }),
    },
    keptPage: {
      count: times(5000),
      atOnce,
      run: () => browser.ask({ path: projectPaths.project('project-1') }),
    },
    drawnPage: {
      // Each once: afterwards it is kept.
      count: Math.min(times(700), Math.floor(size.projects * 0.7)),
      atOnce,
      run: (n) => browser.ask({ path: projectPaths.project(`project-${n + 1}`) }),
    },
    list: {
      count: times(1500),
      atOnce,
      run: (n) => browser.ask({ path: peoplePaths.findPeople, as: member(n) }),
    },
    search: {
      count: times(1500),
      atOnce,
      run: (n) =>
        browser.ask({ path: `${peoplePaths.findPeople}?search=${words[n % words.length]}`, as: member(n) }),
    },
    firstVisit: {
      count: times(100),
      atOnce,
      async run() {
        for (const path of files) await browser.ask({ path });
      },
    },
    connection: {
      count: times(700),
      atOnce,
      async run(n) {
        const socket = await openSocket(product, n, sessionOf(member(n)), ['account']);
        const gone = new Promise((resolve) => socket.once('close', resolve));
        socket.close();
        await gone;
      },
    },
  } satisfies Partial<Record<ActionName, Action>>;
}

/** One of those with a session. */
const member = (n: number) => 1 + (n % 1000);

/** Words that three members share. */
async function rareWords({ database, size }: World): Promise<string[]> {
  const { rows } = await database.query<{ word: string }>(
    `select ${word('(1000000 + n)')} as word from generate_series(10, $1::int) n`,
    [Math.min(2000, Math.floor(size.accounts / 3))],
  );
  return rows.map((row) => row.word);
}

/** The files that a page of a member names. */
async function filesOf({ browser }: World): Promise<string[]> {
  const { text } = await browser.ask({ path: accountPaths.settings, as: 1 });
  return [...new Set(text.match(/\/assets\/[\w.-]+/g) ?? [])];
}

import { setTimeout as wait } from 'node:timers/promises';
import { logHeadVersions } from '#core/administration/log-head-versions.ts';
import { ledgerKeyVersions } from '#core/agreements/ledger-key-versions.ts';
import { certificateKeyVersions, certificateListVersions } from '#core/certificates/versions.ts';
import type { Core } from '#core/ground/core.ts';
import { shownTextVersions } from '#core/legal-texts/text-versions.ts';
import { mentorshipVersions } from '#core/mentors/get-mentorship.ts';
import { openDataVersions } from '#core/open-data/open-data-versions.ts';
import { changedOpportunities } from '#core/opportunities/changed-opportunities.ts';
import { changedOrganisations } from '#core/organisations/changed-organisations.ts';
import { changedHandles } from '#core/people/changed-handles.ts';
import { changedProjects } from '#core/projects/changed-projects.ts';
import { storyVersions } from '#core/stories/story-versions.ts';
import { transparencyVersions } from '#core/transparency/get-transparency.ts';
import { type Changes, noChanges } from './change-counts.ts';
import type { CountedFigures } from './figures.ts';

/** One kind of thing that public pages show: how to see all of them with their versions, and how pages name them. */
type Source = {
  one: (key: string) => string;
  /** Changes with any of them. */
  all: string;
  /** Changes when one is added, is removed, or moves in the order. */
  order: string;
  look: (core: Core) => Promise<Map<string, string>>;
};

/** For things too many to look at them all: those that have changed since the look before. */
type Stream = {
  one: (key: string) => string;
  /** Changes where those that have changed are not named. */
  all: string;
  /** Changes with any of them. */
  list?: string;
  since: (core: Core, moment: string | null) => Promise<{ keys: string[] | null; moment: string }>;
};

const people: Stream = {
  one: (handle) => `person:${handle}`,
  all: 'people',
  list: 'handles',
  since: changedHandles,
};

const projects: Stream = {
  one: (slug) => `project:${slug}`,
  all: 'all projects',
  list: 'projects',
  since: changedProjects,
};

const opportunities: Stream = {
  one: (slug) => `opportunity:${slug}`,
  all: 'all opportunities',
  list: 'opportunities',
  since: changedOpportunities,
};

/** They also name the pages of projects that show an organisation. */
const organisations: Stream = {
  one: (name) => name,
  all: 'all organisations',
  list: 'organisations',
  since: changedOrganisations,
};

const stories: Source = {
  one: (slug) => `story:${slug}`,
  all: 'stories',
  order: 'stories in order',
  look: storyVersions,
};

const pause = 1000;
/** Milliseconds between two looks for changes of other servers: in a burst one look sees many. */
const pauseForOthers = 100;
/** Milliseconds for which a page in memory waits for the check that it is still true. */
const longestLook = 300;

/**
 * To be awaited before a page in memory is shown: looks for changed things on public pages and hands their names to `drop`.
 * Commits of this server are always looked at first, those of others soon after this server learns of them (`news`), and in
 * any case a second after the look before. A look cannot be lost, as a message between servers can.
 */
export function changesIn(
  core: Core,
  figures: CountedFigures,
  drop: (tags: readonly string[]) => void,
  changes: Changes = noChanges,
): () => Promise<void> {
  const sources: Source[] = [
    stories,
    { one: (name) => `figure:${name}`, all: 'figures', order: 'figures in order', look: figures.versions },
    {
      one: (id) => `ledger key:${id}`,
      all: 'ledger keys',
      order: 'ledger keys in order',
      look: ledgerKeyVersions,
    },
    {
      one: (id) => `certificate key:${id}`,
      all: 'certificate keys',
      order: 'certificate keys in order',
      look: certificateKeyVersions,
    },
    {
      one: (number) => `certificate list:${number}`,
      all: 'certificate lists',
      order: 'certificate lists in order',
      look: certificateListVersions,
    },
    {
      one: (name) => `log head:${name}`,
      all: 'log heads',
      order: 'log heads in order',
      look: logHeadVersions,
    },
    {
      one: (name) => `legal text:${name}`,
      all: 'legal texts',
      order: 'legal texts in order',
      look: shownTextVersions,
    },
    {
      one: (name) => `mentor count:${name}`,
      all: 'mentor counts',
      order: 'mentor counts in order',
      look: mentorshipVersions,
    },
    {
      one: (name) => `transparency count:${name}`,
      all: 'transparency counts',
      order: 'transparency counts in order',
      look: transparencyVersions,
    },
    {
      one: (name) => `data file:${name}`,
      all: 'data files',
      order: 'data files in order',
      look: openDataVersions,
    },
  ];
  const streams = [people, projects, opportunities, organisations];
  const seen = new Map<Source, Map<string, string>>();
  const moments = new Map<Stream, string>();
  let lookedAt = -pause;
  let looking: Promise<void> | null = null;
  /** How much of what happened here the last look that is over has seen, and of what happened elsewhere the last one begun. */
  let seenOwn = changes.own();
  let seenElsewhere = changes.elsewhere();

  async function look(): Promise<void> {
    const changed: string[] = [];
    for (const source of sources) {
      const before = seen.get(source) ?? new Map<string, string>();
      const now = await soon(source.look(core));
      if (!now) continue;
      seen.set(source, now);
      changed.push(...differences(source, before, now));
    }
    for (const stream of streams) {
      const found = await soon(stream.since(core, moments.get(stream) ?? null));
      if (!found) continue;
      moments.set(stream, found.moment);
      changed.push(...(found.keys?.map(stream.one) ?? [stream.all]));
      if (stream.list && found.keys?.length !== 0) changed.push(stream.list);
    }
    drop(changed);
  }

  function begin(): Promise<void> {
    const own = changes.own();
    lookedAt = performance.now();
    seenElsewhere = changes.elsewhere();
    looking = look().finally(() => {
      looking = null;
      seenOwn = own;
    });
    return looking;
  }

  return async () => {
    const own = changes.own();
    // One that was begun before it cannot have seen it.
    while (seenOwn < own) await (looking ?? begin());
    if (looking) return;
    const since = performance.now() - lookedAt;
    if (since >= (changes.elsewhere() === seenElsewhere ? pause : pauseForOthers)) await begin();
  };
}

/** With the database away or slow, what is kept is better than nothing; the next look makes up for this one. */
function soon<T>(look: Promise<T>): Promise<T | undefined> {
  return Promise.race([look.catch(() => undefined), wait(longestLook, undefined, { ref: false })]);
}

function differences(source: Source, before: Map<string, string>, now: Map<string, string>): string[] {
  const keys = new Set([...before.keys(), ...now.keys()]);
  const tags = [...keys].filter((key) => before.get(key) !== now.get(key)).map(source.one);
  if ([...before.keys()].join('\n') !== [...now.keys()].join('\n')) tags.push(source.order);
  return tags.length > 0 ? [...tags, source.all] : [];
}

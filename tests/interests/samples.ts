import * as calls from '#contract/interests/calls.ts';
import { type InterestPurpose, marksOfPurpose } from '#contract/interests/limits.ts';
import * as projectCalls from '#contract/interests/project-calls.ts';
import { interestPaths } from '#contract/interests/rare-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { member } from '#tests/ground/builders.ts';
import type { Introducing, ModuleSamples } from '#tests/ground/module-samples.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { mentorThings } from '#tests/mentors/things.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { teamThings } from '#tests/projects/things.ts';
import { goodInterests, makeReady, openProject } from './interests.ts';
import { interestNoBeginnings } from './no-beginnings.ts';

/** An investor or industry professional asks the owners of a project, or an owner asks such a member. */
function introducing(purpose: InterestPurpose): { project: Introducing; member: Introducing } {
  const [mark = 'investor'] = marksOfPurpose[purpose].toReversed();
  return {
    async project(core, asker, asked) {
      await makeReady(core, asker, mark);
      return { slug: await openProject(core, asked), shown: 'interests' };
    },
    async member(core, asker, asked) {
      await makeReady(core, asked, mark, [purpose]);
      return { shown: 'project', project: await publishedProject(core, asker) };
    },
  };
}

const values = (all: object) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, () => value]));
const switches = values({ investors: true, professionals: false });

export const interestSamples = {
  access: accessOf(
    { ...calls, ...projectCalls },
    {
      getInterests: nothing,
      putInterests: nothing,
      deleteInterests: nothing,
      putPromise: nothing,
      getProjectAskers: teamThings.project,
      putProjectAskers: teamThings.project,
      getAsking: teamThings.project,
      getPersonInterests: mentorThings.page,
    },
    {
      putInterests: values(goodInterests),
      putPromise: values({ promises: true }),
      putProjectAskers: switches,
    },
  ),
  events: { 'interests.changed': 'none', 'interests.promised': 'none', 'interests.askersSet': 'none' },
  introducing: {
    invest: introducing('invest'),
    try_as_customer: introducing('try_as_customer'),
    advise: introducing('advise'),
    hire_team: introducing('hire_team'),
  },
  givings: {
    open_to_introductions: {
      ready: (core, who) => markAs(core, who, 'investor'),
      async walk(walk) {
        await walk.open(interestPaths.interests);
        const ticked = { 'sector Agriculture': 'on', 'open invest': 'on' };
        await walk.press(interestPaths.interests, { intent: 'save', version: '0', ...ticked });
      },
    },
  },
  rows: {
    interests: `insert into interests (account_id, sectors, about) values ($1, '{Agriculture}', 'Cold rooms')`,
    introduction_promises: `insert into introduction_promises (account_id) values ($1)`,
  },
  addresses: async ({ own }) => ({
    [interestPaths.projectAskers(':slug')]: interestPaths.projectAskers(
      await own(teamThings.project, 'projectSlug'),
    ),
  }),
  prepared: [
    prepared(calls.putInterests, async (core) => {
      const who = await member(core, { password: null });
      await markAs(core, who, 'investor');
      return { headers: asMember(who), params: goodInterests };
    }),
    prepared(calls.putPromise, async (core) => {
      const who = await member(core, { password: null });
      await markAs(core, who, 'investor');
      return { headers: asMember(who), params: { promises: true } };
    }),
  ],
  noBeginnings: interestNoBeginnings,
} satisfies ModuleSamples;

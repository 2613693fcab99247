import type { InterestPurpose } from '#contract/interests/limits.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { promise } from '#core/interests/promise.ts';
import { saveInterests } from '#core/interests/save-interests.ts';
import { setProjectAskers } from '#core/interests/set-project-askers.ts';
import { listOwnProjects } from '#core/projects/list-own-projects.ts';
import type { DemoProject } from './project.ts';

type Said = {
  handle: string;
  sectors: string[];
  stages: string[];
  districts: string[];
  gives: string[];
  about: string;
  openFor: InterestPurpose[];
};

const said: readonly Said[] = [
  {
    handle: 'vivek-saraf',
    sectors: ['Manufacturing', 'Food and Beverages'],
    stages: ['Pilot', 'Revenue'],
    districts: ['Mumbai', 'Pune'],
    gives: ['Advice', 'Contacts'],
    about: 'I like things that can be held. I read every request, and answer within two weeks.',
    openFor: ['invest', 'advise'],
  },
  {
    handle: 'folake-adebayo',
    sectors: ['Health', 'Education'],
    stages: ['Idea', 'Prototype', 'Pilot'],
    districts: ['Lagos'],
    gives: ['Time', 'Contacts'],
    about: 'Health and schools, early and patiently. Tell me what you have tried with real people.',
    openFor: ['invest'],
  },
  {
    handle: 'suresh-pawar',
    sectors: ['Manufacturing'],
    stages: ['Prototype', 'Pilot'],
    districts: ['Nagpur'],
    gives: ['Machines', 'Rooms', 'Customers'],
    about: 'Our workshop is free on Saturdays. You can try your part on our machines.',
    openFor: ['try_as_customer', 'advise', 'hire_team'],
  },
];

/** Two investors and an industry professional with interests, and the projects that they may ask. */
export async function sayInterests(
  core: Core,
  projects: readonly DemoProject[],
  personOf: (handle: string) => Member,
): Promise<void> {
  for (const { handle, ...interests } of said) {
    await saveInterests(core, personOf(handle), { version: 0, ...interests });
    await promise(core, personOf(handle), { promises: true });
  }
  const published = projects.filter(({ state, removed }) => state === 'published' && !removed);
  for (const [at, { name, owners }] of published.slice(0, 3).entries()) {
    const owner = personOf(owners[0] ?? '');
    const { projects: own } = await listOwnProjects(core, owner);
    const projectSlug = own.find((one) => one.name.endsWith(name))?.slug ?? '';
    await setProjectAskers(core, owner, { projectSlug, investors: at !== 1, professionals: at !== 2 });
  }
}

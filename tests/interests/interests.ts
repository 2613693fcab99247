import type { InterestPurpose } from '#contract/interests/limits.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { promise } from '#core/interests/promise.ts';
import { saveInterests } from '#core/interests/save-interests.ts';
import { setProjectAskers } from '#core/interests/set-project-askers.ts';
import { member } from '#tests/ground/builders.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { publishedProject } from '#tests/projects/published-project.ts';

export const goodInterests = {
  version: 0,
  sectors: ['Agriculture'],
  stages: ['Pilot' as const],
  districts: ['Nagpur'],
  gives: ['Advice' as const, 'Customers' as const],
  about: 'I run four shops and look for growers with cold rooms.',
  openFor: [] as InterestPurpose[],
} satisfies Parameters<typeof saveInterests>[2];

type Kind = 'investor' | 'industry_professional';

/** A member with a mark in force, interests and the promise. */
export async function ready(core: Core, kind: Kind = 'investor', openFor: InterestPurpose[] = []) {
  const who = await member(core, { password: null });
  await makeReady(core, who, kind, openFor);
  return who;
}

export async function makeReady(
  core: Core,
  who: Member,
  kind: Kind = 'investor',
  openFor: readonly InterestPurpose[] = [],
): Promise<void> {
  await markAs(core, who, kind);
  await saveInterests(core, who, { ...goodInterests, openFor });
  await promise(core, who, { promises: true });
}

/** A published project whose owners let these members ask. */
export async function openProject(
  core: Core,
  owner: Member,
  switches: { investors: boolean; professionals: boolean } = { investors: true, professionals: true },
): Promise<string> {
  const projectSlug = await publishedProject(core, owner);
  await setProjectAskers(core, owner, { projectSlug, ...switches });
  return projectSlug;
}

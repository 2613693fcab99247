import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { applyAs } from '../apply.ts';
import { beginProject } from '../begin-project.ts';
import { sayAll, teamOf } from '../conversation.ts';
import { daysOfOpportunity, offer } from '../offer.ts';
import { agreeInTheirLanguage } from './agreements.ts';
import { opportunitiesInTheirLanguage } from './opportunities.ts';
import { projectsInTheirLanguage } from './projects.ts';
import { applicationsInTheirLanguage, linesOfTeams } from './words.ts';

type PersonOf = (handle: string) => Member;

/** Members who write in Hindi or Marathi begin projects, offer work, apply, talk and agree in their language. */
export async function buildInTheirLanguage(
  core: Core,
  administrator: Member,
  personOf: PersonOf,
): Promise<void> {
  for (const project of projectsInTheirLanguage) await beginProject(core, project, personOf);
  const ownerOf = (name: string) =>
    personOf(projectsInTheirLanguage.find((one) => one.name === name)?.owners[0] ?? '');
  for (const [at, sample] of opportunitiesInTheirLanguage.entries())
    await offer(core, { administrator, owner: ownerOf(sample.project), days: daysOfOpportunity(at) }, sample);
  for (const one of applicationsInTheirLanguage) {
    const { project = '' } =
      opportunitiesInTheirLanguage.find(({ title }) => title === one.opportunity) ?? {};
    await applyAs(core, { applicant: personOf(one.handle), owner: ownerOf(project) }, one);
  }
  for (const [project, lines] of Object.entries(linesOfTeams)) {
    const conversation = await teamOf(core, ownerOf(project), `Sample: ${project}`);
    await sayAll(core, personOf, conversation, lines);
  }
  const slugs = await core.db.selectFrom('projects').select(['name', 'slug']).execute();
  const slugOf = (project: string) => slugs.find(({ name }) => name === `Sample: ${project}`)?.slug ?? '';
  await agreeInTheirLanguage(core, slugOf, personOf);
}

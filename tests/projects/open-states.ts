import type { Core } from '#core/ground/core.ts';
import { appealRemoval } from '#core/projects/appeal-removal.ts';
import { removeProject } from '#core/projects/remove-project.ts';
import { joinTeam } from '#tests/agreements/agreements.ts';
import { appealWords, reason } from '#tests/cases/cases.ts';
import { member } from '#tests/ground/builders.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { publishedProject } from './published-project.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const projectOpenStates = {
  async project_removed({ core, admins: [admin] }) {
    const [owner, partner] = [await member(core, { password: null }), await member(core, { password: null })];
    const slug = await publishedProject(core, owner, 'Ice at noon');
    await joinTeam(core, slug, partner, true);
    const { id: projectId } = await projectOf(core, slug);
    await removeProject(core, admin, { projectId, reason });
    return {
      mine: [owner, partner],
      others: [],
      makeStep: () => appealRemoval(core, owner, { projectSlug: slug, appeal: appealWords }),
    };
  },
} satisfies OpenStates;

function projectOf({ db }: Core, slug: string) {
  return db.selectFrom('projects').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
}

import { projectPaths } from '#contract/projects/paths.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** Asks a team member whether they will own its project. Null once they have answered. */
export const ownerAsked = emailKind({
  name: 'owner-asked',
  keepsQuiet: true,
  async prepare(core, { handOverId }: { handOverId: string }) {
    const found = await core.db
      .selectFrom('project_hand_overs as over')
      .innerJoin('projects', 'projects.id', 'over.project_id')
      .innerJoin('accounts', 'accounts.id', 'over.account_id')
      .leftJoin('accounts as owner', 'owner.id', 'over.asked_by')
      .select(['accounts.email', 'accounts.name', 'projects.name as project', 'projects.slug'])
      .select('owner.name as owner')
      .where('over.id', '=', handOverId)
      .where('over.declined_at', 'is', null)
      .executeTakeFirst();
    if (!found) return null;
    const { email: to, name, project, slug, owner } = found;
    return { to, name, project, owner: owner ?? '', path: projectPaths.projectTeam(slug) };
  },
  samples({ to, name }) {
    const asked = {
      to,
      name,
      project: 'Cold rooms for tomatoes',
      path: projectPaths.projectTeam('cold-rooms'),
    };
    return [
      { ...asked, owner: 'Asha Kulkarni' },
      { ...asked, owner: '' },
    ];
  },
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof ownerAsked> {}
}

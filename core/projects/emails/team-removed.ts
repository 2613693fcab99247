import { emailKind, type Named } from '../../ground/emails.ts';

/** Tells a member that owners have removed them from a team, and why. */
export const teamRemoved = emailKind({
  name: 'team-removed',
  keepsQuiet: true,
  async prepare(core, needs: { accountId: string; projectId: string; reason: string }) {
    const found = await core.db
      .selectFrom('accounts')
      .innerJoin('projects', (join) => join.on('projects.id', '=', needs.projectId))
      .select(['accounts.email', 'accounts.name', 'projects.name as project'])
      .where('accounts.id', '=', needs.accountId)
      .executeTakeFirst();
    if (!found) return null;
    return { to: found.email, name: found.name, project: found.project, reason: needs.reason };
  },
  samples: ({ to, name }) => [
    { to, name, project: 'Cold rooms for tomatoes', reason: 'We go on with a smaller team.' },
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof teamRemoved> {}
}

import type { InvitedTeamKind } from '#contract/collected.ts';
import { innerProjectPaths } from '#contract/projects/inner-paths.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';
import { teamOfOne } from '../invitation-team.ts';

/** Invites a person into a team. Null once the invitation has ended. It contains no free text of the inviter. */
export const teamInvitation = emailKind({
  name: 'team-invitation',
  keepsQuiet: true,
  async prepare(core, { invitationId }: { invitationId: string }) {
    const found = await core.db
      .selectFrom('project_invitations as one')
      .innerJoinLateral(teamOfOne().as('team'), (join) => join.onTrue())
      .leftJoin('accounts', 'accounts.id', 'one.account_id')
      .select(['one.email', 'accounts.email as own_email', 'accounts.name', 'one.language'])
      .select(['team.name as project', 'team.is_public', 'one.team_kind'])
      .where('one.id', '=', invitationId)
      .where('one.state', '=', 'open')
      .executeTakeFirst();
    const to = found?.own_email ?? found?.email;
    if (!found || !to) return null;
    const secret = linkSecretOf(core.key, 'invitation', invitationId);
    return {
      to,
      teamKind: found.team_kind as InvitedTeamKind,
      name: found.name ?? '',
      // A person without an account learns nothing about the draft of a project.
      project: found.own_email || found.is_public ? found.project : '',
      path: `${innerProjectPaths.invitations}?${new URLSearchParams({ id: invitationId, secret })}`,
      hasAccount: found.own_email !== null,
      language: found.language,
    };
  },
  samples({ to, name }) {
    const path = `${innerProjectPaths.invitations}?id=66f0c2d1a4b3e5f60718&secret=${'5a'.repeat(32)}`;
    const of = (teamKind: InvitedTeamKind) => ({ to, teamKind, path, language: null });
    return [
      { ...of('project'), name, project: 'Cold rooms for tomatoes', hasAccount: true },
      { ...of('project'), name: '', project: '', hasAccount: false },
      { ...of('organisation'), name, project: 'Wardha College of Commerce', hasAccount: true },
    ];
  },
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof teamInvitation> {}
}

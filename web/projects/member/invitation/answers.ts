import { redirect } from 'react-router';
import type { InvitedTeamKind } from '#contract/collected.ts';
import {
  getInvitation,
  type InvitedBody,
  putInvitationAgreement,
  putInvitationAnswer,
  putInvitationRefusal,
} from '#contract/projects/team-calls.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { leaveOutcome } from '#web/forms/outcome-cookie.ts';
import type { Visit } from '#web/forms/visit.ts';
import { invitedTeamWords } from '#web/words.ts';

const linkOf = ({ url }: Visit) => ({
  invitationId: url.searchParams.get('id') ?? '',
  secret: url.searchParams.get('secret') ?? '',
});

export const loader = loads(async (visit) => {
  const invitation = await visit.ask(getInvitation, linkOf(visit));
  if (invitation.isAgreed && invitation.state === 'open') await joinAsAgreed(visit, invitation);
  const { isOwn, isAgreed, state } = invitation;
  // Another page of theirs, such as the one on which they signed up, was first: this one leads to the team too.
  if (state === 'accepted' && isOwn && isAgreed) throw leadToTeam(visit, invitation);
  return { invitation, words: inWords(invitation) };
});

/** The sentences about its kind of team: the page carries those of none. */
function inWords({ kind, project, title, roles, asOwner }: InvitedBody) {
  const { heading, as, ...words } = invitedTeamWords[kind as InvitedTeamKind];
  return { ...words, heading: heading(project), as: as({ title, roles, asOwner }) };
}

function leadToTeam({ cookies }: Visit, { path }: InvitedBody): Response {
  leaveOutcome(cookies, { intent: 'accept', done: 'joined' });
  return redirect(path, 303);
}

/** A member who may not join sees the page as it is; a member who must first give their age comes back here. */
async function joinAsAgreed(visit: Visit, invitation: InvitedBody): Promise<void> {
  try {
    await visit.ask(putInvitationAnswer, { invitationId: invitation.id, accepted: true });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'age_unknown') throw error;
    return;
  }
  throw leadToTeam(visit, invitation);
}

/** Agrees to join, and goes where that can be done: the invitation is for the account that comes back. */
const agreeing =
  (entrance: string): Handler =>
  async (_, visit) => {
    await visit.ask(putInvitationAgreement, linkOf(visit));
    const next = encodeURIComponent(visit.url.pathname + visit.url.search);
    return { done: 'agreed', to: `${entrance}?next=${next}` };
  };

export const action = acts({
  'sign-up': agreeing(signUpPaths.signup),
  'sign-in': agreeing(sessionPaths.login),
  async accept(_, visit) {
    const { path } = await visit.ask(putInvitationAnswer, { ...linkOf(visit), accepted: true });
    return { done: 'joined', to: path };
  },
  async decline(_, visit) {
    await visit.ask(putInvitationAnswer, { ...linkOf(visit), accepted: false });
    return { done: 'declined' };
  },
  async never(_, visit) {
    await visit.ask(putInvitationRefusal, linkOf(visit));
    return { done: 'refused' };
  },
});

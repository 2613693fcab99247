import { getInvitation, putInvitationAnswer, putInvitationRefusal } from '#contract/project-team.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';
import type { Visit } from '../../../forms/visit.ts';
import { paths } from '../../../paths.ts';

const linkOf = ({ url }: Visit) => ({
  invitationId: url.searchParams.get('id') ?? '',
  secret: url.searchParams.get('secret') ?? '',
});

export const loader = loads(async (visit) => ({
  invitation: await visit.ask(getInvitation, linkOf(visit)),
  /** To come back here from signing up or in. */
  next: encodeURIComponent(visit.url.pathname + visit.url.search),
}));

export const action = acts({
  async accept(_, visit) {
    const { slug } = await visit.ask(putInvitationAnswer, { ...linkOf(visit), accepted: true });
    return { done: 'joined', to: paths.ownProject(slug) };
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

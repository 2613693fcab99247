import type { TurnBody, TurnKind } from '#contract/turns.ts';
import { paths } from '../../paths.ts';

const pages: Record<TurnKind, (subjectId: string) => string> = {
  verification_review: () => paths.verification,
  team_invitation: paths.invitation,
  owner_hand_over: () => paths.ownProjects,
  owner_succession: () => paths.ownProjects,
  project_appeal: () => paths.ownProjects,
};

/** Where the step of a turn is made, or looked at. */
export function turnPath({ kind, subjectId }: Pick<TurnBody, 'kind' | 'subjectId'>): string {
  return pages[kind](subjectId);
}

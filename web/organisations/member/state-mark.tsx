import type { OrganisationState } from '#contract/organisations/limits.ts';
import { stateNames } from '#web/organisations/texts/en/names.ts';
import { Badge } from '#web/ui/card.tsx';

const looks: Partial<Record<OrganisationState, 'neel' | 'patta' | 'sindoor'>> = {
  in_review: 'neel',
  active: 'patta',
  returned: 'sindoor',
  paused: 'sindoor',
  declined: 'sindoor',
  removed: 'sindoor',
};
const signs: Partial<Record<OrganisationState, string>> = {
  in_review: '◐',
  active: '✓',
  returned: '!',
  paused: '!',
  declined: '!',
  removed: '!',
};

/** How an organisation stands: sign and word. */
export function StateMark({ state }: { state: OrganisationState }) {
  const look = looks[state];
  if (!look) return <span className="shrink-0 self-center text-small text-soft">○ {stateNames[state]}</span>;
  return (
    <Badge look={look} className="shrink-0 self-center">
      <span aria-hidden="true">{signs[state]}</span> {stateNames[state]}
    </Badge>
  );
}

import type { DisputeStageName } from './dispute-stages.ts';
import type { Milestone } from './state.ts';

/** How the dispute about a milestone is named: withdrawn or agreed by both too, where the rules know it as none or as final. */
export function shownDispute({ dispute, disputedBy, agreed }: Milestone): DisputeStageName {
  if (dispute === 'none') return disputedBy.length > 0 ? 'withdrawn' : 'none';
  return dispute === 'final' && agreed !== null ? 'agreed' : dispute;
}

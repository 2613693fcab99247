import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { Terms } from './plan.tsx';

/** The terms of a plan under 18 on another page. Its scripts load at the first touch. */
export default function TermsPart({ plan }: { plan: MentorshipPlan }) {
  return <Terms plan={plan} isYoung />;
}

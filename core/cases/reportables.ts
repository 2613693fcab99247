import type { ReportedKind } from '#contract/collected.ts';
import { reportedKinds } from '#contract/collected.ts';
import type { Reportable } from './reportable.ts';
import { reportableMessage } from './reportables/message.ts';
import { reportableOpportunity } from './reportables/opportunity.ts';
import { reportablePerson } from './reportables/person.ts';
import { reportableProject } from './reportables/project.ts';
import { reportableStory } from './reportables/story.ts';

/** Everything that can be reported, by its kind. */
export const reportables: Record<ReportedKind, Reportable> = {
  person: reportablePerson,
  project: reportableProject,
  opportunity: reportableOpportunity,
  story: reportableStory,
  message: reportableMessage,
};

/** Of a stored case; null for a kind that another version of this program knows. */
export function reportableOf(kind: string): Reportable | null {
  const known = reportedKinds.find((one) => one === kind);
  return known ? reportables[known] : null;
}

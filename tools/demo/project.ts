import type { ProjectStage } from '#rules/lists/kinds.ts';
import type { Scene } from './scene.ts';

/** A project of the demonstration world, invented like everybody in it. People are named by their handles. */
export type DemoProject = {
  name: string;
  /** That it declares for its text; English where none is named. */
  language?: string;
  line: string;
  problem: string;
  today: string;
  next: string;
  stage: ProjectStage;
  sectors: string[];
  /** Empty for anywhere. */
  place: string;
  owners: string[];
  members: { handle: string; title: string }[];
  invited: string[];
  followers: string[];
  state: 'draft' | 'published' | 'archived';
  /** Days ago, and what the team wrote. */
  updates: { daysAgo: number; text: string; pictures?: { scene: Scene; alt: string }[] }[];
  /** A picture that replaces its kolam. */
  cover?: { scene: Scene; alt: string };
  /** Why an administrator has removed it, and what its owner says to that. */
  removed?: { reason: string; appeal: string };
};

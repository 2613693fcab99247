import type { SampleStory } from './sample-story.ts';
import { coldChain } from './stories/cold-chain.ts';
import { firstJob } from './stories/first-job.ts';
import { libraryVan } from './stories/library-van.ts';
import { loom } from './stories/loom.ts';
import { monsoonMap } from './stories/monsoon-map.ts';
import { twoCities } from './stories/two-cities.ts';

/** Invented stories, so that a new installation has something to read. Each is shown as a sample. */
export const sampleStories: SampleStory[] = [libraryVan, coldChain, twoCities, firstJob, loom, monsoonMap];

/** The samples as they first were, before each row said itself as what it was put in. */
export const firstEdition: Record<string, string> = {
  'story-library-van': '1349090498d5cb0f5252d4307371c07937b97f38aca7c2584dcbff545af2ccee',
  'story-cold-chain': 'fd9757a82c7d2e5e1d05ca99999331a4bc9fc4e35b619bb017a14e72ed37d0c4',
  'story-two-cities': '8445e5bba09af5256f7c28cb26238d8fd9f695a24d6945dcd198b462acb6951f',
  'story-first-job': '4c42eb436cccda5fd81c2a65f0c94bb14b5f5d5b0d018a4dc5f0865655546cfa',
  'story-loom': '04a2638ad89c7c0d72a4d5de6670827eb28c0f7895b694e0b8c61e2eeb7aece7',
  'story-monsoon-map': '18dd9b2c3eef1a961d1c82547967f348ccf318f6ebc45faf36cbc32ac827c033',
};

import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofPair = z.object({ pairId: z.string() });

/** Each names the account that caused it, if one did. */
export const trialEvents = {
  /** A request to begin together was accepted. */
  'trials.pairBegun': ofPair,
  'trials.setHandedIn': ofPair,
  'trials.setTakenBack': ofPair,
  /** The second set is handed in: both read both. */
  'trials.setsOpened': ofPair,
  'trials.questionsClosed': ofPair,
  'trials.begun': ofPair,
  /** Its agreement was proposed, signed or changed, or never came into force. */
  'trials.moved': ofPair,
  /** The last day has come. */
  'trials.answersAsked': ofPair,
  'trials.answered': ofPair,
  'trials.goneOn': ofPair,
  /** Two weeks more are proposed. */
  'trials.extending': ofPair,
  'trials.parted': ofPair,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof trialEvents> {}
}

import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { introductionPaths } from './rare-paths.ts';

const path = ({ subjectId }: { subjectId: string }) => introductionPaths.introduction(subjectId);

/** The names that this module declares for all other modules. */
export const introductionKinds = {
  topics: { introductions: { usual: 'at_once' } },
  notifications: {
    introduction_asked: 'introductions',
    introduction_answered: 'introductions',
    introduction_lapsed: 'introductions',
  },
  deadlines: {
    cofounder_answer: { days: 7, canExtend: 'no', closesQuietly: true, path },
    introduction_answer: { days: 14, canExtend: 'no', closesQuietly: true, path },
  },
  conversations: ['introduction'],
  refusals: {
    introduction_unknown: ['not_found', 'There is no such request for an introduction of the caller’s.'],
    introduction_receiver_unknown: ['not_found', 'There is no such member or project to ask.'],
    introduction_purpose: ['invalid', 'This receiver is not asked for this purpose.'],
    introduction_own: ['forbidden', 'No member asks themself or a project of their own.'],
    introduction_not_verified: ['forbidden', 'Only members with a mark in force ask for introductions.'],
    introduction_shown: ['invalid', 'The request shows the asker’s search, interests or one own project.'],
    introduction_waits: ['conflict', 'A request of the caller’s waits with this receiver.'],
    introduction_rests: ['forbidden', 'The caller asks this receiver again later.'],
    introductions_too_many: ['too_many', 'The caller has sent as many requests as one may in seven days.'],
    introductions_project_many: [
      'too_many',
      'The owners of the project have sent as many requests as they may in seven days.',
    ],
    introductions_full: ['too_many', 'As many requests wait with this receiver as they take.'],
    introduction_over: ['conflict', 'The request does not wait for an answer any more.'],
    introduction_gone: ['forbidden', 'The other side is not available.'],
  },
  fieldErrors: ['introduction_note_length', 'introduction_reason_missing', 'introduction_words_long'],
  reportables: ['introduction'],
} as const satisfies ModuleKinds;

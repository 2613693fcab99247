import type { Module } from '../ground/declaration.ts';
import { guardianChores } from './chores.ts';
import { guardianEvents } from './events.ts';
import { guardianAnswer } from './letters/guardian-answer.ts';
import { guardianCode } from './letters/guardian-code.ts';
import { guardianErasureNotice } from './letters/guardian-erasure-notice.ts';
import { guardianRequest } from './letters/guardian-request.ts';
import { guardianNews } from './news.ts';
import { guardianNotices } from './notices.ts';
import { guardianData } from './own-data.ts';
import { guardianReactions } from './reactions.ts';
import { guardianRepeats } from './repeats.ts';

export const guardians: Module = {
  name: 'guardians',
  events: guardianEvents,
  notices: guardianNotices,
  presenters: guardianNews,
  changesRoles: ['guardians.answered', 'guardians.ended', 'guardians.outgrown'],
  letters: [guardianRequest, guardianAnswer, guardianCode, guardianErasureNotice],
  chores: guardianChores,
  reactions: guardianReactions,
  ownData: guardianData,
  repeats: guardianRepeats,
};

import type { Module } from '../ground/declaration.ts';
import { leavingChores } from './chores.ts';
import { leavingEvents } from './events.ts';
import { confirmationCode } from './letters/confirmation-code.ts';
import { leavingLetter } from './letters/leaving.ts';
import { leavingNews } from './news.ts';
import { leavingNotices } from './notices.ts';
import { leavingReactions } from './reactions.ts';

export const leaving: Module = {
  name: 'leaving',
  events: leavingEvents,
  notices: leavingNotices,
  presenters: leavingNews,
  changesRoles: ['accounts.leaving', 'accounts.kept'],
  letters: [confirmationCode, leavingLetter],
  chores: leavingChores,
  reactions: leavingReactions,
};

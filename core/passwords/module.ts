import type { Module } from '../ground/declaration.ts';
import { passwordChanged } from './emails/password-changed.ts';
import { recovery } from './emails/recovery.ts';
import { passwordReactions } from './reactions.ts';

export const passwords: Module = {
  name: 'passwords',
  emails: [recovery, passwordChanged],
  reactions: passwordReactions,
};

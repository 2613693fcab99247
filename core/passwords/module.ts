import type { Module } from '../ground/declaration.ts';
import { passwordChanged } from './letters/password-changed.ts';
import { recovery } from './letters/recovery.ts';
import { passwordReactions } from './reactions.ts';

export const passwords: Module = {
  name: 'passwords',
  letters: [recovery, passwordChanged],
  reactions: passwordReactions,
};

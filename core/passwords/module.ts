import type { Module } from '../ground/module.ts';
import { passwordChanged } from './letters/password-changed.ts';
import { recovery } from './letters/recovery.ts';

export const passwords: Module = {
  name: 'passwords',
  letters: [recovery, passwordChanged],
};

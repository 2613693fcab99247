import type { Module } from '../ground/declaration.ts';
import { awaitedByProof } from './awaited.ts';
import { signUpChores } from './chores.ts';
import { signUpCode } from './letters/sign-up-code.ts';
import { welcome } from './letters/welcome.ts';
import { signUpData } from './own-data.ts';

export const signUps: Module = {
  name: 'sign-ups',
  letters: [signUpCode, welcome],
  chores: signUpChores,
  awaitedAccounts: [awaitedByProof],
  ownData: signUpData,
};

import { accounts } from './accounts/module.ts';
import { addresses } from './addresses/module.ts';
import { avatars } from './avatars/module.ts';
import { codes } from './codes/module.ts';
import { consents } from './consents/module.ts';
import { enquiries } from './enquiries/module.ts';
import { files } from './files/module.ts';
import type { Module } from './ground/declaration.ts';
import { ground } from './ground/module.ts';
import { knowReactions } from './ground/reaction.ts';
import { guardians } from './guardians/module.ts';
import { leaving } from './leaving/module.ts';
import { passwords } from './passwords/module.ts';
import { profiles } from './profiles/module.ts';
import { sessions } from './sessions/module.ts';
import { signUps } from './sign-ups/module.ts';
import { standings } from './standings/module.ts';
import { supervision } from './supervision/module.ts';

/** Every module that declares something, in order. */
export const modules: readonly Module[] = [
  ground,
  accounts,
  standings,
  sessions,
  codes,
  addresses,
  passwords,
  consents,
  guardians,
  profiles,
  files,
  avatars,
  signUps,
  leaving,
  enquiries,
  supervision,
];

knowReactions(modules.flatMap(({ reactions = [] }) => reactions));

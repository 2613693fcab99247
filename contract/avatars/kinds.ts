import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const avatarKinds = {
  refusals: {
    avatar_empty: 'invalid',
    avatar_not_found: 'not_found',
    avatar_too_large: 'too_large',
    avatar_too_many_pixels: 'invalid',
    avatar_type_unsupported: 'invalid',
    avatar_unreadable: 'invalid',
  },
} as const satisfies ModuleKinds;

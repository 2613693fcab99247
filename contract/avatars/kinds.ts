import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const avatarKinds = {
  refusals: {
    avatar_empty: ['invalid', 'The file has no bytes.'],
    avatar_not_found: ['not_found', 'The photo could not be found.'],
    avatar_too_large: ['too_large', 'The photo has too many bytes.'],
    avatar_too_many_pixels: ['invalid', 'The photo has too many pixels.'],
    avatar_type_unsupported: ['invalid', 'The photo must be a JPEG, PNG or WebP.'],
    avatar_unreadable: ['invalid', 'The photo could not be decoded.'],
  },
} as const satisfies ModuleKinds;

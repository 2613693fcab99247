import { z } from 'zod';
import { broken } from '#rules/broken.ts';

/** The actions that can be granted on a document or file. `write` stands for update and delete. */
export const actions = ['read', 'update', 'delete'] as const;
export type Action = (typeof actions)[number];

export const mostPermissions = 100;

const id = '[A-Za-z0-9][A-Za-z0-9._-]{0,35}';
const proof = '(?:/(?:verified|unverified))?';
const role = `any|guests|users${proof}|user:${id}${proof}|team:${id}(?:/${id})?|member:${id}|label:${id}`;
const permission = new RegExp(`^(?:read|update|delete|write)\\("(?:${role})"\\)$`);

/** Permission strings such as `read("user:abc")` (CONTRACT 7.1). */
export const permissions = z
  .array(
    z.string(broken('permission_text')).regex(permission, {
      error: ({ input }) => broken('permission', String(input).slice(0, 80)),
    }),
    broken('permissions'),
  )
  .max(mostPermissions, broken('permissions_most', mostPermissions));

import { z } from 'zod';

/** What can be granted on a document or file. `write` is a way to say update and delete. */
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
    z.string('Every permission must be a string').regex(permission, {
      error: ({ input }) =>
        `Permission "${String(input).slice(0, 80)}" is not valid. Permissions must be one of: read, update, delete, write, on a role such as any, users or user:<id>.`,
    }),
    'Permissions must be a list of strings',
  )
  .max(mostPermissions, `There can be at most ${mostPermissions} permissions`);

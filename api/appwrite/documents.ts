import type { z } from 'zod';
import {
  data,
  databaseId,
  document,
  documentList,
  type ProfileBody,
  profilesId,
  row,
  rowList,
} from '#contract/documents.ts';
import { permissions } from '#contract/permissions.ts';
import { queries, wantsTotal } from '#contract/queries.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { id, idOrUnique } from '#contract/values.ts';
import type { Actor } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { createProfile } from '#core/profiles/create-profile.ts';
import { deleteProfile } from '#core/profiles/delete-profile.ts';
import { getProfile } from '#core/profiles/get-profile.ts';
import { listProfiles } from '#core/profiles/list-profiles.ts';
import { presentProfile } from '#core/profiles/present.ts';
import { updateProfile } from '#core/profiles/update-profile.ts';
import { type Endpoint, type EndpointLimit, endpoint } from '../http/endpoint.ts';
import { languageOf } from '../http/language.ts';

/** The contract speaks of the same profiles in two ways; this is all in which they differ. */
type Family = {
  path: string;
  container: 'collectionId' | 'tableId';
  item: 'documentId' | 'rowId';
  list: 'documents' | 'rows';
  word: string;
  body: z.ZodType;
  listBody: z.ZodType;
  containerNotFound: RefusalCode;
  codes: Partial<Record<RefusalCode, RefusalCode>>;
};

const documents: Family = {
  path: '/databases/:databaseId/collections/:collectionId/documents',
  container: 'collectionId',
  item: 'documentId',
  list: 'documents',
  word: 'Document',
  body: document,
  listBody: documentList,
  containerNotFound: 'collection_not_found',
  codes: {},
};

const rows: Family = {
  path: '/tablesdb/:databaseId/tables/:tableId/rows',
  container: 'tableId',
  item: 'rowId',
  list: 'rows',
  word: 'Row',
  body: row,
  listBody: rowList,
  containerNotFound: 'table_not_found',
  codes: {
    document_not_found: 'row_not_found',
    document_already_exists: 'row_already_exists',
    document_unique_constraint_violation: 'row_unique_constraint_violation',
    document_missing_data: 'row_missing_data',
    document_missing_payload: 'row_missing_payload',
    document_invalid_structure: 'row_invalid_structure',
  },
};

const inCollection = { $collectionId: profilesId };
const inTable = { $tableId: profilesId };

const minute = 60;
const byCaller: EndpointLimit['key'] = ({ actor, ip }) => `${ip} ${idOf(actor)}`;

function idOf(actor: Actor): string {
  return actor.kind === 'guest' ? '' : actor.id;
}

function endpointsOf(family: Family): Endpoint[] {
  const { container, item, word, path } = family;
  const name = word.toLowerCase();
  const place = { databaseId: id, [container]: id };
  const itemPath: `/${string}` = `/${path.slice(1)}/:${item}`;
  const success = { status: 200, body: family.body, about: `The ${name}` };

  const list = endpoint({
    method: 'GET',
    paths: [path],
    summary: `List the ${name}s that the caller may read`,
    scope: 'anyone',
    params: { ...place, queries, total: wantsTotal },
    success: { status: 200, body: family.listBody, about: `One page, and how many there are (up to 5000)` },
    handle: inWords(family, async ({ core, actor, params }) => {
      requirePlace(family, params);
      const input = { queries: params.queries as string[], withTotal: params.total as boolean };
      const page = await listProfiles(core, actor, input);
      const bodies = page.rows.map((found) => named(family, presentProfile(found, page.selection)));
      return { total: page.total, [family.list]: bodies };
    }),
  });

  const create = endpoint({
    method: 'POST',
    paths: [path],
    summary: `Create a ${name}`,
    scope: 'anyone',
    limits: [{ max: 120, seconds: minute, key: byCaller }],
    params: { ...place, [item]: idOrUnique.optional(), data, permissions: permissions.optional() },
    success: { ...success, status: 201 },
    handle: inWords(family, async ({ core, actor, params, request }) => {
      const input = params.data as Record<string, unknown> | undefined;
      const wantedId = params[item] as string | undefined;
      if (!input || Object.keys(input).length === 0 || !wantedId) throw new Refusal('document_missing_data');
      requirePlace(family, params);
      const asked = {
        id: wantedId,
        data: input,
        permissions: params.permissions as string[] | undefined,
        language: languageOf(request),
      };
      return named(family, presentProfile(await createProfile(core, actor, asked)));
    }),
  });

  const get = endpoint({
    method: 'GET',
    paths: [itemPath],
    summary: `Read a ${name}`,
    scope: 'anyone',
    params: { ...place, [item]: id, queries },
    success,
    handle: inWords(family, async ({ core, actor, params }) => {
      requirePlace(family, params);
      const input = { id: params[item] as string, queries: params.queries as string[] };
      const found = await getProfile(core, actor, input);
      return named(family, presentProfile(found.row, found.selection));
    }),
  });

  const update = endpoint({
    method: 'PATCH',
    paths: [itemPath],
    summary: `Change fields of a ${name}, or who may see and change it`,
    scope: 'anyone',
    limits: [{ max: 120, seconds: minute, key: byCaller }],
    params: { ...place, [item]: id, data, permissions: permissions.optional() },
    success,
    handle: inWords(family, async ({ core, actor, params, request }) => {
      const input = (params.data as Record<string, unknown> | undefined) ?? {};
      const asked = params.permissions as string[] | undefined;
      if (Object.keys(input).length === 0 && !asked) throw new Refusal('document_missing_payload');
      requirePlace(family, params);
      const change = {
        id: params[item] as string,
        data: input,
        permissions: asked,
        language: languageOf(request),
      };
      return named(family, presentProfile(await updateProfile(core, actor, change)));
    }),
  });

  const remove = endpoint({
    method: 'DELETE',
    paths: [itemPath],
    summary: `Delete a ${name}`,
    scope: 'anyone',
    limits: [{ max: 60, seconds: minute, key: byCaller }],
    params: { ...place, [item]: id },
    success: { status: 204, body: null, about: `The ${name} is gone` },
    handle: inWords(family, async ({ core, actor, params }) => {
      requirePlace(family, params);
      await deleteProfile(core, actor, params[item] as string);
    }),
  });

  return [list, create, get, update, remove];
}

type Handle = Endpoint['handle'];

/** Refusals of the domain are about documents; rows have names of their own for them. */
function inWords(family: Family, handle: Handle): Handle {
  return async (call) => {
    try {
      return await handle(call);
    } catch (error) {
      const code = error instanceof Refusal ? family.codes[error.code] : undefined;
      if (!(error instanceof Refusal) || !code) throw error;
      throw new Refusal(code, error.values);
    }
  };
}

function requirePlace(family: Family, params: Record<string, unknown>): void {
  if (params.databaseId !== databaseId)
    throw new Refusal('database_not_found', { id: String(params.databaseId) });
  const asked = params[family.container];
  if (asked === profilesId) return;
  throw new Refusal(family.containerNotFound, { id: String(asked) });
}

function named(
  family: Family,
  body: ProfileBody,
): ProfileBody & { $collectionId?: string; $tableId?: string } {
  return Object.assign(body, family.container === 'tableId' ? inTable : inCollection);
}

export const documentEndpoints: Endpoint[] = [...endpointsOf(documents), ...endpointsOf(rows)];

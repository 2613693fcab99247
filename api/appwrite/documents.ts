import {
  deleteDocument,
  deleteRow,
  getDocument,
  getDocuments,
  getRow,
  getRows,
  type ProfileBody,
  patchDocument,
  patchRow,
  postDocument,
  postRow,
  rowCodes,
} from '#contract/profiles/calls.ts';
import { databaseId, profilesId } from '#contract/profiles/ids.ts';
import type { Actor } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { createProfile } from '#core/profiles/create-profile.ts';
import { deleteProfile } from '#core/profiles/delete-profile.ts';
import { getProfile } from '#core/profiles/get-profile.ts';
import { listProfiles } from '#core/profiles/list-profiles.ts';
import { presentProfile } from '#core/profiles/present.ts';
import { updateProfile } from '#core/profiles/update-profile.ts';
import { answer, type Endpoint, type EndpointLimit } from '../http/endpoint.ts';
import { languageOf } from '../http/language.ts';

const perMinute = (max: number): EndpointLimit => ({
  max,
  seconds: 60,
  key: ({ actor, network }) => `${network} ${actor.kind === 'guest' ? '' : actor.id}`,
});

/** The contract speaks of the same profiles in two ways: as documents of a collection, and as rows of a table. */
export const documentEndpoints: Endpoint[] = [
  answer(getDocuments, async ({ core, actor, params }) => {
    requireCollection(params);
    const { total, bodies } = await readPage(core, actor, params);
    return { total, documents: bodies.map(asDocument) };
  }),

  answer(
    postDocument,
    async ({ core, actor, params, device, request }) => {
      const sent = requireData(params.documentId, params.data);
      requireCollection(params);
      const input = { ...sent, permissions: params.permissions, language: languageOf(device, request) };
      return asDocument(presentProfile(await createProfile(core, actor, input)));
    },
    [perMinute(120)],
  ),

  answer(getDocument, async ({ core, actor, params }) => {
    requireCollection(params);
    return asDocument(await readOne(core, actor, { id: params.documentId, queries: params.queries }));
  }),

  answer(
    patchDocument,
    async ({ core, actor, params, device, request }) => {
      const sent = requirePayload(params);
      requireCollection(params);
      const change = { id: params.documentId, ...sent, language: languageOf(device, request) };
      return asDocument(presentProfile(await updateProfile(core, actor, change)));
    },
    [perMinute(120)],
  ),

  answer(
    deleteDocument,
    async ({ core, actor, params }) => {
      requireCollection(params);
      await deleteProfile(core, actor, params.documentId);
    },
    [perMinute(60)],
  ),

  answer(getRows, async ({ core, actor, params }) => {
    requireTable(params);
    const { total, bodies } = await readPage(core, actor, params);
    return { total, rows: bodies.map(asRow) };
  }),

  answer(
    postRow,
    ({ core, actor, params, device, request }) =>
      inRowWords(async () => {
        const sent = requireData(params.rowId, params.data);
        requireTable(params);
        const input = { ...sent, permissions: params.permissions, language: languageOf(device, request) };
        return asRow(presentProfile(await createProfile(core, actor, input)));
      }),
    [perMinute(120)],
  ),

  answer(getRow, ({ core, actor, params }) =>
    inRowWords(async () => {
      requireTable(params);
      return asRow(await readOne(core, actor, { id: params.rowId, queries: params.queries }));
    }),
  ),

  answer(
    patchRow,
    ({ core, actor, params, device, request }) =>
      inRowWords(async () => {
        const sent = requirePayload(params);
        requireTable(params);
        const change = { id: params.rowId, ...sent, language: languageOf(device, request) };
        return asRow(presentProfile(await updateProfile(core, actor, change)));
      }),
    [perMinute(120)],
  ),

  answer(
    deleteRow,
    ({ core, actor, params }) =>
      inRowWords(async () => {
        requireTable(params);
        await deleteProfile(core, actor, params.rowId);
      }),
    [perMinute(60)],
  ),
];

async function readPage(core: Core, actor: Actor, params: { queries: string[]; total: boolean }) {
  const page = await listProfiles(core, actor, { queries: params.queries, withTotal: params.total });
  return { total: page.total, bodies: page.rows.map((row) => presentProfile(row, page.selection)) };
}

async function readOne(core: Core, actor: Actor, input: { id: string; queries: string[] }) {
  const { row, selection } = await getProfile(core, actor, input);
  return presentProfile(row, selection);
}

type Data = Record<string, unknown> | undefined;

function requireData(id: string | undefined, data: Data) {
  if (!data || Object.keys(data).length === 0 || !id) throw new Refusal('document_missing_data');
  return { id, data };
}

function requirePayload({ data = {}, permissions }: { data?: Data; permissions?: string[] }) {
  if (Object.keys(data).length === 0 && !permissions) throw new Refusal('document_missing_payload');
  return { data, permissions };
}

function requireCollection(params: { databaseId: string; collectionId: string }): void {
  requireDatabase(params.databaseId);
  if (params.collectionId === profilesId) return;
  throw new Refusal('collection_not_found', { id: params.collectionId });
}

function requireTable(params: { databaseId: string; tableId: string }): void {
  requireDatabase(params.databaseId);
  if (params.tableId === profilesId) return;
  throw new Refusal('table_not_found', { id: params.tableId });
}

function requireDatabase(asked: string): void {
  if (asked === databaseId) return;
  throw new Refusal('database_not_found', { id: asked });
}

// They add to the presented object instead of copying its twenty fields, which a list does many times.
function asDocument(body: ProfileBody) {
  return Object.assign(body, { $collectionId: profilesId });
}

function asRow(body: ProfileBody) {
  return Object.assign(body, { $tableId: profilesId });
}

async function inRowWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Refusal ? rowCodes[error.code] : undefined;
    if (!(error instanceof Refusal) || !code) throw error;
    throw new Refusal(code, error.values);
  }
}

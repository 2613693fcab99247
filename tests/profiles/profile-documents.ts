import assert from 'node:assert/strict';
import { type AppwriteException, type Client, Databases, ID } from 'appwrite';
import type { ApiServer } from '#tests/ground/api-server.ts';
import { projectId } from '#tests/sessions/sessions.ts';

export const collection = { databaseId: 'main', collectionId: 'profiles' };
export const table = { databaseId: 'main', tableId: 'profiles' };
export const documentsPath = '/databases/main/collections/profiles/documents';

export const dataOf = (who: { id: string }, changes: Record<string, unknown> = {}) => ({
  name: 'Asha Kulkarni',
  Email: 'asha@example.org',
  phone: '+919822012345',
  role: 'Student',
  location: 'Nagpur',
  agree: true,
  id: who.id,
  ...changes,
});

/** The same data under an id that is no account's, so that one member may have many. */
export const freeDataOf = (changes: Record<string, unknown> = {}) => dataOf({ id: ID.unique() }, changes);

/** Data of no particular document, which the clients' types do not foresee. */
export const some = (data: Record<string, unknown>) => data;

export const createDocument = (
  client: Client,
  changes: Record<string, unknown> = {},
  permissions?: string[],
) =>
  new Databases(client).createDocument({
    ...collection,
    documentId: ID.unique(),
    data: freeDataOf(changes),
    permissions,
  });

/** For `assert.rejects`: an error of the official clients with this status and type. */
export function refusal(code: number, type: string, message?: RegExp) {
  return (error: unknown) => {
    assert.ok(error instanceof Error, String(error));
    const { code: status, type: kind } = error as AppwriteException;
    assert.deepEqual([status, kind], [code, type], error.message);
    if (message) assert.match(error.message, message);
    return true;
  };
}

/** A call as no official client would send it. */
export async function callApi(api: ApiServer, session: string, method: string, path: string, body?: unknown) {
  const response = await fetch(`${api.endpoint}${path}`, {
    method,
    headers: {
      'x-appwrite-project': projectId,
      'content-type': 'application/json',
      ...(session && { 'x-appwrite-session': session }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

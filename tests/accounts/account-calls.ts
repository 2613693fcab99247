import assert from 'node:assert/strict';
import { Account, AppwriteException, Client } from 'node-appwrite';
import type { Core } from '#core/ground/core.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import type { TokenKind } from '#db/tables/tokens.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

/** The account calls through the official client, and bare where headers and cookies matter. */
export async function accountCalls() {
  const core = await freshCore();
  const { endpoint, bugs } = await serveApi(core, {
    origin: 'https://app.example.com',
    allowedOrigins: ['https://partner.example'],
  });

  const clientOf = (session?: string): Account => {
    const client = new Client().setEndpoint(endpoint).setProject(projectId);
    return new Account(session ? client.setSession(session) : client);
  };
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(endpoint + path, {
      method,
      headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const signedIn = async (changes: Parameters<typeof member>[1] = {}) => {
    const who = await member(core, changes);
    return { ...who, session: sessionOf(who), api: clientOf(sessionOf(who)) };
  };
  /** Logs in and returns the session value, as a client on another site gets it. */
  const logIn = async (email: string, password = goodPassword): Promise<string> => {
    const answer = await send('POST', '/account/sessions/email', { email, password });
    return JSON.parse(answer.headers.get('x-fallback-cookies') ?? '{}').a_session_saharambh;
  };
  const newestLink = (accountId: string, kind: TokenKind) => mailedLink(core, accountId, kind);
  return { core, endpoint, bugs, clientOf, guest: clientOf(), send, signedIn, logIn, newestLink };
}

/** The secret in the newest mailed link. */
async function mailedLink(core: Core, accountId: string, kind: TokenKind): Promise<string> {
  const { id } = await core.db
    .selectFrom('tokens')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return linkSecretOf(core.key, kind, id);
}

/** Matches a refusal of the official client by status and type, and that its envelope is whole. */
export const fails = (code: number, type: string, message?: RegExp) => (error: unknown) => {
  assert.ok(error instanceof AppwriteException, String(error));
  assert.deepEqual([error.code, error.type], [code, type]);
  if (message) assert.match(error.message, message);
  assert.deepEqual(Object.keys(JSON.parse(error.response)).sort(), ['code', 'message', 'type', 'version']);
  return true;
};

/** The client's JSON parser makes objects without a prototype, which strict comparison tells apart. */
export const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

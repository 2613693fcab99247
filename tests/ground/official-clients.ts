import { Client } from 'appwrite';
import { Client as NodeClient } from 'node-appwrite';
import type { Core } from '#core/ground/core.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';
import type { ApiServer } from './api-server.ts';
import { member } from './builders.ts';

/** The two official clients as a guest uses them, or with a session. */
export function clients({ endpoint }: ApiServer, session = ''): { web: Client; node: NodeClient } {
  const web = new Client().setEndpoint(endpoint).setProject(projectId);
  const node = new NodeClient().setEndpoint(endpoint).setProject(projectId);
  if (session) {
    web.setSession(session);
    node.setSession(session);
  }
  return { web, node };
}

/** A member with the official clients signed in. */
export async function person(core: Core, api: ApiServer, changes: Parameters<typeof member>[1] = {}) {
  const made = await member(core, changes);
  const session = sessionOf(made);
  return { ...made, session, ...clients(api, session) };
}

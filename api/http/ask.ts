import type { Ask, Call } from '#contract/call.ts';
import type { Core } from '#core/ground/core.ts';
import { enter, newPassage } from './door.ts';
import type { Endpoint, HeaderPair } from './endpoint.ts';
import { answerToBug, answerToRefusal } from './errors.ts';
import { toResponse, type Watch } from './router.ts';
import type { ApiSettings } from './settings.ts';

/** How one request for a page reaches the calls, and what they have to say to its browser. */
export type PageDoor = { ask: Ask; cookies: HeaderPair[] };

/**
 * Lets our own pages make the declared calls in this process: the same checks as over the wire, for whoever the request's
 * cookies name, counted under the same limits.
 */
export function createAsk(
  core: Core,
  settings: ApiSettings,
  endpoints: Endpoint[],
  watch?: Watch,
): (request: Request, ip: string) => PageDoor {
  const byAddress = new Map(endpoints.map((endpoint) => [addressOf(endpoint.call), endpoint]));
  return (request, ip) => {
    const cookies: HeaderPair[] = [];
    async function ask(call: Call, params: object): Promise<unknown> {
      // By address, not by identity: the pages' build has a copy of the declarations.
      const endpoint = byAddress.get(addressOf(call));
      if (!endpoint) throw new Error(`Nothing answers ${addressOf(call)}.`);
      const passage = newPassage();
      const asked = { request, ip, isOwnPage: true, readRaw: async () => ({ ...params }) };
      try {
        const result = await enter(core, settings, endpoint, asked, passage);
        // Nothing else: a page on another site, which needs the session in a header, has no loader here.
        cookies.push(...passage.headers.filter(([name]) => name === 'set-cookie'));
        if (watch) await watch(endpoint, toResponse(endpoint.call, result, newPassage()));
        return result;
      } catch (error) {
        if (watch) await watch(endpoint, answerToRefusal(error) ?? answerToBug(''));
        throw error;
      }
    }
    return { ask: ask as Ask, cookies };
  };
}

const addressOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

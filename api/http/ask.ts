import { parse as parseCookies } from 'hono/utils/cookie';
import type { Ask, AskedHow, Call } from '#contract/ground/call.ts';
import { type CookieKey, cookies as cookieDeclarations, cookieName } from '#contract/ground/cookies.ts';
import type { AskedRight } from '#contract/ground/staff-rights.ts';
import { firstLanguage, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { mayAdminister } from '#core/administration/policy.ts';
import { lawMark } from '#core/consents/law-mark.ts';
import { type Actor, guest } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { languagesOf } from '#core/languages/languages-of.ts';
import { markOf } from '#core/unsent-forms/mark.ts';
import { isDatabaseGone } from '#db/gone.ts';
import { askedLanguage } from '#rules/text/asked-language.ts';
import { enter, newPassage } from './call-checks.ts';
import type { Endpoint, HeaderPair } from './endpoint.ts';
import { answerToBug, answerToRefusal, refusalOf } from './errors.ts';
import { readOwnSecretCookie } from './read-cookie.ts';
import { toResponse, type Watch } from './router.ts';
import { findActor } from './session-value.ts';
import { dropCookie, dropSecretCookie, setCookie, setOwnSecretCookie } from './set-cookie.ts';
import type { ApiSettings } from './settings.ts';
import { wordedAnswer } from './worded-answer.ts';

/** The declared cookies of one request. Its answer carries the cookies that are set or dropped here. */
export type CookieJar = {
  read(key: CookieKey): string | undefined;
  set(key: CookieKey, value: string): void;
  drop(key: CookieKey): void;
};

/** How a request for a page makes calls, and the cookies that the calls and the page set in its browser. */
export type PageCalls = {
  ask: Ask;
  jar: CookieJar;
  cookies: HeaderPair[];
  /** Whether a page of the desk is open to the caller; false for all callers while the database is unreachable. */
  mayOpen: (right: AskedRight) => Promise<boolean>;
  /** The language of the caller: of their account, of their choice in this browser, or that their browser asks for. */
  language: () => Promise<LanguageCode>;
  /** Names the member for whom the page was made, in its forms; empty for all others. */
  mark: () => Promise<string>;
  /** Names the words of law that count now in the language of the page. */
  law: () => Promise<string>;
};

/**
 * Lets our own pages make the declared calls in this process: with the same checks and limits as over the wire, for the
 * caller that the request's cookies name.
 */
export function createAsk(
  core: Core,
  settings: ApiSettings,
  endpoints: Endpoint[],
  watch?: Watch,
): (request: Request, ip: string, language?: () => LanguageCode) => PageCalls {
  const byAddress = new Map(endpoints.map((endpoint) => [addressOf(endpoint.call), endpoint]));
  return (request, ip, ofPage) => {
    const cookies: HeaderPair[] = [];
    const find = () => findActor(core, settings, request.headers);
    // A page asks many things; who it is made for is looked up once, until a call may have changed it.
    let found: Promise<Actor> | undefined;
    const findOnce = () => {
      found ??= find();
      return found;
    };
    // The frame and the page inside it ask for the same things; each is asked for once, under the same condition.
    const answers = new Map<string, Promise<unknown>>();
    function ask(call: Call, params: object, how: AskedHow = {}): Promise<unknown> {
      if (call.method !== 'GET') return enterOnce(call, params, how);
      const question = `${addressOf(call)} ${JSON.stringify(params)}`;
      const answer = answers.get(question) ?? enterOnce(call, params, how);
      answers.set(question, answer);
      return answer;
    }
    async function enterOnce(call: Call, params: object, { replacesSession }: AskedHow): Promise<unknown> {
      // By address, not by identity: the pages' build has a copy of the declarations.
      const endpoint = byAddress.get(addressOf(call));
      if (!endpoint) throw new Error(`Nothing answers ${addressOf(call)}.`);
      const passage = newPassage();
      const isRead = endpoint.call.method === 'GET';
      const readRaw = async () => ({ ...params });
      const asked = {
        request,
        ip,
        isOwnPage: true,
        readRaw,
        replacesSession,
        language: ofPage?.(),
        findActor: isRead ? findOnce : find,
      };
      try {
        const result = await enter(core, settings, endpoint, asked, passage);
        // Nothing else: a page on another site, which needs the session in a header, has no loader here.
        cookies.push(...passage.headers.filter(([name]) => name === 'set-cookie'));
        if (watch) await watch(endpoint, toResponse(endpoint.call, result, newPassage()));
        const { body } = endpoint.call.answer;
        return body === null || body === 'bytes'
          ? result
          : wordedAnswer(body, result, ofPage?.() ?? firstLanguage);
      } catch (error) {
        if (watch) await watch(endpoint, answerToRefusal(error) ?? answerToBug(''));
        throw refusalOf(error) ?? error;
      } finally {
        if (!isRead) {
          found = undefined;
          answers.clear();
        }
      }
    }
    let brought: Record<string, string> | undefined;
    const jar: CookieJar = {
      read(key) {
        if (isGuarded(key)) return readOwnSecretCookie(settings, request.headers, key) ?? undefined;
        brought ??= parseCookies(request.headers.get('cookie') ?? '');
        return brought[cookieName(key, settings.projectId)];
      },
      set: (key, value) =>
        cookies.push((isGuarded(key) ? setOwnSecretCookie : setCookie)(settings, key, value)),
      drop: (key) =>
        cookies.push(...(isGuarded(key) ? dropSecretCookie(settings, key) : [dropCookie(settings, key)])),
    };
    async function mayOpen(right: AskedRight): Promise<boolean> {
      try {
        return mayAdminister(core, await findOnce(), right);
      } catch (error) {
        if (isDatabaseGone(error)) return false;
        throw error;
      }
    }
    async function language(): Promise<LanguageCode> {
      const offered = languagesOf(core);
      const offer = (code: string | undefined) => offered.find((one) => one === code);
      const actor = await findOnce().catch((error) => {
        if (isDatabaseGone(error)) return guest;
        throw error;
      });
      if (actor.kind === 'member') return offer(actor.account.interface_language) ?? firstLanguage;
      const asked = request.headers.get('accept-language');
      return offer(jar.read('language')) ?? askedLanguage(asked, offered) ?? firstLanguage;
    }
    async function mark(): Promise<string> {
      const actor = await findOnce();
      return actor.kind === 'member' ? markOf(core.key, actor.id) : '';
    }
    const law = () => lawMark(core.db, ofPage?.() ?? firstLanguage);
    return { ask: ask as Ask, jar, cookies, mayOpen, language, mark, law };
  };
}

const isGuarded = (key: CookieKey) => 'isGuarded' in cookieDeclarations[key];

const addressOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

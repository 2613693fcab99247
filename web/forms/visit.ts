import { data, type RouterContextProvider } from 'react-router';
import type { AnswerOf, AskedHow, CallInProcess, CallWithForm, ParamsOf } from '#contract/ground/call.ts';
import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import {
  ask,
  type CookieJar,
  cookieContext,
  lawContext,
  markContext,
  pageContext,
  positionContext,
  timeContext,
} from '../page-context.ts';

/** The parts of a request that a personal page's loader or action works with. */
export type Visit = {
  ask: <C extends CallInProcess>(call: C, params: ParamsOf<C>, how?: AskedHow) => Promise<AnswerOf<C>>;
  /** Hands the form that was sent to this page on to the call, which reads it as it arrives. */
  passOn: <C extends CallWithForm>(call: C, params: ParamsOf<C>) => Promise<AnswerOf<C>>;
  cookies: CookieJar;
  /** The mark of this member in the forms of their pages; empty for all others. */
  mark: () => Promise<string>;
  /** Names the words of law that count now in the language of the page, for a form that gives a consent. */
  law: () => Promise<string>;
  /** Where the server's hearing of events stood when this was asked for. */
  position: string;
  /** The database's time, in Unix milliseconds. */
  time: () => Promise<number>;
  /** As the person sees it: without the framework's endings. */
  url: URL;
  /** The address of the page that asks, where the browser says it; else empty. */
  before: string;
  params: Record<string, string | undefined>;
  /** A parameter of the page's address; an address without it is a 404. */
  param: (name: string) => string;
  /** Our own public origin, for addresses in mails. */
  origin: string;
  projectId: string;
  /** The languages that readers choose between. */
  languages: readonly LanguageCode[];
  /** Whether scripts ask, which go on by themselves, or the browser, which has to be led. */
  isScripted: boolean;
  /** Fetched ahead of a visit that may never come. */
  isPrefetch: boolean;
};

type Args = {
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

export function visitOf({ request, url, params, context }: Args): Visit {
  return {
    ask: (call, asked, how) => ask(context, call, asked, how),
    passOn: (call, asked) => ask(context, call, asked),
    cookies: context.get(cookieContext),
    mark: context.get(markContext),
    law: context.get(lawContext),
    position: context.get(positionContext),
    time: context.get(timeContext),
    url,
    before: request.headers.get('referer') ?? '',
    params,
    param(name) {
      const value = params[name];
      if (value === undefined) throw data(null, 404);
      return value;
    },
    origin: context.get(pageContext).origin,
    projectId: context.get(pageContext).projectId,
    languages: context.get(pageContext).languages,
    isPrefetch: /prefetch|prerender/i.test(
      request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '',
    ),
    isScripted: new URL(request.url).pathname.endsWith('.data'),
  };
}

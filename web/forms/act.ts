import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { RefusalCode } from '#contract/collected.ts';
import { refusals } from '#contract/collected.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import { markField } from '#contract/unsent-forms/limits.ts';
import { secretFields } from '#contract/unsent-forms/secret-fields.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { pageAt } from '../page-at.ts';
import type { Fault, FaultCode, Outcome } from './outcome.ts';
import { leaveOutcome } from './outcome-cookie.ts';
import { outcomeSentence } from './outcome-sentence.ts';
import { readForm } from './read-form.ts';
import { factorRequired, secondProofCodes, secondProofFor, signInAgainFor } from './sign-in-for.ts';
import { keepTyped, keepTypedBesideFile, withoutFile } from './unsent-form.ts';
import { type Visit, visitOf } from './visit.ts';

/** A sent form: its fields as text, trimmed but for passwords. */
export type Sent = {
  text: (field: string) => string;
  /** As it was typed. */
  secret: (field: string) => string;
  has: (field: string) => boolean;
  entries: () => Iterable<[string, FormDataEntryValue]>;
};

/** The typed values of a form whose call read the request itself. */
export function sentIn(typed: Record<string, string>): Sent {
  const form = new FormData();
  for (const [field, value] of Object.entries(typed)) form.set(field, value);
  return sentOf(form);
}

/** A form handler's answer; `acts` adds the intent and the typed values. */
export type Reply = Omit<Outcome, 'intent' | 'typed'>;
export type Handler = (sent: Sent, visit: Visit) => Promise<Reply>;

/** The parts that a page adds to a refusal: its fields, and a more specific code of this page. */
type Added = Partial<Pick<Fault, 'code' | 'fields'>>;
export type FaultsOf = Partial<Record<RefusalCode, Added | ((values: RefusalValues) => Added)>>;

/**
 * Makes a page's action of one handler for each of its forms, which say by `intent` which they are. With scripts the
 * outcome goes to the form; without them a refused form comes back as it was typed, and a taken one leads on.
 */
export function acts(handlers: Record<string, Handler>, faultsOf: FaultsOf = {}) {
  return async (args: ActionFunctionArgs) => {
    const visit = visitOf(args);
    const form = await readForm(args.request);
    if (!form) throw data(null, 415);
    const mark = String(form.get(markField) ?? '');
    form.delete(markField);
    const intent = String(form.get('intent') ?? '');
    const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
    if (!handler) throw data(null, 400);
    const keep = (by = mark) => keepTyped(visit, { mark: by, intent, typed: typedIn(form) });
    await leadGuestToSignIn(visit, keep);
    const outcome: Outcome = { intent, ...(await handled(() => handler(sentOf(form), visit), faultsOf)) };
    await leadToSignIn(outcome, visit, keep);
    if (outcome.fault) return data({ ...outcome, typed: typedIn(form) }, statusOf(outcome.fault.code));
    if (visit.isScripted) return data(outcome, 200);
    leaveOutcome(visit.cookies, outcome);
    throw redirect(outcome.to ?? visit.url.pathname + visit.url.search, 303);
  };
}

/**
 * The same for forms with a file, by their names in `?file=`: the call reads the request as it arrives. `others` handles all
 * other forms.
 */
export function actsOnFiles(
  handlers: Record<string, (visit: Visit) => Promise<Handled>>,
  others: ReturnType<typeof acts>,
  faultsOf: FaultsOf = {},
) {
  return async (args: ActionFunctionArgs) => {
    const visit = visitOf(args);
    const intent = visit.url.searchParams.get('file');
    if (intent === null) return others(args);
    const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
    if (!handler) throw data(null, 400);
    const keep = () => keepTypedBesideFile(visit, intent);
    await leadGuestToSignIn(visit, keep);
    const outcome: Outcome = { intent, ...(await handled(() => handler(visit), faultsOf)) };
    await leadToSignIn(outcome, visit, keep);
    if (outcome.fault) return data(outcome, statusOf(outcome.fault.code));
    // A live update about this form may come before its answer, and a reload of the page at that moment would drop a redirect.
    if (visit.isScripted && outcome.to !== undefined) return data(outcome, 200);
    leaveOutcome(visit.cookies, outcome);
    throw redirect(outcome.to ?? visit.url.pathname, 303);
  };
}

const endedSession: readonly FaultCode[] = ['general_unauthorized_scope', 'user_unauthorized'];

type Keep = (mark?: string) => Promise<boolean>;

/**
 * Without scripts, a page of the layout would lead a member whose session has ended to the sign-in, before it shows what is wrong
 * with the form. The sign-in says that nothing was sent, and whether the typed text is kept. Scripts say so at the form.
 */
async function leadGuestToSignIn(visit: Visit, keep: Keep): Promise<void> {
  if (visit.isScripted || !pageAt(visit.url.pathname)?.page.hasLayout || (await visit.mark())) return;
  await leadAway(visit, keep);
}

/** The same for pages that are open to guests as well, where a step is not. */
async function leadToSignIn({ fault }: Outcome, visit: Visit, keep: Keep): Promise<void> {
  // The form comes back as it was typed after the proof, on the page where it was sent.
  if (fault && secondProofCodes.includes(fault.code)) {
    await keep(await visit.mark());
    throw redirect(secondProofFor(withoutFile(visit.url)), 303);
  }
  if (fault?.code === factorRequired.code) throw redirect(factorRequired.path, 303);
  if (fault && !visit.isScripted && endedSession.includes(fault.code)) await leadAway(visit, keep);
}

async function leadAway({ cookies, url }: Visit, keep: Keep): Promise<never> {
  leaveOutcome(cookies, { intent: 'log-in', done: (await keep()) ? 'kept' : 'unsaved' });
  throw redirect(signInAgainFor(withoutFile(url)), 303);
}

type Handled = Reply & Pick<Outcome, 'typed'>;

async function handled(handle: () => Promise<Handled>, faultsOf: FaultsOf = {}): Promise<Handled> {
  try {
    return inWords(await handle());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const more = faultsOf[error.code];
    const added = typeof more === 'function' ? more(error.values) : more;
    const reply = inWords({ fault: faultOf(error, added) });
    // Of a form that was handed on unread, the call says what was typed.
    return error.values.typed ? { ...reply, typed: error.values.typed } : reply;
  }
}

function inWords(reply: Handled): Handled {
  const { fault } = reply;
  return fault ? { ...reply, fault: { ...fault, sentence: outcomeSentence(fault) } } : reply;
}

export function faultOf({ code, values }: Refusal, more?: Added): Fault {
  const { reason, broken, on, param, count, limit, seconds = limit?.seconds } = values;
  return { code, seconds, reason, broken, on, param, count, ...more };
}

function statusOf(code: FaultCode): number {
  const kind = Object.hasOwn(refusals, code) ? refusals[code as RefusalCode] : 'invalid';
  return kind === 'too_many' ? 429 : kind === 'unavailable' ? 503 : 400;
}

function sentOf(form: FormData): Sent {
  const secret = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    secret,
    text: (field) => secret(field).trim(),
    has: (field) => form.has(field),
    entries: () => form,
  };
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([field, value]) =>
      typeof value === 'string' && !secretFields.test(field) && field !== 'intent' ? [[field, value]] : [],
    ),
  );
}

import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useActionData, useFetcher, useLoaderData, useNavigate } from 'react-router';
import { tellOtherTabs } from '../client/tabs.ts';
import { Banner } from '../ui/banner.tsx';
import { faultSentence } from './fault-sentence.ts';
import type { Fault, Outcome, OwnFault } from './outcome.ts';

type PostOptions = {
  /** Runs before the form is sent, for example until an upload ends; it may add to the form. */
  prepare?: (form: FormData, intent: string) => Promise<OwnFault | null>;
  /** Looks at the form before it is sent. The server looks again. */
  check?: (form: FormData, intent: string) => OwnFault | null;
  /** With scripts only: called after a form was accepted. */
  onDone?: (outcome: Outcome) => void;
  /** A name that forms of a page share, so that the page still knows what came of one that is gone (`useSharedOutcome`). */
  shared?: string;
  /** Links lead to its fields, so their names are their ids too. */
  isLedTo?: boolean;
};

export type Post = ReturnType<typeof usePost>;

/**
 * One form, or one with several buttons, each with an intent: sent by scripts if they are there, else by the browser. The
 * outcome is the same for both.
 */
export function usePost(
  intents: readonly string[],
  { check, prepare, onDone, shared, isLedTo }: PostOptions = {},
) {
  const fetcher = useFetcher<Outcome>({ key: shared });
  const isOwn = (intent: string) => shared === undefined || intents.includes(intent);
  const navigate = useNavigate();
  const before = useOutcomeOfPage();
  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Fault | null>(null);
  const [isEdited, setEdited] = useState(false);
  const isMine = before && intents.includes(before.intent) ? before : null;
  const data = useUnlessOld(fetcher.data, before);
  const answered = data && isOwn(data.intent) ? data : undefined;
  // A later answer to another of these forms outdates the outcome of the page.
  const outcome = data ? answered : isMine;
  const [preparing, setPreparing] = useState<string | null>(null);
  const underWay = String(fetcher.formData?.get('intent') ?? '');
  const busyWith = fetcher.state === 'idle' || !isOwn(underWay) ? preparing : underWay;
  const fault = own ?? (isEdited || busyWith !== null ? null : (outcome?.fault ?? null));

  const arrived = useEffectEvent((came: Outcome) => {
    if (came.fault) return;
    onDone?.(came);
    tellOtherTabs();
    if (came.to !== undefined)
      void navigate(came.to, { replace: true, state: { ...came.state, done: came.done } });
  });
  useEffect(() => {
    if (answered) arrived(answered);
  }, [answered]);

  async function sendPrepared(element: HTMLFormElement, sent: FormData, intent: string) {
    setPreparing(intent);
    const found = (await prepare?.(sent, intent)) ?? null;
    setPreparing(null);
    setOwn(found);
    if (found) return;
    await fetcher.submit(sent, { method: 'post', action: element.getAttribute('action') ?? undefined });
  }

  // Only once the banner is on the page: it moves the fields below it, and a bar may then cover the one with the focus.
  useEffect(() => {
    if (fault && !focusFault(form.current, fault)) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  const isAtFault = (field: string) => fault?.fields?.includes(field) === true;
  return {
    form,
    /** Where the fault is shown (`PostFault`). */
    banner,
    fetcher,
    /** The answer to the last form, accepted or refused. */
    answer: outcome,
    outcome: outcome?.fault ? null : outcome,
    fault,
    /** The page itself came back with the fault: the browser has forgotten the files that were chosen. */
    hasForgottenFiles: fault === isMine?.fault,
    busyWith,
    isAtFault,
    /** The values typed before the page came back, as `read` makes them for its fields. */
    typedValues: <T extends object>(read: (typed: Iterable<[string, string]>) => T): Partial<T> =>
      isMine?.typed ? read(Object.entries(isMine.typed)) : {},
    /** The properties of a text field: the value typed before the page came back, and whether it has an error. */
    field: (name: string, atFirst?: string) => ({
      name,
      ...(isLedTo && { id: name }),
      defaultValue: isMine?.typed?.[name] ?? atFirst,
      autoFocus: isMine?.fault?.fields?.[0] === name || undefined,
      'aria-invalid': isAtFault(name) || undefined,
    }),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const element = event.currentTarget;
      // Several forms may share a post: a fault leads into the one that was sent.
      form.current = element;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const sent = new FormData(element, submitter as HTMLElement);
      const intent = String(sent.get('intent'));
      // Once it is answered only the page is brought up to date, and another button may be pressed.
      const isBusy = busyWith !== null && (fetcher.state !== 'loading' || intent === busyWith);
      if (isBusy) return event.preventDefault();
      const found = check?.(sent, intent) ?? null;
      // The same fault once more is shown once more.
      setOwn(found && { ...found });
      setEdited(false);
      if (found || prepare) event.preventDefault();
      if (!found && prepare) void sendPrepared(element, sent, intent);
    },
    /** Editing takes the fault away. */
    onEdit() {
      setOwn(null);
      setEdited(true);
    },
  };
}

/** With scripts: the outcome of the last of the forms that share this name, even if it is no longer on the page. */
export function useSharedOutcome(shared: string): Outcome | undefined {
  return useUnlessOld(useFetcher<Outcome>({ key: shared }).data, useOutcomeOfPage());
}

/** A form that leads on, such as one with a file, leaves its outcome to the page. Its earlier answers are outdated then. */
function useUnlessOld(answered: Outcome | undefined, page: Outcome | null): Outcome | undefined {
  const [[last, old], setLast] = useState<[Outcome | null, Outcome?]>([page]);
  if (last !== page) setLast([page, answered]);
  return answered === old ? undefined : answered;
}

/** The outcome that the page was rendered with: of a plain form on it, or left by the page before. */
export function useOutcomeOfPage(): Outcome | null {
  const posted = useActionData() as Outcome | undefined;
  const loaded = useLoaderData() as { outcome?: Outcome | null } | undefined;
  // The server gives it only once; a reload of the page brings no other one.
  const [outcome, setOutcome] = useState(loaded?.outcome ?? null);
  if (loaded?.outcome && loaded.outcome !== outcome) setOutcome(loaded.outcome);
  return posted ?? outcome;
}

type PostFormProps = Omit<ComponentProps<'form'>, 'method' | 'action' | 'encType'> & {
  post: Post;
  /** Of the button that has no intent of its own. */
  intent?: string;
  action?: string;
  /** Sends a file along, to an address with `?file=`. */
  takesFile?: boolean;
  /** The browser itself says what is missing, before it sends anything. */
  isChecked?: boolean;
};

/** The form of a post, with its fault above it. */
export function PostForm({ post, intent, takesFile, isChecked, children, ...rest }: PostFormProps) {
  return (
    <post.fetcher.Form
      {...rest}
      ref={post.form}
      method="post"
      encType={takesFile ? 'multipart/form-data' : undefined}
      noValidate={!isChecked}
      onSubmit={post.onSubmit}
      onInput={post.onEdit}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
    </post.fetcher.Form>
  );
}

type PostFaultProps = { post: Post; className?: string; children?: ReactNode };

/** Why the form was not taken; or what is said instead. */
export function PostFault({ post, className, children }: PostFaultProps) {
  return (
    post.fault && (
      <Banner ref={post.banner} className={className}>
        {children || faultSentence(post.fault)}
      </Banner>
    )
  );
}

/** The first field at fault on the page, which need not be the first by the rules. False if none is there. */
function focusFault(form: HTMLFormElement | null, { fields = [] }: Fault): boolean {
  const elements = [...(form?.elements ?? [])] as HTMLInputElement[];
  const at = elements.findIndex(({ name }) => fields.includes(name));
  elements[at]?.focus();
  return at >= 0;
}

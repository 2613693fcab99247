import type { Core } from './core.ts';
import type { Tx } from './events.ts';
import { addJob, awaitedJob, thereAreJobs } from './jobs.ts';

/** The recipient of a sample. */
export type SamplePerson = { to: string; name: string; origin: string };

/**
 * A kind of email: its facts are looked up when it is written, so that the outbox holds keys, never secrets. A `language` among
 * them is the one that a member chose for a person without an account.
 */
export type EmailKind<Name extends string, Needs extends object, Facts extends { to: string }> = {
  name: Name;
  /** Null when the email has become pointless: its code or link expired or was used, or its account was deleted. */
  prepare(core: Core, needs: Needs): Promise<Facts | null>;
  /**
   * The email is held until the recipient's quiet hours end. Codes, safety emails and replies to a member's own action are
   * not held.
   */
  keepsQuiet?: true;
  /** The email would come too late after the quiet hours, so that it leaves in them. */
  cannotWait?(facts: Facts): boolean;
  /** Called once the mail server has taken the email. */
  handed?(core: Core, needs: Needs): Promise<void>;
  /** The name under which the version before posted it, as long as such emails may be in the outbox. */
  formerly?: { name: string; needs(posted: Record<string, string>): Needs };
  /** Samples: one, or one for each variant. */
  samples(person: SamplePerson): Facts[];
};

/** Declares a kind of email; the types of its needs and facts follow from `prepare`. */
export function emailKind<const Name extends string, Needs extends object, Facts extends { to: string }>(
  kind: EmailKind<Name, Needs, Facts>,
): EmailKind<Name, Needs, Facts> {
  return kind;
}

/** As a module lists it among others. */
export type AnyEmailKind = Omit<EmailKind<string, never, { to: string }>, 'formerly' | 'handed'> & {
  handed?(core: Core, needs: never): Promise<void>;
  formerly?: { name: string; needs(posted: Record<string, string>): object };
};

/** The part of `Emails` that one declaration adds. */
export type Named<Kind extends { name: string }> = { [Name in Kind['name']]: Kind };

/** Every kind of email. Each adds itself where it is declared. */
export interface Emails extends Record<never, AnyEmailKind> {}

export type EmailName = keyof Emails;

/** The keys that are posted of an email, and the language of the page on which its code was asked for. */
export type Email = {
  [Name in EmailName]: { letter: Name; language?: string | undefined } & Parameters<
    Emails[Name]['prepare']
  >[1];
}[EmailName];

/** The facts of an email of this kind. */
export type FactsOf<Name extends EmailName> = NonNullable<Awaited<ReturnType<Emails[Name]['prepare']>>>;

/** The cause of an email, which decides the caps of its mailbox (`email-caps.ts`). */
export type Cause =
  /** Anyone can request it on our pages. */
  | 'page'
  /** The same, from a browser that has logged in to the account before. */
  | 'known browser'
  /** Anyone can request it by the contract's calls. */
  | 'client'
  /** It replies to an action of the signed-in owner of a proven mailbox. */
  | 'owner'
  /** The product must send it. */
  | 'product'
  /** The same to an unproven mailbox, so that anyone who enters its address causes the email. */
  | 'product to anybody'
  /** It goes to ourselves. */
  | 'operator'
  /** The law wants it read at once, whatever else the mailbox got. */
  | 'breach';

/**
 * Puts an email into the outbox within `tx`: it leaves if, and only if, the transaction commits and the caps of its mailbox
 * allow it.
 */
export async function post(tx: Tx, email: Email, cause: Cause): Promise<void> {
  const isCode = 'codeId' in email;
  await addJob(tx, 'send-letter', { ...email, cause }, isCode ? awaitedJob : thereAreJobs);
}

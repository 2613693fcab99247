import type { FieldErrorCode, RefusalCode, ScriptErrorCode } from '#contract/collected.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';

export type FaultCode = RefusalCode | FieldErrorCode | ScriptErrorCode;

/** Why a form was not taken. The page makes a sentence of it, or shows the server’s. */
export type Fault = {
  code: FaultCode;
  /** In words, where scripts have none for it. */
  sentence?: string | undefined;
  /** The fields that need mending, by their names in the form. */
  fields?: string[] | undefined;
} & {
  [Name in 'seconds' | 'reason' | 'broken' | 'on' | 'param' | 'count']?: RefusalValues[Name] | undefined;
};

/** One that scripts find by themselves, before a form is sent or where no answer comes; or say again. */
export type OwnFault = Fault & ({ code: ScriptErrorCode } | { sentence: string });

/** The outcome of a form that was sent. */
export type Outcome = {
  /** Which form of its page it was. */
  intent: string;
  fault?: Fault;
  /** The step that was taken, and its values (such as the address that an email went to). */
  done?: string;
  about?: Record<string, string>;
  /** Where to go on. Scripts take `state` along in the history; without them it travels in a cookie that is read once. */
  to?: string;
  state?: Record<string, string | boolean>;
  /** The typed values, to be shown again. Never a password. */
  typed?: Record<string, string>;
};

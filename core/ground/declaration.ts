import type { Tables } from '#db/tables.ts';
import type { Acquaintance } from './acquaintance.ts';
import type { AwaitedAccount } from './awaited-account.ts';
import type { Chore } from './chore.ts';
import type { Duty } from './duty.ts';
import type { DeclaredEvents, EventName } from './events.ts';
import type { AnyLetterKind } from './letters.ts';
import type { Notices } from './notice.ts';
import type { OpenStep } from './open-step.ts';
import type { AnyReaction } from './reaction.ts';
import type { Presenters } from './realtime.ts';
import type { Repeat } from './repeat.ts';
import type { Reportables } from './reportable.ts';
import type { SubjectName } from './subject-name.ts';
import type { OwnData } from './table-rule.ts';
import type { Task } from './task.ts';
import type { Waits } from './wait-description.ts';

/** The table of contents of a module: all that it declares. `core/modules.ts` lists them in order. */
export type Module = {
  /** The name of its folder. */
  name: string;
  events?: DeclaredEvents;
  /** Who is told of each of its events, and how that reads. */
  notices?: Notices;
  letters?: readonly AnyLetterKind[];
  reactions?: readonly AnyReaction[];
  chores?: readonly Chore[];
  tasks?: readonly Task[];
  /** How what waits for somebody reads. */
  waits?: Waits;
  /** The states that wait for a member though no clock names one. */
  openSteps?: readonly OpenStep[];
  /** The ways in which members come to know of each other here. */
  acquaintances?: readonly Acquaintance[];
  /** By what else than an account a file or a profile may belong to somebody. */
  awaitedAccounts?: readonly AwaitedAccount[];
  /** Those of its things that members and guests can report. */
  reportables?: Reportables;
  /** What its things are called in the log of what administrators have done. */
  subjectNames?: readonly SubjectName[];
  /** What its things hold owners of projects to, and whoever leaves. */
  duties?: readonly Duty[];
  /** The tables that this module alone writes to, and what becomes of people's data in them. */
  ownData?: OwnData;
  /** Those of them whose rows stand for bytes in the store: by storage_key, size and checksum. */
  tablesWithBytes?: readonly (keyof Tables)[];
  /** How a restored backup is told of what has ended in its tables since. */
  repeats?: readonly Repeat[];
  /** What clients hear of the events, as far as they do. */
  presenters?: Presenters;
  /** The events after which their account may hold other roles than before. */
  changesRoles?: readonly EventName[];
};

import type { AskedRight } from '#contract/ground/staff-rights.ts';

/**
 * `public`: the same for everyone, kept in memory. `personal`: made for the member whom the session names. `act`: shows nothing,
 * takes the form of other pages. `desk`: for staff. `machine`: a file for programs. `workshop`: for developers.
 */
export type Kind = 'public' | 'personal' | 'act' | 'desk' | 'machine' | 'workshop';

export type Page = (
  | { kind: 'desk' /** The right that staff need to open it. */; right: AskedRight }
  | { kind: Exclude<Kind, 'desk'>; right?: never }
) & {
  path: string;
  /** Below web/. */
  file: string;
  /** Where two pages share a file. */
  id?: string;
  /**
   * The names of what a public page shows (`:name` stands for what the address has there): it is kept until one of them
   * changes. Empty for a page of nothing but its texts, which is kept while the server runs.
   */
  madeOf?: readonly string[];
  /** What behind the `?` changes a public page, with every value that does, or their form; all else is as if it were not. */
  query?: Readonly<Record<string, readonly string[] | RegExp>>;
  /** In place of `query`: it reads all that stands behind the `?`, and refuses what it cannot read. */
  readsWholeQuery?: true;
  /** A name behind the `?` with which the page counts days from today, so that it is kept until the day is over. */
  countsDaysWith?: string;
  /** Other sites may show it in a frame. */
  isFramed?: true;
  /** Its path holds a secret, which no log may hold. */
  hasSecretPath?: true;
  isInSitemap?: boolean;
  /**
   * It has the language of its reader, as all pages in the layout of members have. All other public and personal pages have an
   * address for each language.
   */
  followsReader?: true;
  /** A file with words for people, which has an address for each language. */
  hasWords?: true;
  /** The name of its picture under /share/; the home page's stands for all others. */
  picture?: string;
  /** An address for tests and benchmarks, where the path has parameters. */
  sample?: string;
  /** Its sample does not exist: only members make such a thing. Its own tests look at a real one. */
  isNobodys?: boolean;
  /** Only members under 18 see it. */
  isUnder18?: boolean;
  /** All of it is a form that begins or publishes something: paused members read there why they cannot. */
  begins?: true;
  /** Stands in the layout of a member's pages. */
  hasLayout?: boolean;
  /** Takes forms with a file, each sent with its name behind `?file=`; such a body reaches the action unread. */
  takesFiles?: boolean;
  /** Takes requests of mail programs, which send no cookie and no origin: the caller is a guest here, and no cookie counts. */
  takesMailPrograms?: true;
  /** People come here so seldom that the scripts of other pages are not told of it. */
  isRare?: boolean;
  /** Public pages do not lead to it, but a mail or an address: their scripts are not told of it. */
  isUnlisted?: boolean;
  /** Has a promise of its own in the benchmark with Lighthouse. */
  isMeasured?: boolean;
};

import { z } from 'zod';

const entries = z.array(z.object({ name: z.string(), text: z.string(), note: z.string() }));

/**
 * A string is a paragraph, a list of strings is a list of points; names as machines know them, and entries in plain words, come
 * with what they are; links stand below each other.
 */
const part = z.union([
  z.string(),
  z.array(z.string()),
  z.object({ named: entries }),
  z.object({ kinds: entries }),
  z.object({ links: z.array(z.object({ to: z.string(), label: z.string() })) }),
]);

/** A long text in numbered sections. */
export const textWords = z.object({
  title: z.string(),
  /** One sentence for search engines. */
  description: z.string(),
  summary: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), body: z.array(part) })),
});

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
export type TextWords = DeepReadonly<z.infer<typeof textWords>>;

/** How a new purpose or receiver is asked about. */
export const purposeWords = z.object({ name: z.string(), question: z.string(), about: z.string() });
export type PurposeWords = z.infer<typeof purposeWords>;

/** The words of one version. */
export type VersionWords = {
  text: TextWords;
  /** The lines under "What changes", 1 to 5; none for the first version. */
  changes?: readonly string[];
  /** The words of each purpose for which the version asks. */
  asks?: Readonly<Record<string, PurposeWords>>;
};

/** The most lines of "What changes" in an email. */
export const mostChanges = 5;

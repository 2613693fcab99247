import { z } from 'zod';
import { listedNames, type NameList } from '#contract/ground/listed-names.ts';
import { firstLanguage, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { placeIn } from '#core/districts/district-in.ts';
import { skillIn } from '#rules/lists/skills/find.ts';

/** `holder` is the object in which the value stands. */
type Word = (value: unknown, code: LanguageCode, holder?: object) => unknown;

const wordOf: Record<NameList, (name: string, code: LanguageCode) => string> = {
  skills: skillIn,
  districts: placeIn,
};

/** An answer for a page in this language: the names of shipped lists in it are those of the language. */
export function wordedAnswer<T>(schema: z.core.$ZodType, answer: T, code: LanguageCode): T {
  return code === firstLanguage ? answer : ((wordFor(schema)?.(answer, code) ?? answer) as T);
}

const known = new WeakMap<z.core.$ZodType, Word | null>();

/** How a value of this schema is worded; null where nothing within it is a name of a list. */
function wordFor(schema: z.core.$ZodType): Word | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const made = makeWord(schema);
  known.set(schema, made);
  return made;
}

function makeWord(schema: z.core.$ZodType): Word | null {
  const listed = listedNames.get(schema as z.core.$ZodType);
  if (listed) return wordName(listed);
  if (schema instanceof z.ZodObject) return wordFields(schema.shape);
  if (schema instanceof z.ZodArray) {
    const word = wordFor(schema.element);
    return word && ((value, code) => (Array.isArray(value) ? value.map((one) => word(one, code)) : value));
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return wordFor(schema.unwrap());
  if (schema instanceof z.ZodUnion) return wordOptions(schema.options);
  return null;
}

function wordName({ list, kinds }: NonNullable<ReturnType<typeof listedNames.get>>): Word {
  return (value, code, holder = {}) => {
    const isListed = !kinds || ('kind' in holder && kinds.includes(String(holder.kind)));
    return typeof value === 'string' && isListed ? wordOf[list](value, code) : value;
  };
}

function wordFields(shape: Readonly<Record<string, z.core.$ZodType>>): Word | null {
  const words = Object.entries(shape).flatMap(([name, schema]) => {
    const word = wordFor(schema);
    return word ? [[name, word] as const] : [];
  });
  if (words.length === 0) return null;
  return (value, code) => {
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, field]) => {
      const word = words.find(([one]) => one === name)?.[1];
      return [name, word ? word(field, code, value) : field] as const;
    });
    return Object.fromEntries(fields);
  };
}

/** A name that is not of the list stays, so each option may word what it knows. */
function wordOptions(options: readonly z.core.$ZodType[]): Word | null {
  const words = options.flatMap((option) => wordFor(option) ?? []);
  if (words.length === 0) return null;
  return (value, code, holder) => words.reduce((worded, word) => word(worded, code, holder), value);
}

import { z } from 'zod';
import { broken } from './rules.ts';
import { nameLimit } from './sign-up.ts';
import { date } from './values.ts';

/** The one database and its one collection that the contract's clients see. */
export const databaseId = 'main';
export const profilesId = 'profiles';

export type AttributeType = { type: 'text'; most: number } | { type: 'boolean' };
export type Attribute = AttributeType & { required: boolean };

const text = (most: number, required = false): Attribute => ({ type: 'text', most, required });
const [line, paragraph] = [200, 500];

/** The fields of a profile (CONTRACT 7.4). `id` is the account whose profile it is. */
export const profileAttributes = {
  name: text(nameLimit, true),
  Email: text(254, true),
  phone: text(line, true),
  role: text(line, true),
  location: text(paragraph, true),
  agree: { type: 'boolean', required: true },
  id: text(36, true),
  dob: text(line),
  educationLevel: text(line),
  subLevel: text(line),
  majorField: text(line),
  college: text(paragraph),
  companyUrl: text(paragraph),
  resumeId: text(36),
  portfolioId: text(36),
} as const satisfies Record<string, Attribute>;
export type ProfileAttribute = keyof typeof profileAttributes;

const dataMessage = broken('json');
const object = z.record(z.string(), z.unknown());

/** A document's data: an object, or a JSON text of one. */
export const data = z.unknown().transform((value, context): Record<string, unknown> | undefined => {
  const read = typeof value === 'string' ? fromJson(value) : value;
  if (read === undefined || (Array.isArray(read) && read.length === 0)) return read && {};
  if (object.safeParse(read).success) return read as Record<string, unknown>;
  context.addIssue({ code: 'custom', message: dataMessage });
  return z.NEVER;
});

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const system = {
  $id: z.string(),
  $sequence: z.string(),
  $databaseId: z.string(),
  $createdAt: date,
  $updatedAt: date,
  $permissions: z.array(z.string()),
};
const optionalText = z.string().nullable().optional();
const fields = {
  name: optionalText,
  Email: optionalText,
  phone: optionalText,
  role: optionalText,
  location: optionalText,
  agree: z.boolean().nullable().optional(),
  id: optionalText,
  dob: optionalText,
  educationLevel: optionalText,
  subLevel: optionalText,
  majorField: optionalText,
  college: optionalText,
  companyUrl: optionalText,
  resumeId: optionalText,
  portfolioId: optionalText,
} satisfies Record<ProfileAttribute, z.ZodType>;

/** CONTRACT 5.4. A field is missing only where a selection left it out. */
export const document = z
  .object({ ...system, $collectionId: z.string(), ...fields })
  .meta({ id: 'Document' });
export const row = z.object({ ...system, $tableId: z.string(), ...fields }).meta({ id: 'Row' });
export const documentList = z.object({ total: z.number(), documents: z.array(document) });
export const rowList = z.object({ total: z.number(), rows: z.array(row) });

/** A profile as it leaves, before it is called a document or a row. */
export type ProfileBody = z.infer<z.ZodObject<typeof system & typeof fields>>;

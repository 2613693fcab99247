import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { nameLimit } from '#rules/sign-up/limits.ts';
import type { RefusalCode } from '../collected.ts';
import { call } from '../ground/call.ts';
import { permissions } from '../ground/permissions.ts';
import { listRefusals, queries, wantsTotal } from '../ground/queries.ts';
import { date, id, idOrUnique } from '../ground/values.ts';

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
const data = z.unknown().transform((value, context): Record<string, unknown> | undefined => {
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
const nullableText = z.string().nullable();
const fields = {
  name: nullableText,
  Email: nullableText,
  phone: nullableText,
  role: nullableText,
  location: nullableText,
  agree: z.boolean().nullable(),
  id: nullableText,
  dob: nullableText,
  educationLevel: nullableText,
  subLevel: nullableText,
  majorField: nullableText,
  college: nullableText,
  companyUrl: nullableText,
  resumeId: nullableText,
  portfolioId: nullableText,
} satisfies Record<ProfileAttribute, z.ZodType>;

/** A profile as it leaves, before it is called a document or a row. */
export type WholeProfile = z.infer<z.ZodObject<typeof system & typeof fields>>;
/** A field is missing only where a selection left it out. */
const selected = { ...system, ...z.object(fields).partial().shape };
export type ProfileBody = z.infer<z.ZodObject<typeof selected>>;

/** CONTRACT 5.4. */
const document = z.object({ ...selected, $collectionId: z.string() }).meta({ id: 'Document' });
const row = z.object({ ...selected, $tableId: z.string() }).meta({ id: 'Row' });

const documentsPath = '/databases/:databaseId/collections/:collectionId/documents';
const rowsPath = '/tablesdb/:databaseId/tables/:tableId/rows';
const collection = { databaseId: id, collectionId: id };
const table = { databaseId: id, tableId: id };
const created = { data, permissions: permissions.optional() };
const aPage = 'One page, and how many there are (up to 5000)';

/** The calls exist twice, on the same profiles and with other words (CONTRACT 7). */
const ofCollection = { access: 'anyone', foreign: 'answered', gone: 'collection_not_found' } as const;
const ofTable = { access: 'anyone', foreign: 'answered', gone: 'table_not_found' } as const;
const oneDocument = { access: 'anyone', gone: 'document_not_found' } as const;
const oneRow = { access: 'anyone', gone: 'row_not_found' } as const;
const onlyMembers = {
  guest: 'user_unauthorized',
  applicant: 'user_unauthorized',
  waiting: 'guardian_awaited',
} as const;
const noCollection = ['database_not_found', 'collection_not_found'] as const;
const noTable = ['database_not_found', 'table_not_found'] as const;

export const getDocuments = call({
  ...ofCollection,
  method: 'GET',
  path: documentsPath,
  summary: 'List the documents that the caller may read',
  params: { ...collection, queries, total: wantsTotal },
  answer: {
    status: 200,
    body: z.object({ total: z.number(), documents: z.array(document) }),
    about: aPage,
  },
  refusals: [...listRefusals, 'database_not_found'],
});

export const getRows = call({
  ...ofTable,
  method: 'GET',
  path: rowsPath,
  summary: 'List the rows that the caller may read',
  params: { ...table, queries, total: wantsTotal },
  answer: { status: 200, body: z.object({ total: z.number(), rows: z.array(row) }), about: aPage },
  refusals: [...listRefusals, 'database_not_found'],
});

export const postDocument = call({
  ...ofCollection,
  except: onlyMembers,
  method: 'POST',
  path: documentsPath,
  summary: 'Create a document',
  params: { ...collection, documentId: idOrUnique.optional(), ...created },
  answer: { status: 201, body: document, about: 'The document' },
  twice: 'Each request makes another document, and an account has one profile.',
  refusals: [
    'database_not_found',
    'document_already_exists',
    'document_unique_constraint_violation',
    'document_limit_exceeded',
    'document_invalid_structure',
    'document_missing_data',
    'user_unauthorized',
    'age_unknown',
  ],
});

export const postRow = call({
  ...ofTable,
  except: onlyMembers,
  method: 'POST',
  path: rowsPath,
  summary: 'Create a row',
  params: { ...table, rowId: idOrUnique.optional(), ...created },
  answer: { status: 201, body: row, about: 'The row' },
  twice: 'Each request makes another row, and an account has one profile.',
  refusals: [
    'database_not_found',
    'row_already_exists',
    'row_unique_constraint_violation',
    'document_limit_exceeded',
    'row_invalid_structure',
    'row_missing_data',
    'user_unauthorized',
    'age_unknown',
  ],
});

export const getDocument = call({
  ...oneDocument,
  method: 'GET',
  path: `${documentsPath}/:documentId`,
  summary: 'Read a document',
  foreign: 'document_not_found',
  params: { ...collection, documentId: id, queries },
  answer: { status: 200, body: document, about: 'The document' },
  refusals: [...noCollection, 'general_query_invalid'],
});

export const getRow = call({
  ...oneRow,
  method: 'GET',
  path: `${rowsPath}/:rowId`,
  summary: 'Read a row',
  foreign: 'row_not_found',
  params: { ...table, rowId: id, queries },
  answer: { status: 200, body: row, about: 'The row' },
  refusals: [...noTable, 'general_query_invalid'],
});

export const patchDocument = call({
  ...oneDocument,
  method: 'PATCH',
  path: `${documentsPath}/:documentId`,
  summary: 'Change fields of a document, or who may see and change it',
  except: { waiting: 'guardian_awaited' },
  foreign: 'user_unauthorized',
  params: { ...collection, documentId: id, ...created },
  answer: { status: 200, body: document, about: 'The document' },
  refusals: [
    ...noCollection,
    'document_invalid_structure',
    'document_missing_payload',
    'document_unique_constraint_violation',
    'age_unknown',
  ],
});

export const patchRow = call({
  ...oneRow,
  method: 'PATCH',
  path: `${rowsPath}/:rowId`,
  summary: 'Change fields of a row, or who may see and change it',
  except: { waiting: 'guardian_awaited' },
  foreign: 'user_unauthorized',
  params: { ...table, rowId: id, ...created },
  answer: { status: 200, body: row, about: 'The row' },
  refusals: [
    ...noTable,
    'row_invalid_structure',
    'row_missing_payload',
    'row_unique_constraint_violation',
    'age_unknown',
  ],
});

export const deleteDocument = call({
  ...oneDocument,
  method: 'DELETE',
  path: `${documentsPath}/:documentId`,
  summary: 'Delete a document',
  foreign: 'user_unauthorized',
  params: { ...collection, documentId: id },
  answer: { status: 204, body: null, about: 'The document is gone' },
  refusals: noCollection,
});

export const deleteRow = call({
  ...oneRow,
  method: 'DELETE',
  path: `${rowsPath}/:rowId`,
  summary: 'Delete a row',
  foreign: 'user_unauthorized',
  params: { ...table, rowId: id },
  answer: { status: 204, body: null, about: 'The row is gone' },
  refusals: noTable,
});

/** Refusals of the domain are about documents; rows have names of their own for them. */
export const rowCodes: Partial<Record<RefusalCode, RefusalCode>> = {
  document_not_found: 'row_not_found',
  document_already_exists: 'row_already_exists',
  document_unique_constraint_violation: 'row_unique_constraint_violation',
  document_missing_data: 'row_missing_data',
  document_missing_payload: 'row_missing_payload',
  document_invalid_structure: 'row_invalid_structure',
};

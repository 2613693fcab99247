import { type Field, invalidQuery, type Value } from './query.ts';

const moment = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
const zone = /(?:Z|[+-]\d\d:?\d\d)$/;
/** The years 1 to 9999, which both the database and the contract's form of a date can represent. */
const [earliest, latest] = [-62_135_596_800_000, 253_402_300_799_999];
const greatestSequence = 9_223_372_036_854_775_807n;

/** `value` as the database compares it. @throws Refusal when it is not of the field's type. */
export function readValue(attribute: string, field: Field, value: unknown): Value {
  const read = readers[field.type](value);
  if (read === null) throw invalidQuery('value_unfit', attribute);
  return read;
}

const readers: Record<Field['type'], (value: unknown) => Value | null> = {
  text: readText,
  boolean: (value) => (typeof value === 'boolean' ? value : null),
  integer: (value) => (Number.isSafeInteger(value) ? (value as number) : null),
  sequence: readSequence,
  moment: readMoment,
};

/** PostgreSQL stores no NUL in a text. */
function readText(value: unknown): string | null {
  return typeof value === 'string' && !value.includes('\0') ? value : null;
}

function readSequence(value: unknown): string | null {
  const digits = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof digits !== 'string' || !/^\d{1,19}$/.test(digits)) return null;
  return BigInt(digits) <= greatestSequence ? digits : null;
}

/** A moment without a zone is in UTC. */
function readMoment(value: unknown): string | null {
  if (typeof value !== 'string' || !moment.test(value)) return null;
  const withTime = value.length === 10 ? `${value}T00:00:00` : value.replace(' ', 'T');
  const time = Date.parse(zone.test(withTime) && value.length > 10 ? withTime : `${withTime}Z`);
  return time >= earliest && time <= latest ? new Date(time).toISOString() : null;
}

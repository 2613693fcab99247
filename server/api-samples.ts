/** A JSON Schema as the reference holds it. */
export type Schema = {
  type?: string | string[];
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  minimum?: number;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  description?: string;
  properties?: Record<string, Schema>;
  /** Of an object with one value for each of these names. */
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  required?: string[];
};

const id = '66f0c2d1a4b3e5f60718';
const moment = '2026-11-21T09:30:00.000+00:00';
const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/**
 * The value of a field of this name in all samples, where the parameter brings no example of its own (`.meta({ examples })` in the
 * calls of a module). A name that ends with `Id` needs no line: see `isId`.
 */
const byName: Record<string, unknown> = {
  $id: id,
  $createdAt: moment,
  $updatedAt: moment,
  $permissions: ['read("user:66f0c2d1a4b3e5f60718")'],
  about:
    'For eleven years I have helped first founders in Nagpur to find their first ten customers, week by week.',
  accessedAt: moment,
  agree: true,
  appeal: 'Please look at the second page once more.',
  attestation: 'o2NmbXRkbm9uZQ',
  authenticatorData: 'SZYN5YgOjGh0NBcP',
  bucketId: 'resumes',
  challenge: 'k2Vb0b1bHqfPzY1w',
  clientData: 'eyJ0eXBlIjoid2ViYXV0aG4i',
  collectionId: 'profiles',
  confirmPassword: 'Rangoli#42',
  data: { name: 'Asha Kulkarni', role: 'Mentor', location: 'Nagpur' },
  databaseId: 'main',
  documentId: 'unique()',
  domain: 'college.in',
  email: 'asha@example.org',
  expire: '2027-11-21T09:30:00.000+00:00',
  fileId: 'unique()',
  handle: 'asha-k',
  guardianEmail: 'suresh@example.org',
  firstName: 'Ravi Shah',
  firstEmail: 'ravi@example.org',
  secondName: 'Ama Boateng',
  secondEmail: 'ama@example.org',
  guardianName: 'Suresh Kulkarni',
  identifier: 'asha@example.org',
  ip: '203.0.113.7',
  notification: '42',
  isAlone: true,
  token: `teams.66f0c2d1a4b3e5f60718.${'5a'.repeat(32)}`,
  messages: 'at_once',
  answers: 'at_once',
  teams: 'daily',
  following: 'weekly',
  key: 'cv.pdf',
  page: '/my/projects/:slug',
  error: 'TypeError',
  release: 'a1b2c3d',
  language: 'en',
  line: 'Cold rooms for tomatoes',
  better: 'Cold rooms for tomatoes',
  invitee: '@asha-kulkarni',
  // 200 characters: no text has to be longer, and each may be as long.
  text: 'The first room is cold, and forty crates fit in. The second one waits for its door, which the carpenter brings on Monday. We opened both on market day, and eleven growers asked what a crate costs her.',
  title: 'Growers and rooms',
  alt: 'A cold room with its door open',
  pictureId: '8d1f0c9a4b7e25360f1e8c7d6a5b4938',
  projectSlug: 'cold-rooms',
  reportedId: 'cold-rooms',
  reportedKind: 'project',
  code: '482913',
  concern: 'money',
  words: 'They ask for a deposit before the work begins.',
  links: ['https://example.org/asha', 'https://example.com/asha'],
  location: 'Nagpur',
  mimeType: 'application/pdf',
  name: 'Asha Kulkarni',
  oldPassword: 'Rangoli#41',
  otp: '482913',
  password: 'Rangoli#42',
  permissions: ['read("user:66f0c2d1a4b3e5f60718")'],
  phone: '+919822012345',
  prefs: { theme: 'dark' },
  provider: 'email',
  'queries[]': '{"method":"limit","values":[5]}',
  reason: 'Examinations until Friday.',
  registration: moment,
  registryNumber: 'AAB-1234',
  resendAfter: moment,
  role: 'Mentor',
  rowId: 'unique()',
  secret: '482913',
  sessionId: 'current',
  signature: 'MEUCIQDx4v0kq1Zb',
  skills: ['JavaScript', 'Beekeeping'],
  tableId: 'profiles',
  opportunitySlug: 'counter-for-cold-rooms',
  times: ['2026-12-01T15:00', '2026-12-02T10:30'],
  time: '2026-12-01T09:30:00.000+00:00',
  minutes: 30,
  seats: 10,
  localStart: '2026-12-01T18:00',
  note: 'I built a counter for the water tank of our hostel last winter, and it still counts. I would like to see how meters in cold rooms are read.',
  id,
  ids: [id],
  stored: '',
  startsOn: '2026-12-14',
  startsAt: '2026-12-01T09:30:00.000Z',
  starts: ['2026-12-01T09:30:00.000Z'],
  topic: 'Pricing',
  topics: ['Pricing', 'Market Research'],
  question:
    'We sell cold rooms to growers around Nagpur and ask one price for all of them. How do we find out which price a small grower pays?',
  helpWith:
    'I help first founders to find a price, and to say it aloud to a customer without a discount, before they build more of the product.',
  every: 30,
  weeks: 4,
  doneWhen: 'Ten growers have paid',
  districts: ['Nagpur, Maharashtra'],
  begin:
    'A company that builds small cold rooms for growers around Nagpur, rents them by the crate and repairs them in the same week.',
  bring:
    'I have built one room myself, forty growers around Nagpur know me, and I can weld, wire and keep the accounts of a small company.',
  months: 'Six months.',
  decides: 'Each of us decides about our own part.',
  equal: 'Equal, because both give the same hours.',
  leaving: 'The shares that were not earned go back.',
  stopping: 'No grower pays after a year.',
  firstDay: '2026-12-14',
  week: [[], [{ from: '18:00', until: '20:00' }], [], [], [], [], []],
  noticeHours: 24,
  questions: ['What have you built before?'],
  institution: 'VNIT Nagpur',
  closesOn: '2026-12-05',
  currency: 'INR',
  capacity: 10,
  url: '{origin}/verify-email',
  website: 'https://example.in/',
  milestone: 1,
  hours: 8,
  criterion: 1,
  upi: 'asha@okbank',
  bank: 'Asha Kulkarni, 001234567890, SBIN0000001',
  proposal: 1,
  passes: 'The drawings.',
  act: 'evidence',
  awarded: 0,
  basedOn: 0,
  share: 0,
  project: 'cold-rooms',
  agreement: id,
  agreements: [id],
  day: '2026-11-20',
  document: 'PAS-3 of 20 November 2026',
  hash,
  previous: hash,
  work: 'You build the counter that shows what the meters of three rooms say.',
  startDay: '2026-12-14',
  endDay: '2027-06-14',
  asOfDay: '2026-11-21',
  dueDay: '2027-01-31',
  conversionDay: '2029-12-14',
  law: 'India',
  place: 'Nagpur',
  zone: 'Asia/Kolkata',
  notPassing: ['A library of my own, older than this agreement'],
  rights: 'For all uses, the full term, worldwide.',
  portfolio: 'Once the milestone is settled.',
  causes: ['Work of others handed in as one’s own'],
  instrument: 'Promise of shares',
  priceSource: 'Set by the owners',
  criteria: ['It counts a day without a miss'],
  lowestShare: 0,
  highestShare: 50,
};
/** In a path stands the id of something that is there. */
const inPath: Record<string, unknown> = {
  documentId: id,
  fileId: id,
  rowId: id,
};

/** Ids look alike, so they share one sample. Those of the foreign contract that begin with `$` are not ours. */
const isId = (name: string) => /^[a-z]\w*Id$/.test(name);

export type Samples = {
  ofField: (name: string, schema: Schema, location?: 'path') => unknown;
  ofBody: (schema: Schema) => Record<string, unknown>;
  ofAnswer: (schema: Schema) => unknown;
};

/** One word stands for things of several types: a sample is taken where it is of the type that is asked for. */
function fits(sample: unknown, { type, items, enum: words, properties, $ref }: Schema): boolean {
  if (properties || $ref) return false;
  if (items) {
    const areObjects = (items.$ref ?? items.properties ?? items.items) !== undefined;
    return Array.isArray(sample) && areObjects === (typeof sample[0] === 'object');
  }
  if (words) return words.includes(sample);
  if (type === 'string' || type === 'boolean') return typeof sample === type;
  return (type !== 'integer' && type !== 'number') || typeof sample === 'number';
}

/** Makes sample values for what the reference describes. A test holds each to what the calls themselves check. */
export function samplesFor(models: Record<string, Schema>, origin: string): Samples {
  function ofField(name: string, schema: Schema, location?: 'path'): unknown {
    const { examples: [own] = [] } = schema;
    if (own !== undefined) return own;
    const [first] = schema.anyOf ?? schema.oneOf ?? [];
    if (first) return ofField(name, first, location);
    const named = location === 'path' && name in inPath ? inPath[name] : byName[name];
    const known = named ?? (isId(name) && schema.type === 'string' ? id : undefined);
    const sample = typeof known === 'number' && schema.type === 'string' ? String(known) : known;
    if (sample !== undefined && fits(sample, schema))
      return typeof sample === 'string' ? sample.replace('{origin}', origin) : sample;
    return sampleOf(schema);
  }

  function sampleOf(schema: Schema): unknown {
    const model = schema.$ref && models[schema.$ref.split('/').at(-1) ?? ''];
    if (model) return sampleOf(model);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const [first] = schema.anyOf ?? schema.oneOf ?? [];
    if (first) return sampleOf(first);
    if (schema.items) return [ofField('', schema.items)];
    if (schema.properties) return objectOf(schema.properties, Object.keys(schema.properties));
    const { propertyNames, additionalProperties: each } = schema;
    if (propertyNames?.enum && typeof each === 'object')
      return Object.fromEntries(propertyNames.enum.map((name) => [name, sampleOf(each)]));
    const type = Array.isArray(schema.type) ? schema.type.at(-1) : schema.type;
    const least = Math.max(1, schema.minimum ?? 1);
    return (
      { string: '', number: least, integer: least, boolean: true, array: [], object: {} }[type ?? ''] ?? null
    );
  }

  function objectOf(properties: Record<string, Schema>, names: string[]) {
    return Object.fromEntries(names.map((name) => [name, ofField(name, properties[name] ?? {})]));
  }

  return {
    ofField,
    /** The required fields; where none is required, the usual ones. */
    ofBody({ properties = {}, required = [] }) {
      const usual = Object.keys(properties).filter(
        (name) => (name in byName || isId(name)) && name !== 'permissions',
      );
      return objectOf(properties, required.length > 0 ? required : usual);
    },
    ofAnswer: sampleOf,
  };
}

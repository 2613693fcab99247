import fc from 'fast-check';
import {
  type AgreementDocument,
  agreementDocument,
  type EquityTerms,
  type MilestoneTerms,
} from '#rules/agreements/terms.ts';

/** A document that could be signed; tests change what they are about. */
export function documentWith(over: {
  milestones?: Partial<MilestoneTerms>[];
  equity?: Partial<EquityTerms> | null;
  terms?: Partial<AgreementDocument['terms']>;
  version?: number;
  zone?: string;
}): AgreementDocument {
  const equity: EquityTerms = {
    instrument: 'Promise of shares',
    unitPrice: 1_000,
    priceSource: 'Set by the project',
    vesting: { kind: 'monthly', months: 12, cliff: 3, startDay: '2026-01-15' },
    leaver: 'vest',
    conversionDay: '2029-01-15',
    fallbackPrice: 1_000,
    pool: { version: 1, companyUnits: 1_000_000, poolUnits: 100_000, asOfDay: '2026-01-01' },
    ...over.equity,
  };
  return agreementDocument.parse({
    format: 'saharambh-agreement/1',
    agreement: 'agreement-1',
    version: over.version ?? 1,
    previous: (over.version ?? 1) > 1 ? '0'.repeat(64) : null,
    parties: {
      project: { name: 'Jal Mitra', number: '', place: 'Pune' },
      contributor: { name: 'आशा काळे', number: '', place: '' },
    },
    terms: {
      role: 'Hydrologist',
      work: 'Maps wells and models their levels.',
      startDay: '2026-01-15',
      endDay: null,
      hoursAWeek: 10,
      noticeDays: 14,
      confidentialityYears: 1,
      law: 'India',
      place: 'Mumbai',
      currency: 'INR',
      includesGst: false,
      notPassing: [],
      rights: 'Rights pass when a milestone is settled.',
      portfolio: 'Allowed.',
      causes: ['Work of others shown as own'],
      other: '',
      equity: over.equity === null ? null : equity,
      ...over.terms,
    },
    milestones: (over.milestones ?? [{}, {}, {}]).map((milestone, index) => ({
      number: index + 1,
      title: `Part ${index + 1}`,
      criteria: ['It works', 'It is written down'],
      hours: 20,
      value: 1_000_000,
      dueDay: '2026-06-01',
      lowestShare: 0,
      highestShare: over.equity === null ? 0 : 100,
      ...milestone,
    })),
    zone: over.zone ?? 'Asia/Kolkata',
    language: 'en',
    text: 'The whole text as shown.',
  });
}

const share = fc.oneof(
  { weight: 4, arbitrary: fc.constant(100) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20 }).map((steps) => steps * 5) },
);
const mostlySmall = (max: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 1_000_000_000_000 }) },
  );

/** Documents of every shape: with and without equity, tiny and huge values, prices above the value. */
export const anyDocument = fc
  .record({
    milestones: fc.array(
      fc.record({
        value: mostlySmall(5_000),
        highest: share,
      }),
      { minLength: 1, maxLength: 5 },
    ),
    unitPrice: mostlySmall(600),
    vesting: fc.oneof(
      fc.constant({ kind: 'at_once' as const }),
      fc.record({
        kind: fc.constant('monthly' as const),
        months: fc.integer({ min: 6, max: 48 }),
        cliff: fc.integer({ min: 0, max: 6 }),
        startDay: fc.constantFrom('2026-01-29', '2026-01-31', '2026-02-15', '2028-02-29'),
      }),
    ),
    leaver: fc.constantFrom('vest' as const, 'return' as const),
    hasEquity: fc.oneof(
      { weight: 5, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    noticeDays: fc.integer({ min: 0, max: 30 }),
    zone: fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Africa/Cairo'),
  })
  .map(({ milestones, unitPrice, vesting, leaver, hasEquity, noticeDays, zone }) =>
    documentWith({
      milestones: milestones.map(({ value, highest }) => ({
        value,
        lowestShare: 0,
        highestShare: hasEquity ? highest : 0,
      })),
      equity: hasEquity ? { unitPrice, fallbackPrice: unitPrice, vesting, leaver } : null,
      terms: { noticeDays },
      zone,
    }),
  );

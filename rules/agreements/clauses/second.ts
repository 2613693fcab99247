import { formatMoney } from '../../amounts/money.ts';
import { formatUnits } from '../../amounts/units.ts';
import { formatDay } from '../../calendar/show.ts';
import { companyWorth, sharesOffered, valuePerHour } from '../choice.ts';
import { limits } from '../limits.ts';
import type { EquityTerms, MilestoneTerms, Unwritten } from '../terms.ts';
import { sumOf } from '../whole-numbers.ts';
import { says } from './second-sentences.ts';

type Said = Unwritten<'saharambh-agreement/2'>;
type Section = readonly [heading: string, paragraphs: readonly string[]];

/** The text under the second clauses: it names the project, its side, who signs for whom, and the company. */
export function secondText(document: Said): string {
  const { headings } = says;
  const { equity } = document.terms;
  const sections: Section[] = [
    [headings.parties, partiesOf(document)],
    [headings.work, workOf(document)],
    [headings.milestones, milestonesOf(document)],
    ...(equity ? [[headings.shares, sharesOf(equity, document)] as const] : []),
    [headings.ownership, ownershipOf(document)],
    [headings.review, Object.values(says.review)],
    [headings.end, endOf(document)],
    [headings.law, lawOf(document)],
  ];
  return sections
    .map(([heading, paragraphs], at) => [`${at + 1}. ${heading}`, ...paragraphs].join('\n\n'))
    .join('\n\n')
    .normalize('NFC');
}

const amount = (minor: number | bigint, { terms: { currency } }: Said) =>
  formatMoney({ amount: minor, currency }, 'en-IN', { exact: true });

/** Names as a sentence lists them. */
const names = new Intl.ListFormat('en-IN', { type: 'conjunction' });

function partiesOf({ about, parties, agreement, version, previous }: Said): string[] {
  const { project, contributor } = parties;
  const words = says.parties;
  return [
    words.project(about),
    ...sideOf(project),
    ...(project.place ? [words.projectPlace(project)] : []),
    words.contributor(contributor),
    ...(contributor.place ? [words.contributorPlace(contributor)] : []),
    words.meaning,
    words.inForce({ agreement, version }),
    ...(previous ? [words.amends] : []),
  ];
}

function sideOf({ name, number, register, owners }: Said['parties']['project']): string[] {
  const words = says.parties;
  if (number !== '') {
    const isVerified = register !== '';
    const side = isVerified
      ? words.verifiedOrganisation({ name, number, register })
      : words.organisation({ name, number });
    return [side, words.organisationSigns({ name })];
  }
  if (owners.length > 1)
    return [words.team({ owners: names.format(owners) }), words.signsForTeam({ signer: name })];
  return [words.loneTeam({ owner: owners[0] ?? name }), words.signsAlone({ signer: name })];
}

function workOf({ terms }: Said): string[] {
  const words = says.work;
  const { startDay, endDay, hoursAWeek: hours } = terms;
  const start = formatDay(startDay);
  return [
    words.role(terms),
    terms.work,
    endDay ? words.until({ start, end: formatDay(endDay), hours }) : words.open({ start, hours }),
    words.currency({ currency: says.currencies[terms.currency], gst: terms.includesGst }),
    words.wages,
  ];
}

function milestonesOf(document: Said): string[] {
  const words = says.milestones;
  return [
    words.how,
    ...document.milestones.map((one) => milestoneOf(one, document)),
    words.total({ value: amount(sumOf(document.milestones.map(({ value }) => value)), document) }),
    ...(document.terms.equity ? [] : [words.allInMoney]),
    words.start,
    words.late,
  ];
}

function milestoneOf(milestone: MilestoneTerms, document: Said): string {
  const words = says.milestones;
  const { criteria, hours, value, dueDay } = milestone;
  const anHour = amount(valuePerHour(milestone), document);
  return [
    words.title(milestone),
    words.criteria,
    ...criteria.map((line) => words.line({ line })),
    words.value({ value: amount(value, document), hours, anHour }),
    words.due({ day: formatDay(dueDay) }),
    ...choiceOf(milestone, document.terms.equity),
  ].join('\n');
}

function choiceOf(milestone: MilestoneTerms, equity: EquityTerms | null): string[] {
  if (!equity) return [];
  const words = says.milestones;
  const [share = 0, ...others] = sharesOffered(milestone, equity.unitPrice);
  if (others.length === 0) return [share === 0 ? words.inMoney : words.noChoice({ share })];
  const { lowestShare: lowest, highestShare: highest } = milestone;
  return [words.choice({ lowest, highest, step: limits.shareStep })];
}

function sharesOf(equity: EquityTerms, document: Said): string[] {
  const words = says.shares;
  const { pool, vesting, unitPrice, fallbackPrice, conversionDay } = equity;
  const months = vesting.kind === 'monthly' ? vesting : null;
  return [
    words.instrument(equity),
    document.company ? words.company(document.company) : words.companyToForm,
    words.unit({
      price: amount(unitPrice, document),
      companyUnits: formatUnits(pool.companyUnits),
      asOf: formatDay(pool.asOfDay),
    }),
    words.pool({ poolUnits: formatUnits(pool.poolUnits), version: pool.version }),
    words.price({ source: equity.priceSource, worth: amount(companyWorth(equity), document) }),
    words.count,
    months ? words.monthly({ months: months.months, start: formatDay(months.startDay) }) : words.atOnce,
    ...(months && months.cliff > 0 ? [words.cliff(months)] : []),
    words.keep,
    equity.leaver === 'vest' ? words.leaverVests : words.leaverReturns,
    words.conversion({ day: formatDay(conversionDay), price: amount(fallbackPrice, document) }),
  ];
}

function ownershipOf({ terms }: Said): string[] {
  const words = says.ownership;
  return [
    terms.rights,
    words.settled,
    words.review,
    ...listed(words.kept, terms.notPassing),
    words.portfolio(terms),
    terms.confidentialityYears === 0
      ? words.notConfidential
      : words.confidential({ years: terms.confidentialityYears }),
  ];
}

function endOf({ terms }: Said): string[] {
  const words = says.end;
  return [
    terms.noticeDays === 0 ? words.atOnce : words.notice({ days: terms.noticeDays }),
    words.after,
    ...(terms.causes.length > 0
      ? [...listed(words.causes, terms.causes), words.contested]
      : [words.noCauses]),
    words.stays,
    words.free,
    ...(terms.other ? [terms.other] : []),
  ];
}

function lawOf({ terms, zone }: Said): string[] {
  const words = says.law;
  return [
    words.law(terms),
    words.zone({ zone }),
    words.amendment,
    words.ledger,
    words.signature,
    words.language,
  ];
}

/** A heading with a line for each; nothing without any. */
function listed(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [[heading, ...lines.map((line) => says.milestones.line({ line }))].join('\n')];
}

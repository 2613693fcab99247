import { formatMoney } from '../../amounts/money.ts';
import { formatUnits } from '../../amounts/units.ts';
import { companyWorth, sharesOffered, valuePerHour } from '../choice.ts';
import { instrumentNamed } from '../instruments.ts';
import { limits } from '../limits.ts';
import type { EquityTerms, MilestoneTerms, Unwritten } from '../terms.ts';
import { sumOf } from '../whole-numbers.ts';
import { sentencesIn } from './second/sentences.ts';

type Said = Unwritten<'saharambh-agreement/2'>;
type Section = readonly [heading: string, paragraphs: readonly string[]];

/**
 * The text under the second clauses, in the language of the document: it names the project, its side, who signs for whom, and the company.
 */
export function secondText(document: Said): string {
  const { headings, review } = sentencesIn(document.language);
  const { equity } = document.terms;
  const sections: Section[] = [
    [headings.parties, partiesOf(document)],
    [headings.work, workOf(document)],
    [headings.milestones, milestonesOf(document)],
    ...(equity ? [[headings.shares, sharesOf(equity, document)] as const] : []),
    [headings.ownership, ownershipOf(document)],
    [headings.review, Object.values(review)],
    [headings.end, endOf(document)],
    [headings.law, lawOf(document)],
  ];
  return sections
    .map(([heading, paragraphs], at) => [`${at + 1}. ${heading}`, ...paragraphs].join('\n\n'))
    .join('\n\n')
    .normalize('NFC');
}

/** The same digits and groups in each language. */
const amount = (minor: number | bigint, { terms: { currency } }: Said) =>
  formatMoney({ amount: minor, currency }, { exact: true });

function partiesOf({ about, parties, agreement, version, previous, language }: Said): string[] {
  const { project, contributor } = parties;
  const words = sentencesIn(language).parties;
  return [
    words.project(about),
    ...sideOf(project, language),
    ...(project.place ? [words.projectPlace(project)] : []),
    words.contributor(contributor),
    ...(contributor.place ? [words.contributorPlace(contributor)] : []),
    words.meaning,
    words.inForce({ agreement, version }),
    ...(previous ? [words.amends] : []),
  ];
}

function sideOf(
  { name, number, register, owners }: Said['parties']['project'],
  language: Said['language'],
): string[] {
  const { parties: words, names } = sentencesIn(language);
  if (number !== '') {
    const isVerified = register !== '';
    const side = isVerified
      ? words.verifiedOrganisation({ name, number, register })
      : words.organisation({ name, number });
    return [side, words.organisationSigns({ name })];
  }
  if (owners.length > 1) return [words.team({ owners: names(owners) }), words.signsForTeam({ signer: name })];
  return [words.loneTeam({ owner: owners[0] ?? name }), words.signsAlone({ signer: name })];
}

function workOf({ terms, language }: Said): string[] {
  const { work: words, currencies, day } = sentencesIn(language);
  const { startDay, endDay, hoursAWeek: hours } = terms;
  const start = day(startDay);
  return [
    words.role(terms),
    terms.work,
    endDay ? words.until({ start, end: day(endDay), hours }) : words.open({ start, hours }),
    words.currency({ currency: currencies[terms.currency], gst: terms.includesGst }),
    words.wages,
  ];
}

function milestonesOf(document: Said): string[] {
  const words = sentencesIn(document.language).milestones;
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
  const { milestones: words, day } = sentencesIn(document.language);
  const { criteria, hours, value, dueDay } = milestone;
  const anHour = amount(valuePerHour(milestone), document);
  return [
    words.title(milestone),
    words.criteria,
    ...criteria.map((line) => words.line({ line })),
    words.value({ value: amount(value, document), hours, anHour }),
    words.due({ day: day(dueDay) }),
    ...choiceOf(milestone, document),
  ].join('\n');
}

function choiceOf(milestone: MilestoneTerms, { terms: { equity }, language }: Said): string[] {
  if (!equity) return [];
  const words = sentencesIn(language).milestones;
  const [share = 0, ...others] = sharesOffered(milestone, equity.unitPrice);
  if (others.length === 0) return [share === 0 ? words.inMoney : words.noChoice({ share })];
  const { lowestShare: lowest, highestShare: highest } = milestone;
  return [words.choice({ lowest, highest, step: limits.shareStep })];
}

function sharesOf(equity: EquityTerms, document: Said): string[] {
  const { shares: words, day } = sentencesIn(document.language);
  const { pool, vesting, unitPrice, fallbackPrice, conversionDay } = equity;
  const months = vesting.kind === 'monthly' ? vesting : null;
  return [
    words.instrument({ instrument: instrumentOf(equity, document) }),
    document.company ? words.company(document.company) : words.companyToForm,
    words.unit({
      price: amount(unitPrice, document),
      companyUnits: formatUnits(pool.companyUnits),
      asOf: day(pool.asOfDay),
    }),
    words.pool({ poolUnits: formatUnits(pool.poolUnits), version: pool.version }),
    words.price({ source: equity.priceSource, worth: amount(companyWorth(equity), document) }),
    words.count,
    months ? words.monthly({ months: months.months, start: day(months.startDay) }) : words.atOnce,
    ...(months && months.cliff > 0 ? [words.cliff(months)] : []),
    words.keep,
    equity.leaver === 'vest' ? words.leaverVests : words.leaverReturns,
    words.conversion({ day: day(conversionDay), price: amount(fallbackPrice, document) }),
  ];
}

/** One that we name is worded in the language of the text; another one stays as it was typed. */
function instrumentOf({ instrument }: EquityTerms, { language }: Said): string {
  return instrumentNamed(instrument, sentencesIn(language).instruments);
}

function ownershipOf({ terms, language }: Said): string[] {
  const { ownership: words, milestones } = sentencesIn(language);
  return [
    terms.rights,
    words.settled,
    words.review,
    ...listed(words.kept, terms.notPassing, milestones.line),
    words.portfolio(terms),
    terms.confidentialityYears === 0
      ? words.notConfidential
      : words.confidential({ years: terms.confidentialityYears }),
  ];
}

function endOf({ terms, language }: Said): string[] {
  const { end: words, milestones } = sentencesIn(language);
  return [
    terms.noticeDays === 0 ? words.atOnce : words.notice({ days: terms.noticeDays }),
    words.after,
    ...(terms.causes.length > 0
      ? [...listed(words.causes, terms.causes, milestones.line), words.contested]
      : [words.noCauses]),
    words.stays,
    words.free,
    ...(terms.other ? [terms.other] : []),
  ];
}

function lawOf({ terms, zone, language }: Said): string[] {
  const words = sentencesIn(language).law;
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
function listed(
  heading: string,
  lines: readonly string[],
  said: (one: { line: string }) => string,
): string[] {
  if (lines.length === 0) return [];
  return [[heading, ...lines.map((line) => said({ line }))].join('\n')];
}

import { formatMoney } from '../../amounts/money.ts';
import { formatUnits } from '../../amounts/units.ts';
import { formatDay } from '../../calendar/show.ts';
import { hasNoChoice } from '../check-terms.ts';
import { companyWorth, valuePerHour } from '../choice.ts';
import type { EquityTerms, MilestoneTerms, Unwritten } from '../terms.ts';

/** The text under the first clauses. Nothing is proposed under them any more, and what was signed under them stays: never change one. */
export function firstText(document: Said): string {
  const { terms } = document;
  const sections: (readonly [string, readonly string[]])[] = [
    ['Parties', partiesOf(document)],
    ['The work', workOf(document)],
    ['Milestones', document.milestones.map((one) => milestoneOf(one, document))],
    ...(terms.equity ? [['Promise of shares', equityOf(terms.equity, document)] as const] : []),
    ['Whose the work is', ownershipOf(document)],
    ['Pay, review and disputes', reviewOf()],
    ['The end', endOf(document)],
    ['Law and language', lawOf(document)],
  ];
  return sections
    .map(([heading, paragraphs], at) => [`${at + 1}. ${heading}`, ...paragraphs].join('\n\n'))
    .join('\n\n')
    .normalize('NFC');
}

type Said = Unwritten<'saharambh-agreement/1'>;

function partiesOf({ parties: { project, contributor } }: Said): string[] {
  const party = ({ name, number, place }: Said['parties']['project']) =>
    [name, number && `registered as ${number}`, place].filter(Boolean).join(', ');
  return [`The project: ${party(project)}.`, `The contributor: ${party(contributor)}.`];
}

function workOf({ terms }: Said): string[] {
  const until = terms.endDay ? ` until ${formatDay(terms.endDay)}` : ', without a fixed end';
  return [
    `Role: ${terms.role}.`,
    terms.work,
    `From ${formatDay(terms.startDay)}${until}, about ${terms.hoursAWeek} hours a week.`,
    'An agreement here does not replace wages that the law requires.',
  ];
}

function milestoneOf(milestone: MilestoneTerms, { terms }: Said): string {
  const { number, title, criteria, hours, value, dueDay, lowestShare, highestShare } = milestone;
  const { currency } = terms;
  const money = (amount: number) => formatMoney({ amount, currency });
  const gst = terms.includesGst ? ', GST included' : '';
  const lines = [
    `Milestone ${number}: ${title}`,
    `Done when: ${criteria.join('; ')}`,
    `${hours} hours, ${money(value)}${gst} (${money(valuePerHour(milestone))} an hour), due on ${formatDay(dueDay)}.`,
  ];
  if (terms.equity)
    lines.push(
      hasNoChoice(milestone, terms)
        ? 'There is no choice in this milestone.'
        : `The contributor chooses from ${lowestShare} % to ${highestShare} % of it as a promise of shares, in steps of 5 %, before starting.`,
    );
  return lines.join('\n');
}

function equityOf(equity: EquityTerms, { terms: { currency } }: Said): string[] {
  const money = (amount: number | bigint) => formatMoney({ amount, currency });
  const { pool, vesting } = equity;
  return [
    `Instrument: ${equity.instrument}. It is a promise, not shares or a security.`,
    `One unit stands for ${money(equity.unitPrice)} of value. Where this price comes from: ${equity.priceSource}. At this price the whole company would be worth ${money(companyWorth(equity))}.`,
    `The company has ${formatUnits(pool.companyUnits)} units fully diluted, of which the pool has ${formatUnits(pool.poolUnits)}, as of ${formatDay(pool.asOfDay)} (version ${pool.version} of the pool record).`,
    vesting.kind === 'at_once'
      ? 'Units vest when their milestone is accepted.'
      : `Units vest monthly over ${vesting.months} months from ${formatDay(vesting.startDay)}; nothing vests before month ${vesting.cliff}.`,
    equity.leaver === 'vest'
      ? 'Whoever leaves for another reason than a cause named below keeps vested units, and unvested units of accepted milestones vest at the end date.'
      : 'Whoever leaves for another reason than a cause named below keeps vested units; unvested ones return to the pool.',
    `Conversion date: ${formatDay(equity.conversionDay)}. Vested units that are not shares by then are owed in cash at ${money(equity.fallbackPrice)} a unit.`,
  ];
}

function ownershipOf({ terms }: Said): string[] {
  const kept = terms.notPassing.map((line) => `– ${line}`);
  return [
    terms.rights,
    'Until a milestone is settled the project may use its work only to review it. Dropped or rejected work stays the contributor’s.',
    ...(kept.length > 0 ? [['These do not pass to the project:', ...kept].join('\n')] : []),
    `Showing the work: ${terms.portfolio}`,
    terms.confidentialityYears === 0
      ? 'Nothing has to be kept confidential beyond what the law asks.'
      : `What is not public stays confidential for ${terms.confidentialityYears} ${terms.confidentialityYears === 1 ? 'year' : 'years'} after the end.`,
  ];
}

function reviewOf(): string[] {
  return [
    'The contributor starts a milestone with the chosen share; from then on that choice stands for both. Work that is handed in is reviewed within 7 days, else it counts as accepted. Changes can be asked for twice, against a criterion.',
    'Pay for accepted work is due within 15 days. The contributor confirms what has arrived.',
    'Either side can open one dispute about a milestone until 30 days after it is settled, rejected or dropped. A ruling decides what the ledger shows; it takes away no right to go to court.',
  ];
}

function endOf({ terms }: Said): string[] {
  const causes = terms.causes.map((line) => `– ${line}`);
  return [
    terms.noticeDays === 0
      ? 'Either side can end this agreement at once.'
      : `Either side can end this agreement with ${terms.noticeDays} days’ notice.`,
    ...(causes.length > 0 ? [['Causes for which unvested units return:', ...causes].join('\n')] : []),
    'Nothing here forbids other work after the end.',
    ...(terms.other ? [terms.other] : []),
  ];
}

function lawOf({ terms, zone }: Said): string[] {
  return [
    `Law: ${terms.law}. Place: ${terms.place}. Days and months are counted in ${zone}.`,
    'The language in which this is signed governs; translations are help.',
  ];
}

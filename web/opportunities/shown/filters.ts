import {
  beginsWithin,
  kindChoices,
  memberOrders,
  mostHours,
  withinKm,
} from '#contract/opportunities/filters.ts';
import { searchLimits } from '#contract/search/limits.ts';
import { textLanguages } from '#contract/search/text-languages.ts';
import { currencies } from '#rules/amounts/money.ts';
import { typedAmount } from '#rules/amounts/typed-amount.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { normaliseLine } from '#rules/text/normalise.ts';

/** The filters in an address, by their names in it; `pay` as it was typed. */
export type OpportunityFilters = ReturnType<typeof filtersIn>;

/** A choice that there is not is none: an address may have been written by anybody. */
export function filtersIn(search: URLSearchParams) {
  const text = (name: string, most: number) =>
    [...normaliseLine(search.get(name) ?? '')].slice(0, most).join('');
  const choice = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === search.get(name)) ?? '';
  const yes = (name: string) => choice(name, ['yes'] as const);
  const pay = text('pay', 20);
  const currency = choice('currency', currencies);
  return {
    search: text('search', searchLimits.typed),
    kind: choice('kind', kindChoices),
    skill: text('skill', skillLimits.name),
    place: text('place', searchLimits.typed),
    within: choice('within', withinKm),
    hours: choice('hours', mostHours),
    pay: minorUnits(pay) > 0 ? pay : '',
    currency: currency === 'INR' ? '' : currency,
    remote: yes('remote'),
    equity: yes('equity'),
    credit: yes('credit'),
    institution: text('institution', searchLimits.typed),
    verified: yes('verified'),
    begins: choice('begins', beginsWithin),
    textIn: choice('textIn', textLanguages),
    order: choice('order', memberOrders.slice(1)),
  } as const;
}

/** As the page says them: an institution that was asked for by its address by its name. */
export function saidOf<Filters extends OpportunityFilters>(filters: Filters, institution: string): Filters {
  return institution ? { ...filters, institution } : filters;
}

/** As the call takes them. */
export function asAsked(filters: OpportunityFilters) {
  const { pay, currency, order, ...rest } = filters;
  return {
    ...rest,
    pay: minorUnits(pay),
    currency: currency || ('INR' as const),
    order: order || ('newest' as const),
  };
}

function minorUnits(typed: string): number {
  const read = typedAmount(typed);
  return 'amount' in read ? read.amount : 0;
}

/** The words of the address for what a search asks for. */
export function fieldsOf(filters: OpportunityFilters): [string, string][] {
  return Object.entries(filters).filter(([name, value]) => name !== 'order' && value !== '');
}

export function afterIn(search: URLSearchParams): string {
  const after = search.get('after') ?? '';
  return /^\d{1,19}$/.test(after) ? after : '';
}

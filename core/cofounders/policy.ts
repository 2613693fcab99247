import type { SearchRow } from './row.ts';

type Standing = Pick<SearchRow, 'state' | 'pause'> | undefined;

/** The steps that a member may take with the search now. */
export function canOf(row: Standing) {
  return { edit: mayEdit(row), turnOn: mayTurnOn(row), pause: mayPause(row), delete: mayDelete(row) };
}

/** A search that a case has removed or paused stays as it is: without it, the member would begin another one. */
export function mayEdit(row: Standing): boolean {
  return row === undefined || !isHeldBack(row);
}

export function mayTurnOn(row: Standing): boolean {
  return row !== undefined && row.state !== 'on' && !isHeldBack(row);
}

export function mayPause(row: Standing): boolean {
  return row?.state === 'on';
}

export function mayDelete(row: Standing): boolean {
  return row !== undefined && !isHeldBack(row);
}

function isHeldBack({ state, pause }: NonNullable<Standing>): boolean {
  return state === 'removed' || pause === 'case';
}

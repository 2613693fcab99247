import type { MentorRow } from './row.ts';

type Standing = Pick<MentorRow, 'state' | 'pause'> | undefined;

/** The steps that a mentor may take with the page now, apart from its conditions. */
export function canOf(row: Standing) {
  return { edit: mayEdit(row), open: mayOpen(row), pause: mayPause(row), close: mayClose(row) };
}

export function mayEdit(row: Standing): boolean {
  return row?.state !== 'removed';
}

/** A page that a case has paused opens when the pause is lifted. */
export function mayOpen(row: Standing): boolean {
  return row !== undefined && !['open', 'removed'].includes(row.state) && row.pause !== 'case';
}

export function mayPause(row: Standing): boolean {
  return row?.state === 'open';
}

/** A page that a case has paused stays so: closed and opened again, it would be without its pause. */
export function mayClose(row: Standing): boolean {
  return row !== undefined && ['draft', 'open', 'paused'].includes(row.state) && row.pause !== 'case';
}

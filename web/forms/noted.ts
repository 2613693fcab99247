import { refusals } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';

/** Awaits a note that something was opened or read. If the database cannot be written, the page is shown without the note. */
export async function noted(note: Promise<unknown>): Promise<void> {
  try {
    await note;
  } catch (error) {
    if (!(error instanceof Refusal) || refusals[error.code] !== 'unavailable') throw error;
  }
}

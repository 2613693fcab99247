import { refusals } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';

/** Waits for a note that something was opened or read. While nothing can be written, the page is shown without it. */
export async function noted(note: Promise<unknown>): Promise<void> {
  try {
    await note;
  } catch (error) {
    if (!(error instanceof Refusal) || refusals[error.code] !== 'unavailable') throw error;
  }
}

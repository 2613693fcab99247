import { applicationLimits } from '#contract/applications/limits.ts';
import { webAddressOf } from '#rules/text/web-address.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * The addresses that stand in a text, one a line, complete.
 * @throws Refusal `trial_links` for one that leads to no public web page, or more than fit
 */
export function readLinks(typed: string): string[] {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const links = lines.flatMap((line) => webAddressOf(line) ?? []);
  if (links.length < lines.length || links.length > applicationLimits.trialLinks)
    throw new Refusal('trial_links', { param: 'links' });
  return links;
}

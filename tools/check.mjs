// npm run check: types, lint and the repository's own rules. Quick enough to run before every commit.
import { ensureInstalled, pinnedNode, root } from './install.mjs';

await ensureInstalled();
const { checks, runSteps } = await import('./steps.mjs');
const options = { node: pinnedNode(), root };
const [routeTypes, types, ...others] = checks;
const first = await runSteps([routeTypes], options);
// One thread each.
const rest = await Promise.all([runSteps([types], options), runSteps(others, options)]);
process.exit([first, ...rest].every(({ failed }) => failed === 0) ? 0 : 1);

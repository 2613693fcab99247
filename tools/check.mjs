// npm run check: types, lint and the repository's own rules. Quick enough to run before every commit.
import { ensureInstalled, pinnedNode, root } from './install.mjs';

await ensureInstalled();
const { checksOn, runSteps } = await import('./steps.mjs');
const [routeTypes, types, ...others] = checksOn(2);
const options = { node: pinnedNode(), root };
// One processor each. Types need the route types, and nothing else does.
const ended = await Promise.all([runSteps([routeTypes, types], options), runSteps(others, options)]);
process.exit(ended.every(({ failed }) => failed === 0) ? 0 : 1);

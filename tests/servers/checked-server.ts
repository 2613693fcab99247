import { readConfig } from '#server/config.ts';
import { run } from '#server/run.ts';
import { builtFaces, start } from '#server/start.ts';
import { watchAnswers } from '#tests/ground/declared-answers.ts';

// The real server, which says on its error output when an answer is another than its call declares.
const watch = watchAnswers((fault) => process.stderr.write(`Undeclared: ${fault}\n`));
await run(async (signal) => start(readConfig(), builtFaces(watch), signal));

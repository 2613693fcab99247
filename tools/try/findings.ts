/** The findings of a run so far, a line each. */
export type Findings = {
  /** Runs one check and prints its line, in which the resolved text says what was seen. */
  check(name: string, work: () => Promise<string | undefined> | string | undefined): Promise<boolean>;
  /** Adds the counts of a process that this one has started. */
  add(counts: Counts): void;
  counts(): Counts;
};
export type Counts = { passed: number; failed: number };

/** The longest part of an error that stands in a line, in characters. */
const longest = 1500;

export function createFindings(): Findings {
  const counts: Counts = { passed: 0, failed: 0 };
  return {
    async check(name, work) {
      const began = performance.now();
      const took = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
      try {
        const seen = await work();
        counts.passed++;
        console.log(`ok      ${name}${seen ? `: ${seen}` : ''} (${took()})`);
        return true;
      } catch (error) {
        counts.failed++;
        const said = (error instanceof Error ? error.message : String(error)).trim().slice(0, longest);
        console.log(`failed  ${name} (${took()}): ${said.replaceAll('\n', '\n        ')}`);
        return false;
      }
    },
    add({ passed, failed }) {
      counts.passed += passed;
      counts.failed += failed;
    },
    counts: () => ({ ...counts }),
  };
}

/** The last line of a run, and its exit code. */
export function conclude({ passed, failed }: Counts): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

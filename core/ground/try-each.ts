/** Acts on one after the other. A failure stops no other; all of them are thrown at the end. */
export async function tryEach<One>(
  all: readonly One[],
  act: (one: One) => Promise<unknown>,
  { failed }: { failed: string },
): Promise<void> {
  const faults: unknown[] = [];
  for (const one of all)
    await act(one).catch((error: unknown) => {
      if (error instanceof AggregateError) faults.push(...error.errors);
      else faults.push(error);
    });
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} ${failed}`);
}

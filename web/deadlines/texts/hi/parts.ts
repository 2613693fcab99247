type Part = { milestone: number; payment?: number; payments?: number };

/** The name of a subject with its milestone and payment before it, since a narrow row cuts the end. */
export function withPart(thing: string, { milestone, payment = 0, payments = 0 }: Part): string {
  if (milestone === 0) return thing;
  const named = thing ? `पड़ाव ${milestone}, ${thing}` : `पड़ाव ${milestone}`;
  return payment === 0 ? named : `${payments} में से भुगतान ${payment}, ${named}`;
}

/** The day in a profile's date of birth: clients of the contract may send a moment, `2010-05-01T00:00:00.000+00:00`. */
export function birthDay(dob: string | null): string {
  return /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(dob ?? '')?.[0] ?? '';
}

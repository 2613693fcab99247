/** Chosen when none of the districts fits; the person then writes "City, State, Country". */
export const otherLocation = 'Other';

const districts = [
  'Ahmednagar',
  'Akola',
  'Amravati',
  'Aurangabad',
  'Beed',
  'Bhandara',
  'Buldhana',
  'Chandrapur',
  'Dhule',
  'Gadchiroli',
  'Gondia',
  'Hingoli',
  'Jalgaon',
  'Jalna',
  'Kolhapur',
  'Latur',
  'Mumbai City',
  'Mumbai Suburban',
  'Nagpur',
  'Nanded',
  'Nandurbar',
  'Nashik',
  'Osmanabad',
  'Palghar',
  'Parbhani',
  'Pune',
  'Raigad',
  'Ratnagiri',
  'Sangli',
  'Satara',
  'Sindhudurg',
  'Solapur',
  'Thane',
  'Wardha',
  'Washim',
  'Yavatmal',
] as const;

/** Renamed districts keep their old name as the stored value, so that old profiles still match. */
const newNames = new Map<string, string>([
  ['Ahmednagar', 'Ahilyanagar'],
  ['Aurangabad', 'Chhatrapati Sambhajinagar'],
  ['Osmanabad', 'Dharashiv'],
]);

/** What a page shows for a stored location. */
export function locationLabel(value: string): string {
  const newName = newNames.get(value);
  return newName ? `${value} (${newName})` : value;
}

export const locations: readonly { value: string; label: string }[] = [...districts, otherLocation].map(
  (value) => ({ value, label: locationLabel(value) }),
);

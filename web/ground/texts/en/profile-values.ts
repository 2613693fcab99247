import { type Location, locations } from '#rules/lists/locations.ts';
import { type Role, roles } from '#rules/lists/roles.ts';
import { asStored } from '#web/ground/texts/as-stored.ts';

/** Labels of the values that are stored in the specification's English. */
export const roleLabels: Record<Role, string> = asStored(roles);
export const locationLabels: Record<Location, string> = {
  ...asStored(locations),
  Ahmednagar: 'Ahmednagar (Ahilyanagar)',
  Aurangabad: 'Aurangabad (Chhatrapati Sambhajinagar)',
  Osmanabad: 'Osmanabad (Dharashiv)',
};

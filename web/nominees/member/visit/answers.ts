import { loads } from '#web/forms/load.ts';
import { findVisit } from '../find-visit.ts';

export const loader = loads(async (visit) => {
  const { visitId = '', secret = '' } = visit.params;
  return { visit: await findVisit(visit), visitId, secret };
});

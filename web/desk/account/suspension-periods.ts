/** In days; beside them a suspension may have no end. */
export const suspensionPeriods: readonly number[] = [7, 30, 90, 365];

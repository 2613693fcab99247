export const officerLine = (name: string) => name && `शिकायत अधिकारी: ${name}`;

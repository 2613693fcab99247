export const officerLine = (name: string) => name && `तक्रार निवारण अधिकारी: ${name}`;

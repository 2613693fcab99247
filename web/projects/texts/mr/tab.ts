export const projectTabText = 'प्रकल्प';

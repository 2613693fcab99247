export const projectTabText = 'प्रोजेक्ट';

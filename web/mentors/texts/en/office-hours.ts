export const officeHoursFieldTexts = {
  label: 'Office hours',
  hint: 'You name date, length, seats, topic and link of each one, and members take a seat.',
};

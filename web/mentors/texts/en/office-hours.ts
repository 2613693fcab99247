export const officeHoursFieldTexts = {
  label: 'Office hours',
  hint: 'You talk with several members about one topic. You announce each office hour, and members take a seat.',
};

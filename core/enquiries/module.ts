import type { Module } from '../ground/declaration.ts';
import { enquiryChores } from './chores.ts';
import { enquiryEvents } from './events.ts';
import { contactAnswer } from './letters/contact-answer.ts';
import { contactConfirmation } from './letters/contact-confirmation.ts';
import { contactMessage } from './letters/contact-message.ts';
import { enquiryData } from './own-data.ts';

export const enquiries: Module = {
  name: 'enquiries',
  events: enquiryEvents,
  letters: [contactMessage, contactConfirmation, contactAnswer],
  chores: enquiryChores,
  ownData: enquiryData,
};

import type { Translated } from '#rules/text/translated.ts';
import type { plainAnswers as english } from '../en/plain-answers.ts';

export const plainAnswers = {
  noSuchPage: 'असे कोणतेही पान नाही.',
  fromElsewhere: 'हा फॉर्म दुसऱ्या साइटवरून पाठवला होता.',
  fromNowhere: 'हा फॉर्म कुठून पाठवला हे तो सांगत नाही.',
  tooLong: 'हा फॉर्म खूप मोठा आहे.',
  starting: 'सुरू होत आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  stopping: 'बंद होत आहे.',
  tooManyBodies: 'या नेटवर्कवरून खूप जास्त विनंत्या अजून पाठवल्या जात आहेत.',
  methodUnserved: 'ही पद्धत इथे चालत नाही.',
  headersTooLong: 'या विनंतीचे हेडर खूप मोठे आहेत.',
} satisfies Translated<typeof english>;

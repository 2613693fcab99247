import { rowsOf } from './table.ts';

/** The sectors of projects. The name is the stored value; the second column is its label in Hindi. */
const table = `
  Agriculture | कृषि
  Artificial Intelligence | कृत्रिम बुद्धिमत्ता
  Arts and Culture | कला और संस्कृति
  Biotechnology | बायोटेक्नोलॉजी
  Climate and Environment | जलवायु और पर्यावरण
  Construction and Real Estate | निर्माण और प्रॉपर्टी
  Consumer Goods | उपभोक्ता वस्तुएँ
  Crafts and Handloom | हस्तशिल्प और हथकरघा
  E-commerce and Retail | ई-कॉमर्स और खुदरा
  Education | शिक्षा
  Energy | ऊर्जा
  Fashion and Textiles | फ़ैशन और कपड़े
  Finance and Insurance | फ़ाइनेंस और बीमा
  Food and Beverages | खाद्य और पेय
  Games | गेम
  Government and Civic Services | सरकारी और नागरिक सेवाएँ
  Hardware and Electronics | हार्डवेयर और इलेक्ट्रॉनिक्स
  Health | स्वास्थ्य
  Legal Services | क़ानूनी सेवाएँ
  Logistics and Supply Chain | लॉजिस्टिक्स और सप्लाई
  Manufacturing | मैन्युफ़ैक्चरिंग
  Media and Entertainment | मीडिया और मनोरंजन
  Mobility and Vehicles | परिवहन और वाहन
  Public Safety | जन सुरक्षा
  Robotics and Drones | रोबोटिक्स और ड्रोन
  Rural Livelihoods | ग्रामीण आजीविका
  Social Inclusion | सामाजिक समावेश
  Software and Cloud Services | सॉफ़्टवेयर और क्लाउड
  Space and Geospatial | अंतरिक्ष और भू-स्थानिक
  Sports and Fitness | खेल और फ़िटनेस
  Tourism and Hospitality | पर्यटन और होटल
  Waste and Recycling | कचरा और रीसाइकलिंग
  Water and Sanitation | पानी और सफ़ाई
  Work and Skills | रोज़गार और हुनर
`;

export type Sector = { name: string; hindi: string };

export const sectors: readonly Sector[] = rowsOf(table).map(([name = '', hindi = '']) => ({ name, hindi }));
export const sectorNames: readonly string[] = sectors.map((sector) => sector.name);
export const mostSectors = 3;

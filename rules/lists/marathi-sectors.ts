/** Marathi names of sectors, by the stored name; pages show the first, and the search knows all. */
export const marathiSectors = `
  Agriculture | शेती, कृषी
  Artificial Intelligence | कृत्रिम बुद्धिमत्ता
  Arts and Culture | कला आणि संस्कृती
  Biotechnology | जैवतंत्रज्ञान
  Climate and Environment | हवामान आणि पर्यावरण
  Construction and Real Estate | बांधकाम आणि स्थावर मालमत्ता
  Consumer Goods | ग्राहकोपयोगी वस्तू
  Crafts and Handloom | हस्तकला आणि हातमाग
  E-commerce and Retail | ई-कॉमर्स आणि किरकोळ विक्री
  Education | शिक्षण
  Energy | ऊर्जा
  Fashion and Textiles | फॅशन आणि कापड
  Finance and Insurance | वित्त आणि विमा
  Food and Beverages | खाद्य आणि पेय
  Games | गेम
  Government and Civic Services | शासन आणि नागरी सेवा
  Hardware and Electronics | हार्डवेअर आणि इलेक्ट्रॉनिक्स
  Health | आरोग्य
  Legal Services | कायदेविषयक सेवा
  Logistics and Supply Chain | लॉजिस्टिक्स आणि पुरवठा साखळी
  Manufacturing | उत्पादन
  Media and Entertainment | माध्यमे आणि मनोरंजन
  Mobility and Vehicles | वाहतूक आणि वाहने
  Public Safety | सार्वजनिक सुरक्षा
  Robotics and Drones | रोबोटिक्स आणि ड्रोन
  Rural Livelihoods | ग्रामीण उपजीविका
  Social Inclusion | सामाजिक समावेश
  Software and Cloud Services | सॉफ्टवेअर आणि क्लाउड
  Space and Geospatial | अवकाश आणि भू-स्थानिक
  Sports and Fitness | क्रीडा आणि फिटनेस
  Tourism and Hospitality | पर्यटन आणि आदरातिथ्य
  Waste and Recycling | कचरा आणि पुनर्वापर
  Water and Sanitation | पाणी आणि स्वच्छता
  Work and Skills | रोजगार आणि कौशल्ये
`;

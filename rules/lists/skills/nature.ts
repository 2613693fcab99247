export const nature = {
  'Agriculture and Food': `
    Farming | खेती | agriculture, agronomy
    Organic Farming | जैविक खेती | natural farming
    Horticulture | बागवानी | gardening
    Soil Science | मृदा विज्ञान | soil health
    Irrigation | सिंचाई | drip irrigation
    Precision Agriculture | सटीक खेती | smart farming, agritech
    Hydroponics | हाइड्रोपोनिक्स | soilless farming
    Dairy | दुग्ध व्यवसाय | dairy farming
    Poultry | कुक्कुट पालन |
    Fisheries | मत्स्य पालन | aquaculture
    Beekeeping | मधुमक्खी पालन | honey
    Sericulture | रेशम पालन | silk
    Seed Technology | बीज |
    Farm Machinery | कृषि यंत्र | tractors
    Farmer Producer Organisations | किसान उत्पादक संगठन | fpo
    Food Processing | खाद्य प्रसंस्करण | food technology
    Cooking | पाककला | chef, culinary
    Baking | बेकरी | bakery
    Nutrition | पोषण | dietetics, dietitian
    Millets | मोटा अनाज | shree anna
    Cold Storage | शीत भंडारण | cold chain`,
  Environment: `
    Environmental Science | पर्यावरण विज्ञान | ecology
    Waste Management | कचरा प्रबंधन | recycling, solid waste
    Composting | खाद बनाना | vermicompost
    Water Conservation | जल संरक्षण | rainwater harvesting
    Water Testing | जल परीक्षण | water quality
    Wastewater Treatment | गंदे पानी का उपचार | stp, sewage treatment
    Air Quality | वायु गुणवत्ता |
    Climate Adaptation | जलवायु अनुकूलन | climate change
    Carbon Accounting | कार्बन अकाउंटिंग | carbon credits, ghg
    Sustainability Reporting | सस्टेनेबिलिटी रिपोर्टिंग | esg
    Forestry | वानिकी |
    Wildlife Conservation | वन्यजीव संरक्षण | biodiversity
    Environmental Impact Assessment | पर्यावरण प्रभाव आकलन | eia
    Circular Economy | चक्रीय अर्थव्यवस्था |
    Green Building | ग्रीन बिल्डिंग | leed, griha`,
  Health: `
    Nursing | परिचर्या | nurse
    Medicine | चिकित्सा | doctor, mbbs
    Pharmacy | औषधि निर्माण | pharmacist
    Public Health | जन स्वास्थ्य | mph, epidemiology
    Community Health Work | आशा कार्य | asha worker
    Physiotherapy | भौतिक चिकित्सा |
    Mental Health | मानसिक स्वास्थ्य | counselling, psychology
    Ayurveda | आयुर्वेद | bams
    Dentistry | दंत चिकित्सा |
    Medical Devices | चिकित्सा उपकरण | biomedical engineering
    Health Records | स्वास्थ्य रिकॉर्ड | emr, abdm, health informatics
    Telemedicine | टेलीमेडिसिन | telehealth
    Clinical Research | क्लिनिकल रिसर्च | clinical trials
    Medical Coding | मेडिकल कोडिंग |
    Laboratory Testing | प्रयोगशाला जाँच | dmlt, pathology
    Radiology | रेडियोलॉजी |
    First Aid | प्राथमिक उपचार |
    Elder Care | वृद्ध सेवा |
    Maternal Health | मातृ स्वास्थ्य |
    Veterinary Medicine | पशु चिकित्सा | vet
    Optometry | ऑप्टोमेट्री | `,
} as const;

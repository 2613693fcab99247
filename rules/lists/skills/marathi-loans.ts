/** Marathi names of skills that people call by their English words, by the stored name. */
export const marathiLoans = `
  Python | पायथन
  JavaScript | जावास्क्रिप्ट
  TypeScript | टाइपस्क्रिप्ट
  Java | जावा
  R Programming | आर प्रोग्रॅमिंग
  Assembly Language | असेंब्ली भाषा
  Data Structures and Algorithms | डेटा स्ट्रक्चर आणि अल्गोरिदम
  Object-Oriented Programming | ऑब्जेक्ट ओरिएंटेड प्रोग्रॅमिंग
  Version Control with Git | गिट व्हर्जन कंट्रोल
  Open Source Contribution | ओपन सोर्स
  WordPress | वर्डप्रेस
  Web Accessibility | सुगम्यता
  Full-Stack Development | फुल-स्टॅक डेव्हलपमेंट
  Frontend Development | फ्रंटएंड डेव्हलपमेंट
  Backend Development | बॅकएंड डेव्हलपमेंट
  Android Development | अँड्रॉइड
  iOS Development | आयओएस डेव्हलपमेंट
  Progressive Web Apps | प्रोग्रेसिव्ह वेब ॲप
  USSD and SMS Services | यूएसएसडी आणि एसएमएस सेवा
  Game Development | गेम डेव्हलपमेंट
  Game Design | गेम डिझाइन
  Augmented Reality | ऑगमेंटेड रिॲलिटी
  Virtual Reality | व्हर्च्युअल रिॲलिटी
  Linux | लिनक्स
  Continuous Integration | कंटिन्युअस इंटिग्रेशन
  Infrastructure as Code | इन्फ्रास्ट्रक्चर ॲज कोड
  DevOps | डेव्हऑप्स
  Networking | नेटवर्किंग
  System Administration | सिस्टीम ॲडमिनिस्ट्रेशन
  Ethical Hacking | एथिकल हॅकिंग
  Cryptography | क्रिप्टोग्राफी
  Blockchain | ब्लॉकचेन
  Test Automation | टेस्ट ऑटोमेशन
  Database Design | डेटाबेस डिझाइन
  Data Visualisation | डेटा व्हिज्युअलायझेशन
  Data Engineering | डेटा इंजिनिअरिंग
  Microsoft Excel | एक्सेल
  Spreadsheets | स्प्रेडशीट
  Survey Design | सर्वेक्षण
  Data Entry | डेटा एंट्री
  Data Collection | माहिती संकलन
  Web Scraping | वेब स्क्रॅपिंग
  Remote Sensing | सुदूर संवेदन
  Machine Learning | मशीन लर्निंग
  Deep Learning | डीप लर्निंग
  Computer Vision | कॉम्प्युटर व्हिजन
  Natural Language Processing | नॅचरल लँग्वेज प्रोसेसिंग
  Indian Language Technology | भारतीय भाषा तंत्रज्ञान
  Speech Recognition | स्पीच रेकग्निशन
  Large Language Models | लार्ज लँग्वेज मॉडेल
  Prompt Writing | प्रॉम्प्ट लेखन
  Chatbots | चॅटबॉट
  Recommender Systems | रेकमेंडेशन सिस्टीम
  Time Series Forecasting | टाइम सिरीज फोरकास्टिंग
  Reinforcement Learning | रिइन्फोर्समेंट लर्निंग
  Data Labelling | डेटा लेबलिंग
  Model Deployment | मॉडेल डिप्लॉयमेंट
  Responsible AI | जबाबदार एआय
  Robotics | रोबोटिक्स
  Drones | ड्रोन
  Simulation | सिम्युलेशन
  Embedded Systems | एम्बेडेड सिस्टीम
  Arduino | आर्डुइनो
  Internet of Things | इंटरनेट ऑफ थिंग्ज
  Microcontrollers | मायक्रोकंट्रोलर
  PCB Design | पीसीबी डिझाइन
  Circuit Design | सर्किट डिझाइन
  Digital Electronics | डिजिटल इलेक्ट्रॉनिक्स
  VLSI Design | व्हीएलएसआय डिझाइन
  Signal Processing | सिग्नल प्रोसेसिंग
  Wireless Communication | वायरलेस कम्युनिकेशन
  Sensors | सेन्सर
  Power Electronics | पॉवर इलेक्ट्रॉनिक्स
  Battery Technology | बॅटरी तंत्रज्ञान
  Soldering | सोल्डरिंग
  Electronics Repair | इलेक्ट्रॉनिक्स दुरुस्ती
  Prototyping | प्रोटोटाइप बनवणे
  3D Printing | थ्रीडी प्रिंटिंग
  PLC Programming | पीएलसी प्रोग्रॅमिंग
  Mechanical Design | मेकॅनिकल डिझाइन
  AutoCAD | ऑटोकॅड
  Finite Element Analysis | फायनाइट एलिमेंट ॲनालिसिस
  Computational Fluid Dynamics | कॉम्प्युटेशनल फ्लुइड डायनॅमिक्स
  Thermodynamics | थर्मोडायनॅमिक्स
  CNC Machining | सीएनसी मशिनिंग
  Welding | वेल्डिंग
  Sheet Metal Work | शीट मेटलचे काम
  Injection Moulding | इंजेक्शन मोल्डिंग
  Lean Manufacturing | लीन मॅन्युफॅक्चरिंग
  Production Planning | उत्पादन नियोजन
  Automotive Engineering | ऑटोमोबाइल इंजिनिअरिंग
  Mechatronics | मेकॅट्रॉनिक्स
  Heating and Cooling | हीटिंग आणि कूलिंग
  Structural Engineering | स्ट्रक्चरल इंजिनिअरिंग
  Building Information Modelling | बिल्डिंग इन्फर्मेशन मॉडेलिंग
  Geotechnical Engineering | जिओटेक्निकल इंजिनिअरिंग
  Transport Planning | वाहतूक नियोजन
  Quantity Surveying | क्वांटिटी सर्व्हे
  Power Systems | पॉवर सिस्टीम
  Biogas | बायोगॅस
  Energy Audit | ऊर्जा ऑडिट
  Chemical Engineering | केमिकल इंजिनिअरिंग
  Process Control | प्रोसेस कंट्रोल
  Polymer Science | पॉलिमर विज्ञान
  Materials Science | पदार्थ विज्ञान
  Safety Engineering | सुरक्षा अभियांत्रिकी
  Industrial Engineering | औद्योगिक अभियांत्रिकी
  Logo and Brand Design | लोगो आणि ब्रँड डिझाइन
  UI Design | यूआय डिझाइन
  UX Design | यूएक्स डिझाइन
  User Research | यूजर रिसर्च
  Product Design | प्रॉडक्ट डिझाइन
  Interaction Design | इंटरॅक्शन डिझाइन
  Adobe Photoshop | फोटोशॉप
  Adobe Illustrator | इलस्ट्रेटर
  CorelDRAW | कोरल ड्रॉ
  Canva | कॅनव्हा
  Typography | टायपोग्राफी
  Devanagari Type and Lettering | देवनागरी अक्षरांकन
  Packaging Design | पॅकेजिंग डिझाइन
  3D Modelling | थ्रीडी मॉडेलिंग
  Presentation Design | प्रेझेंटेशन डिझाइन
  Service Design | सर्व्हिस डिझाइन
  Motion Graphics | मोशन ग्राफिक्स
  Visual Effects | व्हिज्युअल इफेक्ट्स
  Product Photography | प्रॉडक्ट फोटोग्राफी
  Photo Editing | फोटो एडिटिंग
  Cinematography | सिनेमॅटोग्राफी
  Sound Design | साउंड डिझाइन
  Singing | गायन
  Voice Over | व्हॉइस ओव्हर
  Podcasting | पॉडकास्ट
  Radio | रेडिओ
  Acting | अभिनय
  Dance | नृत्य
  Live Streaming | लाइव्ह स्ट्रीमिंग
  Content Writing | कंटेंट रायटिंग
  Technical Writing | तांत्रिक लेखन
  Proofreading | मुद्रितशोधन
  English to Hindi Translation | इंग्रजी ते हिंदी भाषांतर
  English to Marathi Translation | इंग्रजी ते मराठी भाषांतर
  Localisation | लोकलायझेशन
  Subtitling | उपशीर्षके
  Transcription | प्रतिलेखन
  Grant Writing | अनुदान प्रस्ताव लेखन
  Speech Writing | भाषण लेखन
  Sign Language | सांकेतिक भाषा
  Marathi Typing | मराठी टंकलेखन
  Training and Facilitation | प्रशिक्षण
  Mentoring | मार्गदर्शन
  Career Counselling | करिअर समुपदेशन
  E-Learning | ई-लर्निंग
  Science Communication | विज्ञान संवाद
  Digital Literacy | डिजिटल साक्षरता
  Community Organising | समुदाय संघटन
  Rural Development | ग्रामविकास
  Volunteer Management | स्वयंसेवक व्यवस्थापन
  Fundraising | निधी संकलन
  Monitoring and Evaluation | देखरेख आणि मूल्यमापन
  Social Work | समाजकार्य
  Yoga | योग
  Digital Marketing | डिजिटल मार्केटिंग
  Social Media | सोशल मीडिया
  Search Engine Optimisation | सर्च इंजिन ऑप्टिमायझेशन
  Online Advertising | ऑनलाइन जाहिरात
  Content Marketing | कंटेंट मार्केटिंग
  Email Marketing | ईमेल मार्केटिंग
  Brand Strategy | ब्रँड धोरण
  Product Marketing | प्रॉडक्ट मार्केटिंग
  Growth | ग्रोथ
  Influencer Outreach | इन्फ्लुएन्सर आउटरीच
  Public Relations | जनसंपर्क
  Community Management | कम्युनिटी मॅनेजमेंट
  Web Analytics | वेब ॲनालिटिक्स
  Affiliate Marketing | ॲफिलिएट मार्केटिंग
  Event Promotion | इव्हेंट प्रमोशन
  Campus Outreach | कॅम्पस आउटरीच
  Business Development | बिझनेस डेव्हलपमेंट
  Business-to-Business Sales | बीटूबी सेल्स
  Telephone Sales | टेलिसेल्स
  Field Sales | फील्ड सेल्स
  Customer Success | कस्टमर सक्सेस
  Customer Relationship Management | ग्राहक संबंध व्यवस्थापन
  Distribution | वितरण
  E-commerce Operations | ई-कॉमर्स कामकाज
  Open Network for Digital Commerce | ओपन नेटवर्क फॉर डिजिटल कॉमर्स
  Tendering | निविदा
  Product Management | प्रॉडक्ट मॅनेजमेंट
  Agile and Scrum | ॲजाइल आणि स्क्रम
  Business Analysis | बिझनेस ॲनालिसिस
  Executive Assistance | एक्झिक्युटिव्ह असिस्टंट
  Team Leadership | नेतृत्व
  Change Management | चेंज मॅनेजमेंट
  Process Improvement | प्रक्रिया सुधारणा
  Vendor Management | व्हेंडर मॅनेजमेंट
  Enterprise Resource Planning | एंटरप्राइज रिसोर्स प्लॅनिंग
  Tally | टॅली
  Facility Management | फॅसिलिटी मॅनेजमेंट
  GST Filing | जीएसटी
  Financial Modelling | फायनान्शियल मॉडेलिंग
  Investor Relations | गुंतवणूकदार संबंध
  Venture Capital | व्हेंचर कॅपिटल
  Banking | बँकिंग
  Equity and Cap Tables | इक्विटी आणि कॅप टेबल
  Actuarial Science | ॲक्च्युरियल सायन्स
  Economics | अर्थशास्त्र
  Payments | पेमेंट
  Intellectual Property | बौद्धिक संपदा
  Data Protection Law | डेटा संरक्षण कायदा
  Company Secretarial Work | कंपनी सचिव
  Regulatory Compliance | अनुपालन
  Food Safety Rules | अन्न सुरक्षा नियम
  Precision Agriculture | काटेकोर शेती
  Hydroponics | हायड्रोपोनिक्स
  Baking | बेकरी
  Nutrition | पोषण
  Wastewater Treatment | सांडपाणी प्रक्रिया
  Climate Adaptation | हवामान अनुकूलन
  Carbon Accounting | कार्बन अकाउंटिंग
  Sustainability Reporting | सस्टेनेबिलिटी रिपोर्टिंग
  Environmental Impact Assessment | पर्यावरण परिणाम मूल्यांकन
  Circular Economy | चक्राकार अर्थव्यवस्था
  Green Building | ग्रीन बिल्डिंग
  Community Health Work | सामुदायिक आरोग्य सेवा
  Physiotherapy | फिजिओथेरपी
  Ayurveda | आयुर्वेद
  Dentistry | दंतचिकित्सा
  Medical Devices | वैद्यकीय उपकरणे
  Health Records | आरोग्य नोंदी
  Telemedicine | टेलिमेडिसिन
  Clinical Research | क्लिनिकल रिसर्च
  Medical Coding | मेडिकल कोडिंग
  Laboratory Testing | प्रयोगशाळा तपासणी
  Radiology | रेडिओलॉजी
  Optometry | ऑप्टोमेट्री
  Literature Review | संशोधन साहित्य आढावा
  Academic Writing | शैक्षणिक लेखन
  Qualitative Research | गुणात्मक संशोधन
  Mathematics | गणित
  Molecular Biology | रेणवीय जीवशास्त्र
  Bioinformatics | बायोइन्फॉर्मेटिक्स
  Laboratory Work | प्रयोगशाळा काम
  Analytical Chemistry | विश्लेषणात्मक रसायनशास्त्र
  Nanotechnology | नॅनोटेक्नॉलॉजी
  Aerospace Engineering | एरोस्पेस इंजिनिअरिंग
  Sociology | समाजशास्त्र
  Geography | भूगोल
  Ethics Review | एथिक्स रिव्ह्यू
  Painting | चित्रकला
  Hotel and Restaurant Service | हॉटेल आणि रेस्टॉरंट सेवा
  Recycled Crafts | टाकाऊपासून टिकाऊ
`;

export const data = {
  'Data and Databases': `
    SQL | | structured query language
    PostgreSQL | | postgres
    MySQL | | mariadb
    MongoDB | | nosql
    Redis | |
    Firebase | | firestore
    Database Design | डेटाबेस डिज़ाइन | dbms, data modelling
    Data Analysis | डेटा विश्लेषण | data analytics, data analyst
    Data Visualisation | डेटा विज़ुअलाइज़ेशन | data visualization, charts
    Data Engineering | डेटा इंजीनियरिंग | etl, airflow
    Apache Spark | | spark, pyspark, hadoop
    Power BI | |
    Tableau | |
    Microsoft Excel | एक्सेल | excel, ms excel, advanced excel
    Spreadsheets | स्प्रेडशीट | google sheets
    Statistics | सांख्यिकी | statistical analysis
    SPSS | | stata
    Survey Design | सर्वेक्षण | surveys, questionnaire
    Data Entry | डेटा प्रविष्टि | typing
    Data Collection | डेटा संग्रह | field survey, kobo, odk
    Web Scraping | वेब स्क्रैपिंग | scraping
    GIS and Mapping | मानचित्रण | gis, qgis, arcgis
    Remote Sensing | सुदूर संवेदन | satellite images`,
  'Artificial Intelligence': `
    Machine Learning | मशीन लर्निंग | ml, scikit-learn
    Deep Learning | डीप लर्निंग | neural networks
    PyTorch | |
    TensorFlow | | keras
    Computer Vision | कंप्यूटर विज़न | opencv, image processing
    Natural Language Processing | नेचुरल लैंग्वेज प्रोसेसिंग | nlp
    Indian Language Technology | भारतीय भाषा प्रौद्योगिकी | indic nlp
    Speech Recognition | स्पीच रिकग्निशन | asr, text to speech, tts
    Large Language Models | लार्ज लैंग्वेज मॉडल | llm, llms, generative ai, gen ai
    Prompt Writing | प्रॉम्प्ट लेखन | prompt engineering
    Chatbots | चैटबॉट | chatbot, dialogue systems
    Recommender Systems | रिकमेंडेशन सिस्टम |
    Time Series Forecasting | टाइम सीरीज़ फ़ोरकास्टिंग | forecasting
    Reinforcement Learning | रीइन्फ़ोर्समेंट लर्निंग |
    Data Labelling | डेटा लेबलिंग | annotation, data annotation
    Model Deployment | मॉडल डिप्लॉयमेंट | mlops
    Responsible AI | ज़िम्मेदार एआई | ai ethics
    Robotics | रोबोटिक्स | ros
    Drones | ड्रोन | uav, drone pilot
    Simulation | सिमुलेशन | modelling and simulation`,
} as const;

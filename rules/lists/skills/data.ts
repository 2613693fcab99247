export const data = {
  'Data and Databases': `
    SQL | | structured query language
    PostgreSQL | | postgres
    MySQL | | mariadb
    MongoDB | | nosql
    Redis | |
    Firebase | | firestore
    Database Design | | dbms, data modelling
    Data Analysis | डेटा विश्लेषण | data analytics, data analyst
    Data Visualisation | | data visualization, charts
    Data Engineering | | etl, airflow
    Apache Spark | | spark, pyspark, hadoop
    Power BI | |
    Tableau | |
    Microsoft Excel | एक्सेल | excel, ms excel, advanced excel
    Spreadsheets | | google sheets
    Statistics | सांख्यिकी | statistical analysis
    SPSS | | stata
    Survey Design | सर्वेक्षण | surveys, questionnaire
    Data Entry | डेटा प्रविष्टि | typing
    Data Collection | | field survey, kobo, odk
    Web Scraping | | scraping
    GIS and Mapping | मानचित्रण | gis, qgis, arcgis
    Remote Sensing | सुदूर संवेदन | satellite images`,
  'Artificial Intelligence': `
    Machine Learning | मशीन लर्निंग | ml, scikit-learn
    Deep Learning | | neural networks
    PyTorch | |
    TensorFlow | | keras
    Computer Vision | | opencv, image processing
    Natural Language Processing | | nlp
    Indian Language Technology | भारतीय भाषा प्रौद्योगिकी | indic nlp
    Speech Recognition | | asr, text to speech, tts
    Large Language Models | | llm, llms, generative ai, gen ai
    Prompt Writing | | prompt engineering
    Chatbots | | chatbot, dialogue systems
    Recommender Systems | |
    Time Series Forecasting | | forecasting
    Reinforcement Learning | |
    Data Labelling | | annotation, data annotation
    Model Deployment | | mlops
    Responsible AI | | ai ethics
    Robotics | रोबोटिक्स | ros
    Drones | ड्रोन | uav, drone pilot
    Simulation | | modelling and simulation`,
} as const;

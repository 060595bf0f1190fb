/** Short forms that name one thing wherever they stand: words that happen to begin with their letters are not it. */
export const OWN_NAMES: ReadonlySet<string> = new Set(
  (
    'AI KI IA ML DL NLP LLM GPT RAG RPA IOT AR VR XR IT QA QC UX UI BI SQL ETL API SDK AWS GCP SAP ERP CRM CMS SEO SEA ' +
    'CAD CAM CAE CNC BIM GIS GPS PLC SPS SAS SPSS CSS HTML XML JSON PHP VBA NET ASP JSP VPN DNS SSO MFA SIEM SOC ISO ' +
    'GMP GDP GCP HACCP TQM TPM FMEA ITIL PMP CPA CFA ACCA MBA MD JD RN LPN PE EIT CISA CISM CISSP CCNA DBA'
  ).split(' '),
);

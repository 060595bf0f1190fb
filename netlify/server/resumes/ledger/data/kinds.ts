/**
 * What named things are by definition, `kind: names`: who tells the name of a thing may set its kind before it. Names
 * are whole words; a kind of its own is no skill.
 */
export const KINDS = `
agile: scrum kanban sprint safe xp
cloud: aws azure gcp heroku ecs ec2 s3 eks aks lambda gke office_365 exchange_online sharepoint_online snowflake salesforce
erp: sap navision dynamics netsuite oracle odoo sage infor
crm: salesforce hubspot dynamics pipedrive zoho
cms: wordpress typo3 drupal contentful joomla
ecommerce: shopify magento woocommerce shopware
bi: power_bi tableau looker qlik cognos looker_studio
etl: airflow informatica talend ssis fivetran dbt
cad: autocad solidworks catia inventor revit creo civil_3d
fem: ansys abaqus nastran
relational: postgresql mysql oracle mssql mariadb sql
nosql: mongodb cassandra redis dynamodb
container: docker kubernetes podman
virtualization: vmware hyper_v proxmox
virtual: vmware hyper_v proxmox
programming: python java javascript php go ruby rust kotlin
scripting: powershell bash python perl
ticketing: zendesk servicenow jira otrs freshdesk
itsm: servicenow itil
social: facebook instagram linkedin tiktok youtube twitter
search: adwords google_ads seo sem bing
automotive: iatf ppap
quality: iso_9001 iatf ppap fmea 8d
food: haccp brc ifs
safety: osha haccp
machine_learning: scikit pytorch tensorflow keras
statistical: spss stata spc r
spreadsheet: excel
lean: kaizen 5s kanban smed
electronic: ehr emr edi
`;

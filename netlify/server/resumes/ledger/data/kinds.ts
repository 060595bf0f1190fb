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

/** Words of a title, and what all work under it is: a nurse's care is clinical. `titles: words`. */
export const TRADES = `
nurse midwife physiotherapist: clinical nursing medical
engineer technician electrician mechanic: technical engineering
developer programmer: software technical
administrator: technical
controller accountant bookkeeper: financial finance accounting
teacher lecturer tutor: educational
chef cook: culinary
`;

/** Before a noun they add nothing to it. */
export const PLAIN_MODIFIERS =
  'direct overall existing relevant ongoing general respective actual underlying';

/** Languages and countries by their names in English, German and French, `|` between them: who names them names so many. */
export const LANGUAGES =
  'English|Spanish|French|German|Italian|Portuguese|Dutch|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Croatian|Serbian|Slovenian|Greek|Turkish|Russian|Ukrainian|Swedish|Danish|Norwegian|Finnish|Estonian|Latvian|Lithuanian|Irish|Welsh|Scottish Gaelic|Catalan|Basque|Arabic|Hebrew|Farsi|Persian|Hindi|Urdu|Bengali|Punjabi|Tamil|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Swahili|' +
  'Englisch|Spanisch|Französisch|Deutsch|Italienisch|Portugiesisch|Niederländisch|Polnisch|Tschechisch|Ungarisch|Rumänisch|Griechisch|Türkisch|Russisch|Ukrainisch|Schwedisch|Dänisch|Norwegisch|Arabisch|Chinesisch|Japanisch|' +
  'anglais|espagnol|français|allemand|italien|portugais|néerlandais|polonais|roumain|russe|arabe|breton|chinois|japonais';

export const COUNTRIES =
  'Spain|Portugal|France|Germany|Italy|Austria|Switzerland|Belgium|the Netherlands|Luxembourg|Denmark|Sweden|Norway|Finland|Iceland|Ireland|Poland|the Czech Republic|Slovakia|Slovenia|Hungary|Romania|Bulgaria|Croatia|Serbia|Greece|Ukraine|Estonia|Latvia|Lithuania|Canada|Mexico|Brazil|Argentina|Chile|Peru|Colombia|Morocco|Tunisia|Algeria|Egypt|Kenya|Ghana|Nigeria|South Africa|India|Pakistan|Bangladesh|China|Japan|South Korea|Vietnam|Thailand|Indonesia|Malaysia|Singapore|the Philippines|Australia|New Zealand|the United States|the United Kingdom|' +
  'Spanien|Frankreich|Deutschland|Italien|Österreich|der Schweiz|Belgien|den Niederlanden|Luxemburg|Dänemark|Schweden|Norwegen|Finnland|Irland|Polen|Tschechien|Ungarn|Rumänien|Griechenland|Kanada|Mexiko|Brasilien|Indien|Japan|China|' +
  "Espagne|Allemagne|Italie|Autriche|Suisse|Belgique|Pologne|Irlande|Grèce|Roumanie|Tunisie|l'Espagne|la France|l'Allemagne|l'Italie|la Suisse|la Belgique|la Pologne|le Maroc";

/** Languages and countries by their names in English, German and French, `|` between them: who names them names so many. */
export const LANGUAGES =
  'English|Spanish|French|German|Italian|Portuguese|Dutch|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Croatian|Serbian|Slovenian|Greek|Turkish|Russian|Ukrainian|Swedish|Danish|Norwegian|Finnish|Estonian|Latvian|Lithuanian|Irish|Welsh|Scottish Gaelic|Catalan|Basque|Arabic|Hebrew|Farsi|Persian|Hindi|Urdu|Bengali|Punjabi|Tamil|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Swahili|' +
  'Englisch|Spanisch|Französisch|Deutsch|Italienisch|Portugiesisch|Niederländisch|Polnisch|Tschechisch|Ungarisch|Rumänisch|Griechisch|Türkisch|Russisch|Ukrainisch|Schwedisch|Dänisch|Norwegisch|Arabisch|Chinesisch|Japanisch|' +
  'anglais|espagnol|français|allemand|italien|portugais|néerlandais|polonais|roumain|russe|arabe|breton|chinois|japonais';

export const COUNTRIES =
  'Spain|Portugal|France|Germany|Italy|Austria|Switzerland|Belgium|the Netherlands|Luxembourg|Denmark|Sweden|Norway|Finland|Iceland|Ireland|Poland|the Czech Republic|Slovakia|Slovenia|Hungary|Romania|Bulgaria|Croatia|Serbia|Greece|Ukraine|Estonia|Latvia|Lithuania|Canada|Mexico|Brazil|Argentina|Chile|Peru|Colombia|Morocco|Tunisia|Algeria|Egypt|Kenya|Ghana|Nigeria|South Africa|India|Pakistan|Bangladesh|China|Japan|South Korea|Vietnam|Thailand|Indonesia|Malaysia|Singapore|the Philippines|Australia|New Zealand|the United States|the United Kingdom|' +
  'Spanien|Frankreich|Deutschland|Italien|Österreich|der Schweiz|Belgien|den Niederlanden|Luxemburg|Dänemark|Schweden|Norwegen|Finnland|Irland|Polen|Tschechien|Ungarn|Rumänien|Griechenland|Kanada|Mexiko|Brasilien|Indien|Japan|China|' +
  "Espagne|Allemagne|Italie|Autriche|Suisse|Belgique|Pologne|Irlande|Grèce|Roumanie|Tunisie|l'Espagne|la France|l'Allemagne|l'Italie|la Suisse|la Belgique|la Pologne|le Maroc";

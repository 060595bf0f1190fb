/** Names that stand behind a town's: states of the United States and Canada, countries in three languages; folded. */
export const REGION_CODES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD TAS ACT UK USA US UAE CH AT FR'.split(
    ' ',
  );

/** As newspapers shorten them, always with a stop. */
export const REGION_ABBREVIATIONS =
  'Ala. Ariz. Ark. Calif. Colo. Conn. Del. Fla. Ga. Ill. Ind. Kan. Ky. La. Md. Mass. Mich. Minn. Miss. Mo. Mont. Neb. Nev. Okla. Ore. Pa. Tenn. Tex. Vt. Va. Wash. W.Va. Wis. Wyo. Ont. Que. Alta. Sask. Man.'.split(
    ' ',
  );

export const REGIONS =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|puerto rico|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|england|scotland|wales|northern ireland|united kingdom|great britain|ireland|united states|united states of america|canada|australia|new zealand|germany|deutschland|allemagne|austria|osterreich|autriche|switzerland|schweiz|suisse|france|frankreich|belgium|belgien|belgique|netherlands|the netherlands|niederlande|pays-bas|luxembourg|luxemburg|spain|spanien|espagne|portugal|italy|italien|italie|denmark|danemark|sweden|schweden|suede|norway|norwegen|norvege|finland|finnland|finlande|poland|polen|pologne|czech republic|czechia|tschechien|tschechische republik|slovakia|slowakei|hungary|ungarn|romania|rumanien|bulgaria|bulgarien|greece|griechenland|turkey|turkei|turquie|ukraine|russia|russland|croatia|kroatien|slovenia|slowenien|serbia|serbien|estonia|latvia|lithuania|india|indien|inde|pakistan|bangladesh|sri lanka|china|japan|south korea|taiwan|hong kong|singapore|singapur|malaysia|indonesia|vietnam|thailand|philippines|israel|egypt|morocco|marokko|maroc|tunisia|tunisie|algeria|algerie|senegal|cote d’ivoire|nigeria|ghana|kenya|south africa|sudafrika|brazil|brasilien|bresil|argentina|chile|colombia|mexico|mexiko|mexique|peru|united arab emirates|qatar|saudi arabia|bavaria|bayern|baden-wurttemberg|hessen|sachsen|thuringen|niedersachsen|nordrhein-westfalen|rheinland-pfalz|saarland|brandenburg|mecklenburg-vorpommern|sachsen-anhalt|schleswig-holstein|occitanie|ile-de-france|bretagne|nouvelle-aquitaine|normandie|grand est|hauts-de-france|auvergne-rhone-alpes|provence-alpes-cote d’azur|pays de la loire|bourgogne-franche-comte|centre-val de loire|corse|nrw|bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|durham|east sussex|essex|gloucestershire|greater manchester|hampshire|herefordshire|hertfordshire|kent|lancashire|leicestershire|lincolnshire|merseyside|norfolk|north yorkshire|northamptonshire|northumberland|nottinghamshire|oxfordshire|shropshire|somerset|south yorkshire|staffordshire|suffolk|surrey|tyne and wear|warwickshire|west midlands|west sussex|west yorkshire|wiltshire|worcestershire'.split(
    '|',
  );

/** Where work has no town. */
export const NOWHERE =
  'remote|home office|homeoffice|teletravail|hybrid|distributed|worldwide|fully remote'.split('|');

/** What stands in brackets behind an employer and is no place. */
export const WORK_KINDS =
  'contract contractor freelance temporary temp part full time internship intern apprenticeship seasonal volunteer permanent consultant vertrag befristet teilzeit vollzeit werkstudent praktikum elternzeit minijob zeitarbeit cdd cdi interim alternance stage formerly ehemals ehemalig now later subsidiary group acquired client various startup'.split(
    ' ',
  );

/** Towns large enough that their name alone, on a line with a telephone, is a place and hardly a name. */
export const TOWNS =
  'berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nurnberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|aachen|kiel|freiburg|mainz|kassel|erfurt|rostock|potsdam|chemnitz|magdeburg|halle|lubeck|ulm|jena|wien|vienna|graz|linz|salzburg|innsbruck|zurich|geneve|geneva|basel|bern|lausanne|luzern|paris|lyon|marseille|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|reims|grenoble|dijon|angers|nimes|brest|tours|limoges|amiens|annecy|metz|nancy|rouen|caen|bruxelles|brussels|liege|anvers|antwerp|london|manchester|birmingham|leeds|glasgow|edinburgh|cardiff|bristol|liverpool|sheffield|belfast|dublin|cork|newcastle|nottingham|cambridge|oxford|amsterdam|rotterdam|utrecht|the hague|madrid|barcelona|valencia|lisbon|porto|milan|milano|rome|roma|turin|prague|praha|brno|warsaw|krakow|budapest|bucharest|sofia|athens|istanbul|copenhagen|stockholm|oslo|helsinki|new york|new york city|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san francisco|seattle|denver|boston|atlanta|miami|portland|detroit|minneapolis|toronto|montreal|vancouver|calgary|ottawa|sydney|melbourne|brisbane|perth|auckland|mumbai|delhi|bangalore|bengaluru|hyderabad|chennai|pune|tokyo|shanghai|beijing|dubai|tel aviv|cape town|johannesburg|nairobi|lagos|casablanca|tunis|sao paulo|mexico city'.split(
    '|',
  );

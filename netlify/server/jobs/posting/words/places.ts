/** Whether a few words name a place: countries of all four languages, large towns, and how addresses are written. */
import { plain, plainList } from './plain.ts';

const CITIES =
  plainList(`London, Manchester, Birmingham, Leeds, Glasgow, Edinburgh, Bristol, Liverpool, Sheffield, Cardiff, Belfast, Newcastle, Nottingham, Leicester, Cambridge, Oxford, Brighton, Reading, York, Bath, Exeter, Aberdeen, Dundee, Southampton, Portsmouth, Norwich, Plymouth, Swansea, Coventry, Milton Keynes, Dublin, Cork, Galway, Limerick,
  New York, New York City, NYC, Los Angeles, San Francisco, Chicago, Houston, Boston, Seattle, Austin, Denver, Dallas, Atlanta, Miami, Philadelphia, Phoenix, Portland, San Diego, San Jose, Washington, Washington DC, Minneapolis, Detroit, Nashville, Charlotte, Raleigh, Durham, Orlando, Tampa, Pittsburgh, Cleveland, Columbus, Cincinnati, Indianapolis, Milwaukee, Kansas City, St Louis, Salt Lake City, Las Vegas, Sacramento, Oakland, Palo Alto, Mountain View, Sunnyvale, Menlo Park, Brooklyn, Baltimore, Richmond, Boulder, Madison, Omaha, Albuquerque, Tucson, Louisville, Memphis, New Orleans, San Antonio, Fort Worth, Buffalo, Rochester, Hartford, Providence, Jersey City, Newark, Irvine, Boise, Spokane, Anchorage, Honolulu, Burlington, Des Moines,
  Toronto, Vancouver, Montreal, Montréal, Ottawa, Calgary, Edmonton, Quebec, Québec, Winnipeg, Halifax, Victoria, Waterloo, Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra, Auckland, Wellington, Christchurch, Singapore, Hong Kong, Tokyo, Bangalore, Bengaluru, Mumbai, Delhi, Hyderabad, Pune, Chennai, Dubai, Abu Dhabi, Tel Aviv, Cape Town, Johannesburg, Nairobi, Lagos, Cairo, Istanbul, Seoul, Shanghai, Beijing, Shenzhen, Bangkok, Jakarta, Manila, Kuala Lumpur, Taipei,
  Berlin, Hamburg, München, Munich, Köln, Cologne, Frankfurt, Frankfurt am Main, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hannover, Hanover, Nürnberg, Nuremberg, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Karlsruhe, Mannheim, Augsburg, Wiesbaden, Mönchengladbach, Gelsenkirchen, Braunschweig, Aachen, Kiel, Chemnitz, Halle, Magdeburg, Freiburg, Freiburg im Breisgau, Krefeld, Mainz, Lübeck, Erfurt, Oberhausen, Rostock, Kassel, Hagen, Potsdam, Saarbrücken, Hamm, Ludwigshafen, Oldenburg, Osnabrück, Leverkusen, Heidelberg, Darmstadt, Solingen, Regensburg, Paderborn, Ingolstadt, Offenbach, Würzburg, Fürth, Ulm, Heilbronn, Pforzheim, Wolfsburg, Göttingen, Bottrop, Reutlingen, Koblenz, Erlangen, Bremerhaven, Trier, Jena, Konstanz, Bamberg, Bayreuth, Passau, Flensburg, Schwerin, Cottbus, Gießen, Marburg, Fulda, Tübingen, Ravensburg, Friedrichshafen, Kempten, Rosenheim, Landshut, Walldorf,
  Wien, Vienna, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Dornbirn, Bregenz, Zürich, Zurich, Genf, Genève, Geneva, Basel, Bern, Lausanne, Winterthur, Luzern, Lucerne, St Gallen, Lugano, Zug, Biel, Fribourg, Neuchâtel, Vaduz, Luxembourg, Luxemburg,
  Paris, Lyon, Marseille, Toulouse, Nice, Nantes, Strasbourg, Montpellier, Bordeaux, Lille, Rennes, Reims, Saint-Étienne, Toulon, Le Havre, Grenoble, Dijon, Angers, Nîmes, Villeurbanne, Clermont-Ferrand, Le Mans, Aix-en-Provence, Brest, Tours, Amiens, Limoges, Annecy, Perpignan, Metz, Besançon, Orléans, Rouen, Mulhouse, Caen, Nancy, Avignon, Poitiers, La Rochelle, Pau, Bayonne, Biarritz, Quimper, Vannes, Lorient, Colmar, Chambéry, Valence, Sophia Antipolis, La Défense, Boulogne-Billancourt, Nanterre, Saint-Denis, Levallois-Perret, Bruxelles, Brussels, Brüssel, Liège, Namur, Charleroi, Antwerp, Antwerpen, Ghent, Gent, Leuven, Bruges,
  Madrid, Barcelona, Valencia, Sevilla, Seville, Zaragoza, Málaga, Malaga, Murcia, Palma, Palma de Mallorca, Las Palmas, Bilbao, Alicante, Córdoba, Valladolid, Vigo, Gijón, Granada, Vitoria, Vitoria-Gasteiz, A Coruña, La Coruña, Elche, Oviedo, Cartagena, Pamplona, Almería, San Sebastián, Donostia, Santander, Burgos, Salamanca, Logroño, Girona, Lleida, Tarragona, Cádiz, Huelva, Jaén, Toledo, León, Badajoz, Cáceres, Santiago de Compostela, Tenerife, Getafe, Alcobendas, Sabadell, Terrassa, Hospitalet, Ciudad de México, Mexico City, Guadalajara, Monterrey, Puebla, Querétaro, Bogotá, Medellín, Cali, Barranquilla, Lima, Santiago, Santiago de Chile, Buenos Aires, Rosario, Mendoza, Montevideo, Quito, Guayaquil, Caracas, La Paz, San José, Panamá, Santo Domingo, São Paulo, Rio de Janeiro,
  Lisbon, Lisboa, Lissabon, Porto, Rome, Roma, Milan, Milano, Mailand, Turin, Torino, Bologna, Florence, Firenze, Naples, Napoli, Amsterdam, Rotterdam, Utrecht, Eindhoven, Den Haag, The Hague, Groningen, Delft, Copenhagen, København, Aarhus, Stockholm, Göteborg, Gothenburg, Malmö, Oslo, Bergen, Trondheim, Helsinki, Espoo, Tampere, Tallinn, Riga, Vilnius, Warsaw, Warszawa, Kraków, Krakow, Wrocław, Gdańsk, Poznań, Prague, Praha, Prag, Brno, Bratislava, Budapest, Bucharest, Cluj, Sofia, Zagreb, Ljubljana, Belgrade, Athens, Thessaloniki, Valletta, Reykjavik, Kyiv, Lviv,
  Bayern, Bavaria, Baden-Württemberg, Hessen, Sachsen, Niedersachsen, Nordrhein-Westfalen, NRW, Brandenburg, Thüringen, Schleswig-Holstein, Rheinland-Pfalz, Saarland, Île-de-France, Bretagne, Normandie, Occitanie, Provence, Auvergne, Nouvelle-Aquitaine, Grand Est, Hauts-de-France, Pays de la Loire, Cataluña, Catalunya, Andalucía, Galicia, País Vasco, Navarra, Aragón, Asturias, Cantabria, Castilla y León, Extremadura, Baleares, Canarias, La Rioja,
  Alabama, Alaska, Arizona, Arkansas, Connecticut, Delaware, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Utah, Vermont, Virginia, West Virginia, Wisconsin, Wyoming, Manitoba, Saskatchewan, Nova Scotia, New Brunswick, Newfoundland, Kent, Essex, Surrey, Sussex, Yorkshire, Lancashire, Somerset, Dorset, Wiltshire, Berkshire, Buckinghamshire, Oxfordshire, Cambridgeshire, Hertfordshire, Bedfordshire, Northamptonshire, Leicestershire, Nottinghamshire, Derbyshire, Lincolnshire, Shropshire, Herefordshire, Worcestershire, Warwickshire, Gloucestershire, Staffordshire, Cheshire, Cumbria, Northumberland, Merseyside, Powys, Gwynedd, Fife, Devon, Cornwall, Hampshire, Norfolk, Suffolk, Hull, Derby, Stoke-on-Trent, Sunderland, Wolverhampton, Bolton, Luton, Northampton, Swindon, Bournemouth, Cheltenham, Gloucester, Inverness, Perth, Stirling, Kilkenny, Waterford, Hof, Eschwege, Zwickau, Gera, Dessau, Görlitz, Greifswald, Stralsund, Hildesheim, Salzgitter, Siegen, Witten, Iserlohn, Gütersloh, Düren, Ratingen, Lünen, Marl, Esslingen, Tuttlingen, Villingen-Schwenningen, Aalen, Lörrach, Offenburg, Baden-Baden, Worms, Speyer, Kaiserslautern, Neuss, Remscheid, Herne, Chur, Thun, Aarau, Olten, Wels, Steyr, Villach,
  Europe, Europa, EU, EMEA, UK, USA, US, United States, England, Scotland, Wales, Northern Ireland, DACH, LATAM, APAC, Worldwide, Anywhere, California, Texas, Florida, Colorado, Massachusetts, Oregon, Ontario, British Columbia, Alberta, Queensland, New South Wales, Bay Area, Greater London, Tyrol, Tirol, Steiermark, Vorarlberg, Kärnten`);

const PLACES = new Set(CITIES);
const REGION_CODES =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KR KW KZ LB LI LK LT LU LV MA MC MD ME MK MT MU MX MY NG NI NL NO NP NZ OM PA PE PH PK PL PR PT PY QA RO RS RU SA SE SG SI SK SN SV TH TN TR TW UA UG US UY VE VN ZA'.split(
    ' ',
  );
for (const language of ['en', 'de', 'fr', 'es']) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  for (const code of REGION_CODES) PLACES.add(plain(names.of(code) ?? code));
}
const STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON BC AB QC MB SK NS NB NSW VIC QLD WA SA TAS ACT'.split(
    ' ',
  ),
);
const LONGEST = 80;

/** The name of a town or country that is known, with its district too: `Hamburg-Altona`. */
export const isKnownPlace = (text: string): boolean =>
  PLACES.has(plain(text)) ||
  PLACES.has(plain(text.replace(PART, ''))) ||
  (/^\p{Lu}\p{L}+-\p{Lu}\p{L}+$/u.test(text) && PLACES.has(plain(text.split('-', 1)[0] ?? '')));

/** `South Yorkshire`, `Galway city`, `Großraum Ulm` are as known as what they are a part of. */
const PART =
  /^(?:north|south|east|west|central|greater|inner|outer|upper|lower|downtown|nord|süd|ost|west|großraum|raum|région de|grand|gran|zona) (?=\p{Lu})|(?<=\p{L}) (?:city|area|region|centre|center|metro area|city centre|stadt|centro|ciudad|centre-ville|und umgebung|y alrededores|et environs)$/iu;

const NO_PLACE = /vollzeit|teilzeit|befristet|full[\s-]time|part[\s-]time|\bpermanent|temps plein|jornada/i;

const CAPITALISED =
  /^\p{Lu}[\p{L}'’.-]{1,30}(?:[ -](?:\p{Lu}[\p{L}'’.-]{1,30}|am|an|der|im|in|de|del|la|le|les|sur|en|upon|of|and)){0,4}$/u;

/** `Berlin`, `Austin, TX`, `10115 Berlin`, `Lyon (69)`, `Leeds, UK`, `Berlin / Hamburg`. */
export function isPlace(text: string): boolean {
  const line = text.trim();
  if (line.length < 2 || line.length > LONGEST || /[!?:;]/.test(line) || NO_PLACE.test(line)) return false;
  if (isKnownPlace(line)) return true;
  if (/^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .-]{2,40}$/u.test(line)) return true;
  if (/^\p{Lu}[\p{L}' -]{2,40} \(?(?:\d{2}|2[AB]|9\d{2}|\d{5})\)?$/u.test(line)) return true;
  const parts = line
    .replace(/\([^()]{1,40}\)/g, ' ')
    .split(/[,/|·•]| - | – | (?:or|and|oder|und|et|ou|y|o) /)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > 5) return false;
  const [, region = ''] = /^\p{Lu}[\p{L}' -]{2,30} \(([^()]{2,40})\)$/u.exec(line) ?? [];
  if (parts.length === 1) return parts[0] !== line && (isKnownPlace(parts[0] ?? '') || isKnownPlace(region));
  const isNamed = (part: string) =>
    isKnownPlace(part) ||
    /^(?:County|Co\.?) \p{Lu}\p{Ll}{2,20}$/u.test(part) ||
    STATES.has(part.replace(/ \d{5}(?:-\d{4})?$/, '')) ||
    STATES.has(part) ||
    /^\d{4,5} \p{Lu}[\p{L} .-]{2,40}$/u.test(part);
  return (
    (parts.some(isNamed) || isKnownPlace(/\(([^()]{2,40})\)/.exec(line)?.[1] ?? '')) &&
    parts.every((part) => isNamed(part) || CAPITALISED.test(part) || /^\d{4,5}$/.test(part))
  );
}

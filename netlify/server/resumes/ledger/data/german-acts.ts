import { byLine } from './named.ts';

/** Who did an act, by its noun: `Betreuer von fünf Praktikanten` looked after them. */
export const GERMAN_DOERS =
  'betreuung: betreuer betreuerin | ausbildung: ausbilder ausbilderin | schulung: trainer trainerin | anleitung: anleiter anleiterin praxisanleiter praxisanleiterin | begleitung: begleiter begleiterin';

/**
 * German verbs of working life with the nouns of their acts, by the first word of their group in `verbs.ts`; under
 * `other` those of none. A verb that is not regular has its past and its participle behind bars, and its present where
 * that changes; `|` cuts off what stands last in a sentence.
 */
export const GERMAN_ACTS = byLine(`
support: unterstützen unterstützung, assistieren assistenz, helfen/half/geholfen/hilft hilfe, mit|helfen/half/geholfen/hilft mithilfe, bei|tragen/trug/getragen/trägt beitrag, zu|arbeiten zuarbeit
participate: mit|arbeiten mitarbeit, mit|wirken mitwirkung, beteiligen beteiligung, teil|nehmen/nahm/genommen/nimmt teilnahme, mit|gestalten mitgestaltung
coordinate: koordinieren koordination koordinierung, organisieren organisation, ab|stimmen abstimmung
facilitate: moderieren moderation
welcome: begrüßen begrüßung, empfangen/empfing/empfangen/empfängt empfang
process: bearbeiten bearbeitung, ab|wickeln abwicklung, verarbeiten verarbeitung
log: dokumentieren dokumentation, erfassen erfassung, protokollieren protokollierung, auf|zeichnen aufzeichnung, ein|tragen/trug/getragen/trägt eintragung, verbuchen verbuchung, buchen buchung, kontieren kontierung
track: überwachen überwachung, verfolgen verfolgung, nach|verfolgen nachverfolgung, beobachten beobachtung, nach|halten/hielt/gehalten/hält nachhalten
prepare: vor|bereiten vorbereitung, auf|bereiten aufbereitung, zu|bereiten zubereitung, nach|bereiten nachbereitung
answer: beantworten beantwortung
treat: behandeln behandlung
check: prüfen prüfung, kontrollieren kontrolle, überprüfen überprüfung, inspizieren inspektion, sichten sichtung, korrigieren korrektur
use: nutzen nutzung, verwenden verwendung, ein|setzen einsatz, an|wenden anwendung
care: betreuen betreuung, pflegen pflege, versorgen versorgung
plan: planen planung, disponieren disposition, terminieren terminierung
guide: an|leiten anleitung, beraten/beriet/beraten/berät beratung
analyze: analysieren analyse, aus|werten auswertung, untersuchen untersuchung, bewerten bewertung, evaluieren evaluation evaluierung, recherchieren recherche, erforschen erforschung
configure: installieren installation, konfigurieren konfiguration, ein|richten einrichtung, montieren montage, ein|bauen einbau, verlegen verlegung, an|schließen/schloss/geschlossen anschluss, verdrahten verdrahtung, programmieren programmierung
repair: reparieren reparatur, instand|setzen/setzte/gesetzt instandsetzung, sanieren sanierung
load: verladen/verlud/verladen/verlädt verladung, beladen/belud/beladen/belädt beladung, entladen/entlud/entladen/entlädt entladung
measure: messen/maß/gemessen/misst messung, vermessen/vermaß/vermessen/vermisst vermessung
test: testen test, erproben erprobung
recommend: vor|schlagen/schlug/geschlagen/schlägt vorschlag, empfehlen/empfahl/empfohlen/empfiehlt empfehlung
translate: übersetzen übersetzung, dolmetschen
sell: verkaufen verkauf, vertreiben/vertrieb/vertrieben vertrieb
buy: ein|kaufen einkauf, kaufen kauf, beschaffen beschaffung
train: schulen schulung, aus|bilden ausbildung, ein|arbeiten einarbeitung, unterweisen/unterwies/unterwiesen unterweisung, trainieren
run: durch|führen durchführung, führen führung, aus|führen ausführung, ab|halten/hielt/gehalten/hält abhaltung, halten/hielt/gehalten/hält, veranstalten veranstaltung, aus|richten ausrichtung
supervise: beaufsichtigen beaufsichtigung
manage: verwalten verwaltung
lead: leiten leitung
build: an|fertigen anfertigung, fertigen fertigung, her|stellen herstellung, entwickeln entwicklung, erstellen erstellung, bauen bau, auf|bauen aufbau, produzieren produktion, an|legen anlage, errichten errichtung
design: entwerfen/entwarf/entworfen/entwirft entwurf, konstruieren konstruktion, konzipieren konzeption, gestalten gestaltung
write: schreiben/schrieb/geschrieben, verfassen, erarbeiten erarbeitung, formulieren formulierung, aus|arbeiten ausarbeitung
introduce: ein|führen einführung
implement: um|setzen umsetzung, implementieren implementierung
migrate: migrieren migration, überführen überführung, um|stellen umstellung, um|ziehen/zog/gezogen umzug, verlagern verlagerung, übertragen/übertrug/übertragen/überträgt übertragung
negotiate: verhandeln verhandlung, aus|handeln aushandlung
resolve: lösen lösung, beheben/behob/behoben behebung, beseitigen beseitigung, klären klärung
win: gewinnen/gewann/gewonnen gewinnung, akquirieren akquise akquisition
receive: erhalten/erhielt/erhalten/erhält erhalt, an|nehmen/nahm/genommen/nimmt annahme, entgegen|nehmen/nahm/genommen/nimmt entgegennahme
select: aus|wählen auswahl
hire: ein|stellen einstellung, rekrutieren rekrutierung
reduce: reduzieren reduzierung reduktion, senken senkung, verringern verringerung, verkürzen verkürzung, kürzen kürzung, mindern minderung, ab|bauen abbau
raise: steigern steigerung, erhöhen erhöhung, aus|bauen ausbau, erweitern erweiterung
halve: halbieren halbierung
double: verdoppeln verdopplung verdoppelung
triple: verdreifachen verdreifachung
quadruple: vervierfachen vervierfachung
improve: verbessern verbesserung, optimieren optimierung
visit: besuchen besuch, besichtigen besichtigung
validate: validieren validierung
automate: automatisieren automatisierung
standardize: standardisieren standardisierung, vereinheitlichen vereinheitlichung
maintain: warten wartung, instand|halten/hielt/gehalten/hält instandhaltung
teach: unterrichten unterricht unterrichtung, lehren lehre
draw: zeichnen zeichnung
order: bestellen bestellung, nach|bestellen nachbestellung
report: präsentieren präsentation, informieren information, berichten berichterstattung, vor|stellen vorstellung, vor|tragen/trug/getragen/trägt vortrag, melden meldung
escort: begleiten begleitung
calculate: berechnen berechnung, ab|rechnen abrechnung
search: suchen suche
update: fort|schreiben/schrieb/geschrieben fortschreibung, aktualisieren aktualisierung, überarbeiten überarbeitung, ergänzen ergänzung
cover: vertreten/vertrat/vertreten/vertritt vertretung, ein|springen/sprang/gesprungen
operate: bedienen bedienung, betreiben/betrieb/betrieben betrieb, fahren/fuhr/gefahren/fährt
save: sparen, ein|sparen einsparung
onboard: ein|weisen/wies/gewiesen einweisung
mentor: coachen coaching
establish: etablieren etablierung, gründen gründung
clean: reinigen reinigung, putzen, desinfizieren desinfektion
deliver: liefern lieferung, aus|liefern auslieferung, ab|schließen/schloss/geschlossen abschluss
ship: versenden/versandte/versendet versand, verschicken
file: archivieren archivierung, ab|legen ablage
sort: sortieren sortierung
contact: kontaktieren kontaktaufnahme
simplify: vereinfachen vereinfachung
replace: ersetzen ersetzung, aus|tauschen austausch, aus|wechseln auswechslung, erneuern erneuerung
pack: verpacken verpackung, kommissionieren kommissionierung
explain: erklären erklärung, erläutern erläuterung
compare: vergleichen/verglich/verglichen vergleich
estimate: kalkulieren kalkulation, schätzen schätzung
refer: weiter|leiten weiterleitung, übermitteln übermittlung, weiter|geben/gab/gegeben/gibt weitergabe
administer: verabreichen verabreichung
promote: bewerben/bewarb/beworben/bewirbt bewerbung
gather: sammeln sammlung, ein|holen einholung, erheben/erhob/erhoben erhebung, zusammen|stellen zusammenstellung
approve: genehmigen genehmigung, frei|geben/gab/gegeben/gibt freigabe, bewilligen bewilligung
transport: transportieren transport, befördern beförderung
store: lagern lagerung, ein|lagern einlagerung
count: zählen zählung, inventarisieren inventur
adapt: an|passen anpassung
connect: ein|binden/band/gebunden einbindung, an|binden/band/gebunden anbindung, verbinden/verband/verbunden verbindung
protect: sichern sicherung, schützen schutz
encourage: motivieren motivation
publish: veröffentlichen veröffentlichung
remove: entfernen entfernung, rück|bauen rückbau, demontieren demontage
open: eröffnen eröffnung
invite: ein|laden/lud/geladen/lädt einladung
schedule: vereinbaren vereinbarung
serve: servieren
cook: kochen, backen
pay: zahlen zahlung, bezahlen bezahlung
submit: ein|reichen einreichung, vor|legen vorlage, beantragen beantragung
merge: zusammen|führen zusammenführung, integrieren integration
forecast: prognostizieren prognose
meet: erreichen erreichung, erzielen erzielung, erfüllen erfüllung
exceed: übertreffen/übertraf/übertroffen/übertrifft
other: schneiden/schnitt/geschnitten, schleifen/schliff/geschliffen, schweißen, färben färbung, streichen/strich/gestrichen, gießen/goss/gegossen, biegen/bog/gebogen, nähen, sägen, bohren bohrung, fräsen, drehen, löten, lackieren lackierung, mauern, pflanzen pflanzung, mähen mahd, wiegen/wog/gewogen, braten/briet/gebraten, verlegen verlegung, bemalen bemalung, leisten leistung, machen, rüsten, mobilisieren mobilisation mobilisierung, identifizieren identifizierung, definieren definition, erteilen erteilung, an|lernen, ab|holen abholung, bestücken bestückung, vernetzen vernetzung, digitalisieren digitalisierung, ein|decken, ab|dichten abdichtung, verputzen, spachteln, verfugen, lackieren lackierung, schleifen/schliff/geschliffen, bohren bohrung, polieren, zu|schneiden/schnitt/geschnitten zuschnitt, nähen, bügeln, waschen/wusch/gewaschen/wäscht wäsche, massieren, impfen impfung, füttern fütterung, vor|lesen/las/gelesen/liest, bepflanzen bepflanzung, mähen mahd, räumen räumung, streuen, befüllen befüllung, etikettieren etikettierung, palettieren palettierung, scannen, verzollen verzollung, an|melden anmeldung, ab|bilden, auf|bereiten aufbereitung, aus|helfen/half/geholfen/hilft aushilfe, lektorieren lektorat, ein|legen, betanken betankung, verwerten verwertung, heften, aus|schreiben/schrieb/geschrieben ausschreibung, vor|nehmen/nahm/genommen/nimmt vornahme, erbringen/erbrachte/erbracht erbringung, übernehmen/übernahm/übernommen/übernimmt übernahme, fördern förderung, bündeln bündelung, schneiden/schnitt/geschnitten schnitt, schweißen, streichen/strich/gestrichen, drehen, fräsen, löten, mauern, pflanzen pflanzung bepflanzung, dekorieren dekoration, steuern steuerung, begutachten begutachtung, dämmen dämmung, kassieren, mahnen mahnung, stellen, verteilen verteilung, auf|stellen aufstellung, auf|nehmen/nahm/genommen/nimmt aufnahme, ab|nehmen/nahm/genommen/nimmt abnahme, überwinden, an|stoßen/stieß/gestoßen, ab|lösen ablösung, aus|geben/gab/gegeben/gibt ausgabe, ein|räumen einräumung, auf|füllen auffüllung, aus|zahlen auszahlung, veranlassen veranlassung, entsorgen entsorgung, pflücken, ernten ernte, füttern fütterung, melken/molk/gemolken, recyceln, verantworten, vermitteln vermittlung, vermieten vermietung, befragen befragung, nach|fassen, an|rufen/rief/gerufen
`);

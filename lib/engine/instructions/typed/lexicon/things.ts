import { remembered } from '../../words/remembered'
import { singular } from '../../words/word-forms'

/**
 * What tables hold, in everyday words of all languages: a thing a line, without accents, `*` for any ending. Words of
 * a line stand for each other, in names of columns as in what people ask for.
 */
const lines = `
revenue sales turnover income taking gross money bill billing billed earning proceed umsatz* erlos* einnahme* verkaufserlos* geld affaires recette* vente* ca argent ingreso* venta* facturacion dinero ricav* fatturato incass* vendite soldi
cost costs expense expenditure spending spend spent outlay kosten ausgabe* aufwand* anschaffungskosten depense* cout* frais gasto* coste* costo* spesa spese costi
actual actuals ist realise* reel reelle* reels reelles depense* real reales realizado effettiv*
budget plan planned planning forecast target goal soll geplant* prevu* prevision* presupuest* objetivo* previst* obiettiv* ziel* objectif* quota
profit earning gain gewinn* ertrag benefice* beneficio* ganancia* utile profitto guadagno margin marge margen
paid payout collected
high max maximum highest peak
low min minimum lowest
price rate tariff fare charge preis* tarif* prix precio* tarifa* prezz* tariff*
fee charge bill billing monatsrechnung commission gebuhr* frais commission comision* cuota* commission*
discount rebate reduction markdown rabatt* nachlass remise* rabais descuent* rebaja* sconto sconti
amount total value sum betrag* summe wert montant* somme valeur* importe* monto valor* import* somma valore
tax vat steuer* mwst tva impuesto* iva imposta tasse
salary wage pay compensation gehalt* lohn* verdienst* salaire* paie remuneration sueldo* salario* stipend* retribuzion*
quantity unit piece pieces qty units volume menge* stuck* stuckzahl quantite* piece unite* cantidad* unidad* pieza* quantita pezz* unita
customer client buyer shopper purchaser kunde* kundin* client* acheteur* cliente* comprador* client* acquirent*
employee staff worker personnel colleague mitarbeiter* beschaftigt* angestellt* employe* salarie* personnel empleado* trabajador* dipendent* lavorator*
manager supervisor boss lead vorgesetzt* chef* leiter* responsable* superieur* jefe* gerente* supervisor* capo responsabil*
supplier vendor lieferant* fournisseur* proveedor* fornitor*
seller salesperson rep agent owner verkaufer* vendeur* vendeuse* vendedor* venditor*
doctor physician arzt* arztin* medecin* medico*
patient patient* paciente* pazient*
student pupil schuler* student* eleve* etudiant* alumno* estudiante* studente* alunn*
teacher instructor lehrer* enseignant* professeur* profesor* docente* insegnant*
technician tech engineer mechanic repairer techniker* technicien* tecnico*
driver fahrer* chauffeur* conducteur* conductor* autista
guest visitor gast gaste visitor besucher* visiteur* visitante* ospite ospiti visitator*
company firm business enterprise organisation organization employer unternehmen* firma firmen betrieb* entreprise* societe* empresa* compania* azienda aziende societa
store shop branch outlet filiale* geschaft* laden magasin* boutique* tienda* sucursal* negozi* punto
department division unit abteilung* bereich* service* departement* departamento* reparto reparti dipartiment*
site location office place standort* werk buro ort site* lieu* emplacement* sede sedes ubicacion* lugar* sede sedi luogo luoghi
country nation land lander pays pais* paes* nazion* stato
state province bundesland* bundesstaat* provinz* etat* province* estado* provincia* provinc*
region area zone territory region* gebiet* zone* region* zona* area regione regioni
city town municipality stadt stadte ort ville* commune* ciudad* municipio* citta comune
district neighborhood neighbourhood quarter bezirk* stadtteil* viertel quartier* arrondissement* barrio* distrito* quartiere quartieri distretto
street road strasse* rue* calle* via strada
airport flughafen aeroport* aeropuerto* aeroporto
product item article good goods produkt* artikel* ware* produit* article* producto* articulo* prodott* articol*
category group class warengruppe* produktgruppe* kategorie* gruppe* klasse* categorie* groupe* famille* classe* categoria* grupo* clase* grupp* class*
type kind sort form typ* art* sorte* type* genre* sorte* tipo* clase* tipi genere
brand make label marke* marque* marca* march* marca
model modell* modele* modelo* modell*
size groesse grosse* taille* tamano* talla* dimension* taglia taglie grandezza
color colour farbe* couleur* color* colore colori
status state condition stage status stand zustand phase* statut* etat* etape* estado* fase* stat* fase fasi
reason cause fault defect grund grunde ursache* raison* motif* cause* motivo* causa* razon* motivi
channel medium source kanal* quelle* canal* source* fuente* canal* fonte fonti
segment group segment* segmento* segment*
campaign kampagne* campagne* campana* campagna campagne
plan tariff subscription contract tarif* vertrag* abo* abonnement* contrat* forfait* contrato* suscripcion* plan* contratt* abbonament*
payment pay paying method zahlung* zahlungsart* zahlweise* bezahl* paiement* reglement* pago* pagament*
shipping shipment ship delivery versand* lieferung* liefer* expedition* livraison* envio* entrega* spedizion* consegn*
carrier airline operator fluggesellschaft* compagnie* aerolinea* compagnia vettore
order purchase booking bestellung* auftrag* auftrage* commande* achat* pedido* compra* orden* ordin* acquist*
invoice bill rechnung* facture* factura* fattur*
ticket incident case issue request complaint vorfall* storung* fall anfrage* incident* demande* ticket* incidencia* solicitud* caso segnalazion* richiest* incident*
visit session besuch* sitzung* visite* seance* visita* sesion* visit* session*
appointment booking reservation termin* buchung* rendez reservation* cita* reserva* appuntament* prenotazion*
trip ride journey tour fahrt* reise* tour* trajet* voyage* course* viaje* trayecto* viagg* corsa corse
vehicle car van truck lorry auto* fahrzeug* wagen pkw voiture* vehicule* coche* vehiculo* carro* aut* veicol* macchin*
aircraft plane airplane flugzeug* avion* aereo aerei
machine device equipment handset handheld scanner maschine* gerat* anlage* machine* appareil* maquina* equipo* dispositivo* macchin* apparecch*
animal wildlife species tier* tierart* art animal* espece* animal* especie* animal* specie
bird wildlife species vogel* oiseau* ave aves pajaro* uccell*
job role title occupation position profession beruf* stelle* job* position* tatigkeit* emploi* poste* metier* puesto* trabajo* cargo* profesion* lavoro mansion* ruolo posizion* profession*
name title name* titel bezeichnung* nom* titre* nombre* titulo* nome titolo
age alter* lebensalter age* edad* eta
gender sex geschlecht* sexe* genre* sexo* genero* sesso genere
education degree schooling bildung* abschluss* ausbildung* education diplome* educacion* estudio* istruzion* titolo
experience seniority erfahrung* experience* experiencia* esperienz*
tenure seniority verweildauer betriebszugehorigkeit anciennete* antiguedad* anzianita
hire hired hiring join joined start einstellung* eintritt* embauche* contratacion* ingreso* alta assunzion*
leaving leave left exit departure austritt* abgang* kundigung* depart* sortie* baja* salida* uscit*
grade level rank stufe* grad* ebene* niveau* echelon* nivel* grado* livell* grad*
score rating points mark note bewertung* punkt* punktzahl* note* score* evaluation* puntuacion* nota* calificacion* punteggio voto voti valutazion*
weight gewicht* poids peso* peso pesi
height hohe* grosse hauteur* taille* altura* estatura* altezza
length duration lange* dauer* laufzeit* longueur* duree* longitud* duracion* lunghezza durata
distance mileage strecke* entfernung* kilometer* distance* kilometrage* distancia* recorrido* distanz* chilometr*
speed fast pace tempo geschwindigkeit* schnell vitesse* rapide velocidad* rapido velocita
temperature warmth temperatur* temperature* temperatura* temperatur*
rain rainfall precipitation niederschlag* regen pluie* precipitation* lluvia* precipitacion* pioggia precipitazion*
energy electricity power strom* energie* verbrauch* electricite* energie* consommation* energia* electricidad* consumo* energia elettricita
delay late lateness verspatung* verzug* retard* retraso* demora* ritard*
wait waiting wartezeit* attente* espera* attesa
damage harm schaden* schaden degat* dommage* dano* dann*
accident crash unfall* unfalle accident* accidente* incident*
death fatality died tod* todesfalle tote deces mort* muerte* fallecid* mort* decess*
injury injured verletz* blesse* herid* lesion* ferit*
population inhabitant people bevolkerung* einwohner* population* habitant* poblacion* popolazion* abitant*
seat ticket place capacity platz* sitz* place* siege* plaza* asiento* post* capienza
score gol goal goals tor tore but buts gol* rete
result outcome decision verdict disposition ergebnis* resultat* resultado* risultat*
team club crew squad gang mannschaft* verein* equipe* club* equipo* squadra squadre
phone telephone mobile telefon* handy* telephone* portable* telefono* movil* cellulare
balance saldo* solde* saldo* kontostand* stand
stock inventory hand bestand* lager* vorrat* stock* inventaire* existencia* inventario* giacenz* scort* magazzino
warehouse depot lager* entrepot* depot* almacen* deposito* magazzin* deposit*
return returns refund retoure* ruckgabe* ruckerstattung* retour* remboursement* devolucion* reembolso* reso resi rimbors*
cancellation churn churned cancelled canceled storn* stornierung* kundig* annulation* resiliation* cancelacion* anulacion* cancellazion* disdett* annullament*
date day datum tag date* fecha* dia data date giorno
time zeit* uhrzeit heure* temps hora* tiempo* ora ore tempo
hours stunden arbeitsstunden heures horas ore
genre genre* genre* genero* genere
expiry expiration warranty ablauf* garantie* expiration* garantie* caducidad* garantia* scadenz* garanzia
priority urgency prioritat* dringlichkeit* priorite* urgence* prioridad* urgencia* priorita urgenza
question answer frage* antwort* question* reponse* pregunta* respuesta* domand* rispost*
click clicks klick* clic* clic* clic*
impression view views aufruf* ansicht* vue* vista* visualizzazion*
deal opportunity lead geschaft* opportunite* affaire* oportunidad* negocio* trattativ* opportunita
claim expense report spesen* note* notes reclamacion* rimbors*
medal medaille* medalla* medagli*
hospital clinic provider krankenhaus* klinik* praxis hopital* clinique* clinica* hospital* ospedal* clinic*
brewery winery maker brauerei* brasserie* cerveceria* birrific*
smoker smoking raucher* fumeur* fumador* fumator*
employer company agency
rider ridership passenger fahrgast* passager* voyageur* pasajero* passegger*
school schule* ecole* escuela* colegio* scuol*
electorate voter vote wahler* stimme* electeur* vote* voto* elettor*
magazine newspaper zeitung* journal* periodico* giornal*
usd dollar dolar* dollaro dollari
eur euro euros
lead prospect interessent* prospect* cliente potencial
outside outdoor outdoors external aussen* exterieur* exterior estern*
humidity moisture rh feuchte* luftfeuchte* humidite humedad umidita
discipline artform genre subject fach* matiere* asignatura* materia*
event occasion function ceremony anlass* anlasse veranstaltung* evenement* evento* ocasion* occasion*
material fabric cloth textile stoff* tissu* matiere* tejido* tessut* materiale
garment clothing outfit kleid* vetement* habit* prenda* ropa vestit* capo capi
play show production performance spectacle* obra* spettacol*
start departure begin beginn abfahrt* debut* inicio* inizio partenz*
`

const exact = new Map<string, number[]>()
const open: [start: string, thing: number][] = []
for (const [thing, line] of lines.trim().split('\n').entries())
  for (const word of line.split(' ')) {
    if (word.endsWith('*')) open.push([word.slice(0, -1), thing])
    else exact.set(word, [...(exact.get(word) ?? []), thing])
  }

const tailMax = 4

const thingsOf = (word: string): number[] => [
  ...(exact.get(word) ?? exact.get(singular(word)) ?? []),
  ...open.flatMap(([start, thing]) =>
    word.startsWith(start) && word.length <= start.length + tailMax ? [thing] : [],
  ),
]

const kept = new Map<string, ReadonlySet<number>>()
function setOf(word: string): ReadonlySet<number> {
  const known = kept.get(word)
  if (known) return known
  if (kept.size > 20_000) kept.clear()
  const found = new Set(thingsOf(word))
  kept.set(word, found)
  return found
}

/** Whether two words of any languages may stand for the same thing of a table. */
export const isSameThing = (a: string, b: string): boolean => {
  const things = setOf(a)
  if (things.size === 0) return false
  for (const thing of setOf(b)) if (things.has(thing)) return true
  return false
}

/** Whether a word is one for what is taken in. */
export const isTaken = remembered((word: string): number => (setOf(word).has(0) ? 1 : 0))

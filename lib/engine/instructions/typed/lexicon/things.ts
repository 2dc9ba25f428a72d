import { remembered } from '../../words/remembered'
import { singular } from '../../words/word-forms'

/**
 * What tables hold, in everyday words of all languages: a thing a line, without accents, `*` for any ending. Words of
 * a line stand for each other, in names of columns as in what people ask for.
 */
const lines = `
revenue sales turnover income taking gross money bill billing billed earning proceed umsatz* erlos* einnahme* verkaufserlos* geld affaires recette* vente* ca argent ingreso* venta* facturacion dinero ricav* fatturato incass* vendite soldi receita* venda* faturamento faturacao dinheiro
cost costs expense expenditure spending spend spent outlay kosten ausgabe* aufwand* anschaffungskosten depense* cout* frais gasto* coste* costo* spesa spese costi custo* gasto* despesa* kostet coute coutent cuesta cuestan custa custam
actual actuals ist realise* reel reelle* reels reelles depense* real reales realizado effettiv* real reais realizado*
budget plan planned planning forecast target goal soll geplant* prevu* prevision* presupuest* objetivo* previst* obiettiv* ziel* objectif* quota orcament* orcad* previst* meta metas planejad* planead*
profit earning gain gewinn* ertrag benefice* beneficio* ganancia* utile profitto guadagno margin marge margen lucro* ganho* margem margens
paid payout collected
high max maximum highest peak
low min minimum lowest
price rate tariff fare charge preis* tarif* prix precio* tarifa* prezz* tariff* preco* tarifa*
fee charge bill billing monatsrechnung commission gebuhr* frais commission comision* cuota* commission* taxa comissao
discount rebate reduction markdown rabatt* nachlass remise* rabais descuent* rebaja* sconto sconti desconto*
amount total value sum betrag* summe wert montant* somme valeur* importe* monto valor* import* somma valore valor* montante* soma quantia
tax vat steuer* mwst tva impuesto* iva imposta tasse imposto*
salary wage pay compensation gehalt* lohn* verdienst* salaire* paie remuneration sueldo* salario* stipend* retribuzion* salario* ordenado*
quantity unit piece pieces qty units volume menge* stuck* stuckzahl quantite* piece unite* cantidad* unidad* pieza* quantita pezz* unita quantidade* unidade* peca pecas
customer client buyer shopper purchaser kunde* kundin* client* acheteur* cliente* comprador* client* acquirent* cliente* socio* comprador*
employee staff worker personnel colleague mitarbeiter* beschaftigt* angestellt* employe* salarie* personnel empleado* trabajador* dipendent* lavorator* funcionari* empregad* trabalhador* colaborador*
manager supervisor boss lead vorgesetzt* chef* leiter* responsable* superieur* jefe* gerente* supervisor* capo responsabil* gestor* gerente* chefe* responsavel
supplier vendor lieferant* fournisseur* proveedor* fornitor* fornecedor*
seller salesperson rep agent owner verkaufer* vendeur* vendeuse* vendedor* venditor* vendedor*
doctor physician arzt* arztin* medecin* medico* medico*
patient patient* paciente* pazient* paciente* utente*
student pupil schuler* student* eleve* etudiant* alumno* estudiante* studente* alunn* alun* estudante*
teacher instructor lehrer* enseignant* professeur* profesor* docente* insegnant* professor* docente*
technician tech engineer mechanic repairer techniker* technicien* tecnico* tecnico*
driver fahrer* chauffeur* conducteur* conductor* autista condutor* motorista*
guest visitor gast gaste visitor besucher* visiteur* visitante* ospite ospiti visitator* hospede* visitante*
company firm business enterprise organisation organization employer unternehmen* firma firmen betrieb* entreprise* societe* empresa* compania* azienda aziende societa empresa* companhia*
store shop branch outlet filiale* geschaft* laden magasin* boutique* tienda* sucursal* negozi* punto loja* filial filiais
department division unit abteilung* bereich* service* departement* departamento* reparto reparti dipartiment* departamento* setor*
site location office place standort* werk buro ort site* lieu* emplacement* sede sedes ubicacion* lugar* sede sedi luogo luoghi local locais lugar* sede*
country nation land lander pays pais* paes* nazion* stato pais paises
state province bundesland* bundesstaat* provinz* etat* province* estado* provincia* provinc* estado* provincia*
region area zone territory region* gebiet* zone* region* zona* area regione regioni regiao regioes zona* area
city town municipality stadt stadte ort ville* commune* ciudad* municipio* citta comune cidade* concelho* municipio*
district neighborhood neighbourhood quarter bezirk* stadtteil* viertel quartier* arrondissement* barrio* distrito* quartiere quartieri distretto bairro* distrito*
street road strasse* rue* calle* via strada rua*
airport flughafen aeroport* aeropuerto* aeroporto aeroporto*
product item article good goods produkt* artikel* ware* produit* article* producto* articulo* prodott* articol* produto* artigo* mercadoria*
category group class warengruppe* produktgruppe* kategorie* gruppe* klasse* categorie* groupe* famille* classe* categoria* grupo* clase* grupp* class* categoria* grupo* classe* familia*
type kind sort form mode typ* art* sorte* type* genre* sorte* tipo* clase* tipi genere tipo* genero modalidade*
brand make label marke* marque* marca* march* marca marca*
model modell* modele* modelo* modell* modelo*
size groesse grosse* taille* tamano* talla* dimension* taglia taglie grandezza tamanho*
color colour farbe* couleur* color* colore colori cor cores
status state condition stage status stand zustand phase* statut* etat* etape* estado* fase* stat* fase fasi estado* situacao fase*
reason cause fault defect grund grunde ursache* raison* motif* cause* motivo* causa* razon* motivi causa* motivo* razao
channel medium source kanal* quelle* canal* source* fuente* canal* fonte fonti canal canais fonte*
segment group segment* segmento* segment* segmento*
campaign kampagne* campagne* campana* campagna campagne
plan tariff subscription contract tarif* vertrag* abo* abonnement* contrat* forfait* contrato* suscripcion* plan* contratt* abbonament* plano* contrato* assinatura*
payment pay paying method zahlung* zahlungsart* zahlweise* bezahl* paiement* reglement* pago* pagament* pagamento* pago* paga* pagas
shipping shipment ship delivery delivered geliefert* livre* livree* entregad* entregue* consegnat* versand* lieferung* liefer* expedition* livraison* envio* entrega* spedizion* consegn* envio* entrega*
carrier airline operator fluggesellschaft* compagnie* aerolinea* compagnia vettore
order ordered purchase purchased bought booking bestell* bestellung* kauf* gekauft* einkauf* auftrag* auftrage* commande* achat* pedido* compra* orden* ordin* acquist* pedido* encomenda* compra*
invoice bill rechnung* facture* factura* fattur* fatura* factura* boleto*
ticket incident case issue request complaint vorfall* storung* fall anfrage* incident* demande* ticket* incidencia* solicitud* caso segnalazion* richiest* incident* chamado* pedido* caso* incidente*
visit session besuch* sitzung* visite* seance* visita* sesion* visit* session* visita* sessao
appointment booking reservation termin* buchung* rendez reservation* cita* reserva* appuntament* prenotazion* consulta* reserva* marcacao marcacoes
trip ride journey tour fahrt* reise* tour* trajet* voyage* course* viaje* trayecto* viagg* corsa corse viagem viagens trajeto*
vehicle car van truck lorry auto* fahrzeug* wagen pkw voiture* vehicule* coche* vehiculo* carro* aut* veicol* macchin* carro* veiculo* viatura*
boat ship vessel boot* schiff* bateau* navire* barco* buque* nave* embarcacao embarcacoes navio* barca barche
aircraft plane airplane flugzeug* avion* aereo aerei aviao avioes
machine device equipment handset handheld scanner maschine* gerat* anlage* machine* appareil* maquina* equipo* dispositivo* macchin* apparecch* maquina* equipamento* aparelho*
animal wildlife species tier* tierart* art animal* espece* animal* especie* animal* specie animal animais especie*
bird wildlife species vogel* oiseau* ave aves pajaro* uccell* ave* passaro*
job role title occupation position profession beruf* stelle* job* position* tatigkeit* emploi* poste* metier* puesto* trabajo* cargo* profesion* lavoro mansion* ruolo posizion* profession* cargo* funcao funcoes trabalho*
name title name* titel bezeichnung* nom* titre* nombre* titulo* nome titolo nome*
age alter* lebensalter age* edad* eta idade*
gender sex geschlecht* sexe* genre* sexo* genero* sesso genere sexo* genero*
education degree schooling bildung* abschluss* ausbildung* education diplome* educacion* estudio* istruzion* titolo formacao escolaridade
experience seniority erfahrung* experience* experiencia* esperienz* experiencia*
tenure seniority verweildauer betriebszugehorigkeit anciennete* antiguedad* anzianita antiguidade
hire hired hiring join joined start einstellung* eintritt* embauche* contratacion* ingreso* alta assunzion* admissao contratacao entrada*
leaving leave left exit departure austritt* abgang* kundigung* depart* sortie* baja* salida* uscit* saida*
grade level rank stufe* grad* ebene* niveau* echelon* nivel* grado* livell* grad* nivel niveis grau*
score rating points mark note bewertung* punkt* punktzahl* note* score* evaluation* puntuacion* nota* calificacion* punteggio voto voti valutazion* nota* pontuacao pontos classificacao
weight gewicht* poids peso* peso pesi peso*
height hohe* grosse hauteur* taille* altura* estatura* altezza altura*
length duration lange* dauer* laufzeit* longueur* duree* longitud* duracion* lunghezza durata duracao comprimento*
distance mileage strecke* entfernung* kilometer* distance* kilometrage* distancia* recorrido* distanz* chilometr* distancia* quilometr*
speed fast pace tempo geschwindigkeit* schnell vitesse* rapide velocidad* rapido velocita velocidade* rapido
temperature warmth temperatur* temperature* temperatura* temperatur* temperatura*
rain rainfall precipitation niederschlag* regen pluie* precipitation* lluvia* precipitacion* pioggia precipitazion* chuva* precipitacao
energy electricity power strom* energie* verbrauch* electricite* energie* consommation* energia* electricidad* consumo* energia elettricita energia eletricidade consumo*
delay late lateness spat verspatet* verspatung* verzug* retard* retraso* demora* ritard* atraso* demora*
wait waiting wartezeit* attente* espera* attesa espera*
damage harm schaden* schaden degat* dommage* dano* dann* dano*
accident crash unfall* unfalle accident* accidente* incident* acidente*
death fatality died tod* todesfalle tote deces mort* muerte* fallecid* mort* decess* morte* obito*
injury injured verletz* blesse* herid* lesion* ferit* ferid* lesao lesoes
population inhabitant people bevolkerung* einwohner* population* habitant* poblacion* popolazion* abitant* populacao habitante*
seat ticket place capacity platz* sitz* place* siege* plaza* asiento* post* capienza lugar* assento* capacidade lotacao
score gol goal goals tor tore but buts gol* rete
result outcome decision verdict disposition ergebnis* resultat* resultado* risultat* resultado*
team club crew squad gang mannschaft* verein* equipe* club* equipo* squadra squadre equipa* equipe* time
phone telephone mobile telefon* handy* telephone* portable* telefono* movil* cellulare telefone* telemovel celular*
balance saldo* solde* saldo* kontostand* stand saldo*
stock inventory hand bestand* lager* vorrat* stock* inventaire* existencia* inventario* giacenz* scort* magazzino estoque* existencia* inventario*
warehouse depot lager* entrepot* depot* almacen* deposito* magazzin* deposit* armazem armazens deposito*
return returns returned refund refunded retoure* ruckgabe* ruckerstattung* retour* retournier* remboursement* devolucion* devuelt* reembolso* reso resi rimbors* devolucao devolucoes devolvid* reembolso*
cancellation churn churned cancel* annul* annull* annullat* storn* stornier* gekundigt* stornierung* kundig* annulation* resiliation* cancelacion* anulacion* cancellazion* disdett* annullament* cancelamento* cancelad*
date day datum tag date* fecha* dia data date giorno data* dia
time zeit* uhrzeit heure* temps hora* tiempo* ora ore tempo hora* tempo*
hours stunden arbeitsstunden heures horas ore horas
genre genre* genre* genero* genere
expiry expiration warranty ablauf* garantie* expiration* garantie* caducidad* garantia* scadenz* garanzia validade garantia vencimento* vencto
priority urgency prioritat* dringlichkeit* priorite* urgence* prioridad* urgencia* priorita urgenza prioridade* urgencia
question answer frage* antwort* question* reponse* pregunta* respuesta* domand* rispost* pergunta* resposta*
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
workshop garage werkstatt* atelier* taller* officin* oficin*
repair reparatur* reparation* reparacion* riparazion* reparac*
complaint beschwerde* reclamation* queja* reclam*
garment clothing outfit kleid* vetement* habit* prenda* ropa vestit* capo capi
play show production performance spectacle* obra* spettacol*
start departure begin beginn abfahrt* debut* inicio* inizio partenz*
paid payed bezahlt* gezahlt* paye payee payes payees pagad* pagat* pagas pagos pago paga
pass passed passing bestehen bestehens bestand* reussi* reussite* admis admise* aprobad* apto apta aptos aptas promoss* superat* aprovad* aprovac*
fail failed failure fails durchfall* durchgefallen* misserfolg* echec* echoue* suspenso* suspendid* bocciat* respint* reprovad* reprovac*
open opened ouvert* offen* geoffnet* abiert* apert* abert*
closed ferme fermes fermee* geschlossen* cerrad* chius* fechad* encerrad*
lit light lighting lumiere* eclaire* beleuchtet* beleuchtung* alumbrad* iluminad* illuminat* luz luces luce
won win wins winning sieg* siegt gewinnt gewonnen victoire* gagne* gana ganan gano ganad* victoria* vince vincono vittori* vitoria* vence
dose jab shot vaccination impfdos* impfung* spritze* vaccin* dosis vacuna* inyeccion* vaccinazion* dosi
tenant renter rent rented rental miete* mieter* locataire* loyer* location inquilin* alquiler* affitt* arrendatari* aluguer aluguel
mortgage hypothek* hypotheque* hipoteca* mutu*
sugar glucose zucker* blutzucker* glukose sucre glycemie azucar glucosa glucemia zuccher* glicemia acucar glicemia glicose
bitterness ibu bitterkeit amertume amargor amarezza
strength alcohol abv alkohol* alcool* alcohol* alcolic*
trunk stem dbh stamm* tronc troncs tronco
species essence espece* art baumart* especie* specie especie*
meal dish lunch supper dinner gericht* mahlzeit* essen plat plats repas comida* plato* pasto pasti piatt* refeicao refeicoes prato*
evening night dinner abend* abends soir soirs soiree diner noche cena cenas sera serale cena noite jantar
morning early breakfast vormittag* morgen* fruh* matin* matinee manana mattin* colazione manha
afternoon nachmittag* midday apres* tarde* pomeriggi* tarde*
shift schicht* poste turno* turn* turno*
party group covers guests diners gedeck* couverts convives grupo comensal* coperti gruppo grupo*
waiter waitress server kellner* bedienung serveur* serveuse* camarer* camerier* empregad* garcom
course lesson class kurs* lehrgang* cours stage curso* clase* leccion* corso corsi lezion* aula* curso*
exam examination test quiz prufung* klausur* examen* epreuve* prueba* esame esami prova prove exame* prova*
attempt try versuch* anlauf tentative* essai* intento* convocatoria* tentativ* tentativa*
litter brood wurf wurfe portee* camada* figliat* nidiat* ninhada*
harvest crop yield ernte* ertrag* recolte* rendement* cosecha* rendimiento* raccolt* resa rese colheita* rendimento*
plot field parcel parzelle* schlag feld felder parcelle* champ champs parcela* campo campi parcell* talhao talhoes
variety cultivar sorte* sortiment variete* cepage* variedad* varieta castas casta
fine penalty bussgeld* geldstrafe* amende* multa* sanzion* coima*
permit licence license genehmigung* permis licence* licencia* permiso* permess* licenz* licenca* alvara*
application request applicant antrag* bewerbung* bewerber* demande* candidature* solicitud* candidat* domand* candidatur* pedido* candidatura*
refusal refused rejected rejection denied declined ablehnung* abgelehnt* refus* rejet* denegad* denegacion rechaz* rifiut* respint* recus* indeferid* indeferiment*
approval approved granted accepted genehmigt* bewilligt* bewilligung* annahme* angenommen* accord accorde* acceptation approuve* aprobad* aprobacion* concedid* approvat* approvazion* accettat* aprovad* aprovac* deferid*
premium pramie* prime primes prima primas premi premio* premios
deductible excess selbstbehalt* selbstbeteiligung* franchise* franquicia* franchigi* franquia*
interest zins* interet* interes interessi juro juros
loan credit lending kredit* darlehen* pret prets credit* prestamo* credito* prestit* emprestimo*
default defaulted arrears ausfall* zahlungsausfall* defaut* impaye* impago* mora insolvenz* incumprimento*
basket cart bon warenkorb* panier* cesta* carrito* carrell* scontrin* cesto* carrinho*
bike bicycle fahrrad* rader velo velos bicicleta* bici biciclett*
passenger pax rider fahrgast* fahrgaste passager* voyageur* pasajero* passegger* passageir*
stop station halt haltestelle* bahnhof* arret* gare gares parada* estacion* fermat* stazion* paragem paragens estacao estacoes
line route linie* strecke* ligne* itineraire* linea* ruta* percors* linha* rota*
origin departure abflug* abfahrt* herkunft provenance depart origen salida* provenienz* partenz* origine* origem partida*
destination arrival ziel* ankunft* destination* arrivee* destino* llegada* destinazion* arrivo arrivi destino* chegada*
cargo freight load fracht* ladung* fret cargaison* carga* flete* carico carichi carga*
error mistake slip mispick fehler* erreur* error* fallo* errore errori sbagli* erro erros
downtime stoppage outage standstill stillstand* ausfallzeit* arret* panne* parada* averia* fermo fermi guast* paragem avaria*
scrap reject waste ausschuss* rebut* merma* desecho* scart* sucata* refugo*
batch lot charge los lose lot lots lote* lott* lote*
operator bediener* operateur* operatrice* operari* operator* operador*
maintenance upkeep wartung* instandhaltung* entretien* maintenance mantenimiento* manutenzion* manutenc*
inspection check audit control inspektion* kontroll* controle* inspection* inspeccion* control* ispezion* controll* inspec* vistoria*
call anruf* telefonat* appel* llamada* chiamat* chamada* ligacao ligacoes
member subscriber mitglied* abonnent* membre* adherent* abonne* miembro* socio* abonad* membri soci iscritt* abbonat* membro* assinante*
donor giver spender* donateur* donatrice* donante* donator* doador*
donation gift giving contribution spende* don dons donativ* donacion* donazion* doacao doacoes donativo*
grant subsidy funding zuschuss* forderung* subvention* aide* ayuda* subvencion* beca* contribut* sovvenzion* subsidi* bolsa*
volunteer freiwillig* ehrenamt* benevole* voluntari* volontar* voluntari*
participant attendee teilnehm* participant* asistente* partecipant* participante*
occupancy utilisation utilization fullness auslastung* belegung* remplissage occupation ocupacion* riempiment* occupazion* ocupacao
attendance presence anwesen* presence* asistencia* presenz* frequenz* presenca* frequencia*
absence absent absen* fehltag* fehlzeit* abwesen* absence* falta faltas ausencia* assenz* ausencia*
treatment therapy behandlung* therapie* traitement* soin soins tratamiento* terapia* trattament* cura cure tratament*
complication adverse ae komplikation* nebenwirkung* complication* complicacion* complicanz* complicac*
surgery operation procedure op eingriff* operation* chirurgie intervention* cirugia* operacion* intervent* operazion* cirurgia* operac*
emergency urgent notfall* notfalle urgence* urgente* urgencia* emergencia* urgenz* emergenz*
fuel petrol diesel kraftstoff* benzin* sprit carburant* essence combustible* gasolina carburant* benzina combustivel*
water wasser* eau eaux agua acqua agua
waste garbage rubbish refuse mull* abfall* dechet* ordure* residuo* basura* rifiut* lixo residuo*
glass glas verre vidrio* vetro vidro*
tonnage tonne tonnes tons tonnen tonelada* tonnellat* weight poids peso pesi
net netto net nette neto neta netto netta liquido liquida
gross brutto brut brute bruto bruta lordo lorda
deposit kaution* anzahlung* caution acompte* fianza* cauzion* caparra caucao sinal
room zimmer* chambre* habitacion* camera camere quarto*
building gebaude* batiment* immeuble* edificio* edifici* predio* edificio*
apartment flat home wohnung* appartement* logement* piso pisos vivienda* appartament* alloggi* apartamento* habitacao
floor storey level etage* stockwerk* etage* planta* piano piani andar andares
area surface flache* superficie* surface* superficie* area*
breed rasse* race races raza* razza razze raca racas
player spieler* joueur* joueuse* jugador* giocator* jogador*
match game fixture spiel* match* rencontre* partido* partita partite jogo*
season saison* temporada* stagion* epoca* temporada*
runner laufer* coureur* corredor* corridor* atleta*
field discipline subject major fachrichtung* fach filiere* campo materia* indirizzo
tip gratuity trinkgeld* pourboire* propina* mance mancia gorjeta*
review rating feedback bewertung* rezension* avis recension* resena* recensione* avaliac*
warranty guarantee garantie* garantia* garanzi*
bill statement utility beleg* releve* recibo* bolletta bollette recibo*
insured insurance versicher* assur* asegurad* seguro* assicura* segur*
crime offence offense felony delikt* straftat* delit* infraction* delito* reat* crime*
before pre prior initial baseline beginning vorher vor anfangs avant initial* antes inicial prima iniziale
after post final later nachher nach apres final* despues dopo finale depois
lost lose loses losing verloren* verliert niederlage* perdu* defaite* derrota* sconfitt*
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

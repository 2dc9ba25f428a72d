import { foldText, wordList } from '../names/name-words'

/*
 * What the names of columns say of being what a table is about, in English, German, French, Spanish and Italian.
 * Words without accents; the second list of each holds the ends of German compounds. Each is one sign among others.
 */

/** How a thing ended, or what somebody wants to foresee. */
export const endWords = wordList(
  `churn churned attrition attrited exited exit left quit lapsed default defaulted defaults survived survival survive
  died death deaths dead alive mortality converted conversion convert purchased bought subscribed responded response
  approved approval accepted rejected declined denied fraud fraudulent spam passed failed pass fail failure won win lost
  success successful outcome outcomes result results target admitted admission hired promoted readmitted readmission
  returned refunded clicked completed resolved achieved met delayed late ontime defective relapse recidivism guilty
  convicted arrested released infected diagnosis diabetes stroke recovered call callback vote voted winner
  breach breached missed show cancelled canceled cancellation signed renewed renewal
  upgraded retained aband abandon abandoned abandonment reopened escalated unsubscribed dropout graduated healed cured complication censored arrears delinquent delinquency overdue impaye impayes mora moroso rueckstand ruckstand
  abgang gekuendigt gekundigt kuendigung kundigung ueberlebt uberlebt gestorben verstorben ausgang ergebnis erfolg
  bestanden ausfall betrug gewonnen verloren storniert entscheidung gekuendigt abgeschlossen erschienen zusage
  resilie resiliation survecu decede deces resultat succes reussite reussi defaut fraude gagne perdu accepte refuse
  annule
  baja abandono sobrevivio fallecido resultado exito aprobado suspenso fraude ganado perdido rechazado
  abbandono sopravvissuto deceduto risultato esito successo promosso bocciato frode vinto perso
  noshow absent attended attendance showed disqualified overturned upheld dismissed granted settled unpaid
  collected repaid bounced opened replied engaged activated adopted euthanised euthanized stillborn caesarean
  cesarean pregnant germinated hatched reoffended escaped leaked burst faulty damaged repaired fixed solved
  compliant compliance violation violated disputed withdrawn dropped finished qualified elected shortlisted offered
  enrolled terminated sold hospitalised hospitalized transfused ventilated reinfected misdelivered redelivered
  rebooked chargeback injured vaccinated hatch emerged complied nichterschienen teilgenommen abgebrochen
  durchgefallen reklamiert reklamation retourniert retoure mangelhaft defekt verspaetet verspatet puenktlich
  punktlich verlaengert verlangert behoben geloest gelost erledigt eskaliert bewilligt genehmigt abgelehnt
  zugelassen geheilt genesen verkauft beanstandet beanstandung rueckfall ruckfall wiedereinweisung absence honore
  honoree resolu resolue livre rembourse abandonne admis recu echec gueri rechute renouvele renouvellement conforme
  litige retard sortie annulation vendu asistio asistencia presentado ausente incumplimiento devuelto devolucion
  entregado resuelto aprobada renovado curado recaida reingreso cancelado impagado queja reclamacion vendido
  presente assente annullato reso restituito risolto rinnovato abbandonato guarito reclamo ammesso respinto venduto
  evadido evasao reprovado devolvido inadimplente inadimplencia resolvido faltou compareceu
  uitkomst resultaat besluit beslissing afgewezen aangenomen geweigerd goedgekeurd afgekeurd opgezegd geslaagd geannuleerd
  terugbetaald vertrokken overleden uitval`,
  'ausgang ergebnis erfolg kuendigung kundigung',
)

/** Amounts and scores that people follow. */
export const followedWords = wordList(
  `revenue revenues sales turnover gmv profit profits income earnings price prices charges charge amount cost costs
  value salary salaries wage wages pay paid rent spend spending expenditure fare payout budget balance score scores
  rating ratings mark marks grade grades gpa satisfaction happiness nps recommend recommendation actual actuals
  stars quality performance productivity yield emissions consumption usage demand production output deaths cases
  fatalities injuries incidents accidents crimes visits visitors users sessions downloads clicks views passengers
  ridership riders trips orders units births stock inventory unemployment inflation rate index close closing
  pollution ozone mpg delay delays late lateness downtime duration umsatz erloes erlos gewinn ertrag preis betrag
  kosten gehalt lohn miete ausgaben bewertung note zufriedenheit verbrauch erzeugung faelle falle unfaelle unfalle
  besucher besuche verkaeufe verkaufe absatz ventes chiffre ttc benefice prix montant cout couts salaire loyer
  depenses note satisfaction consommation accidents visites ventas ingresos beneficio precio importe coste costes
  salario alquiler gastos nota satisfaccion consumo accidentes vendite ricavi fatturato utile prezzo importo costo
  costi stipendio affitto spesa voto soddisfazione consumi incidenti attendance donations donation raised pledged
  loans nights adr revpar landings harvest scrap defects defect losses incurred arrears debt readmissions points
  goals wins strength sold margin margins ebit ebitda csat ces gross takings receipts rejected spenden ausschuss
  punkte tore marge deckungsbeitrag noten punktzahl einnahmen dons rendement buts recettes recette puntos goles
  margen recaudacion punti gol margine incasso incassi receita lucro preco valor custo vendas faturamento pontuacao`,
  'umsatz gewinn preis betrag kosten gehalt lohn miete ausgaben bewertung zufriedenheit verbrauch absatz erloes erlos einnahmen schaden',
)

/** What is counted or timed of what a place does: followed where nothing else is. */
export const countedWords = wordList(
  `plays streams listens watched watchtime engagement likes followers subscribers signups registrations enrolment
  enrolments enrollment enrollments turnout votes gifts gift grant awarded award borrowings checkouts occupancy
  catch landed biomass crop milk kwh mwh energy electricity co2 wait waiting handling resolution response
  processing turnaround transit delivery dwell uptime availability oee throughput waste rework faults errors
  failures breakdowns stoppages absence absences sick sickness overtime bookings reservations cancellations
  conversions leads opportunities pipeline claims claim outstanding overdue fines fine penalty penalties offences
  offenses burglaries thefts collisions fires calls complaints tonnage tonnes volume stay los sbp dbp glucose hba1c
  cholesterol pain speed hardness tensile purity concentration shrinkage spoilage contribution fuel litres liters
  diesel queue backlog survival expectancy poverty literacy fertility covers tips loss returned damages leak
  leakage yields viewers listeners attendees participants audience spectators bids verkauft verkaufte zuschauer
  mitglieder anmeldungen teilnehmer teilnehmende ausleihen entleihungen uebernachtungen ubernachtungen auslastung
  fang milch milchmenge strom gas wasser waerme warme wartezeit bearbeitungszeit bearbeitungstage bearbeitungsdauer
  lieferzeit laufzeit dauer stillstand ausfallzeit fehler maengel mangel stoerungen storungen krankentage fehltage
  ueberstunden uberstunden buchungen stornierungen schaeden schaden schadenhoehe forderungen rueckstand bussgeld
  delikte einsaetze einsatze anrufe beschwerden volumen verweildauer blutdruck schmerz festigkeit reinheit stimmen
  leihen ernte entrees spectateurs adherents inscriptions prets emprunts nuitees taux occupation captures recolte
  lait energie electricite attente delai duree traitement arret rebut defauts pannes annulations sinistres creances
  amende amendes delits appels plaintes voix kilometrage espectadores socios donaciones inscripciones participantes
  prestamos pernoctaciones ocupacion capturas cosecha rendimiento leche energia electricidad espera demora duracion
  parada averias fallos ausencias reservas cancelaciones siniestros deuda multa multas delitos llamadas quejas
  toneladas votos kilos spettatori soci donazioni iscrizioni partecipanti prestiti pernottamenti presenze
  occupazione catture raccolto resa latte attesa ritardo durata fermo guasti scarti difetti assenze prenotazioni
  cancellazioni sinistri debito reati chiamate reclami tonnellate voti biglietti duracao perdas reclamacoes
  producao`,
  'dauer zeit',
)

/** What came of what somebody meant to reach. */
export const actualWords = wordList(
  'actual actuals ist reel realise realised realized effectif efectivo effettivo',
)

/** What people are asked for first and nobody foresees: who they are, and how a thing is made. */
export const inputWords = wordList(
  `age ages sex gender smoker smoking raucher fumeur fumador fumatore race ethnicity education marital married children siblings dependents height width depth length
  size year month day week hour heure stunde hora weekday round season school district branch site tenure seniority experience distance dist population pop quantity discount latitude longitude
  clinic hospital practice store shop warehouse depot plant factory department team office country city town
  type kind method mode device account phone zip order seats capacity engine cylinders doors rooms bedrooms bathrooms floor area sqft
  alter geschlecht bildung familienstand kinder schule filiale standort spieltag hoehe hohe breite tiefe laenge lange groesse grosse jahr monat menge rabatt
  sexe genre enfants taille largeur hauteur annee mois quantite remise
  edad sexo genero hijos altura ancho anchura tamano ano mes cantidad descuento
  eta sesso genere figli altezza larghezza dimensione anno mese quantita sconto
  beds docks slots crew odometer horsepower displacement landsize parity gravidity bmi household lot
  batch lines pages words stops level hp cc wheelbase shelf bays tables setpoint
  dose dosage fertilizer fertiliser nitrogen spacing rpm betten plaetze platze sitzplaetze personal
  besatzung hubraum baujahr einwohner flaeche wohnflaeche zimmer stockwerk entfernung dosis lits places effectif
  cylindree surface pieces etage anciennete camas plazas plantilla cilindrada superficie habitaciones planta
  distancia antiguedad letti posti organico cilindrata stanze piano distanza anzianita idade tamanho quartos
  ervaring leeftijd geslacht opleiding afdeling`,
  'alter groesse grosse breite hoehe hohe laenge lange',
)

/** What stands beside a number: what was planned, a part of its cost, a bound, another version of it. */
export const sideWords = wordList(
  `dont davon darunter thereof waarvan tax taxes shipping freight fee fees previous last prior target budget planned forecast adjusted adj min max std stdev
  se error lower upper low high open sample expected estimate norm normalized round rounded smoothed lag seasonal sa weight
  weights wgt wt pweight promised
  steuer versand gebuehr gebuhr plan soll vorjahr frais taxe prevu objectif envio impuesto tasa objetivo previsto
  imposta spedizione obiettivo
  battery batt rssi snr lqi firmware fw voltage checksum pings signal
  agent operator driver drv officer planner inspector bench bed lit bett letto cama stall bay till gate varco saal raum fila
  fahrer pruefer prufer sachbearbeiter bearbeiter chauffeur conducteur infirmier conductor enfermero autista operatore agente
  northing easting hochwert rechtswert jornada spieltag matchday giornata journee stallplatz regal shelf slot`,
)

/** Values of an end state that people speak of by their rate: what went wrong. */
export const badEnds = new Set(
  foldText(`
  abandonado abandoned abandonne abgebrochen abgelehnt abgesagt aborted absent ajourne annule annullato anulado
  assente atrasado attrited ausente ausgefallen ausgetreten avariado averiado beschaedigt blocked bocciata bocciato
  bounced breach breached broken caducado cancelada cancelado canceled cancelled casse churned crashed damaged dead
  deceased decede deceduto declined defaillant defaulted defective defekt deferred delayed denied devolvida devolvido
  devuelta devuelto died disqualified downgraded dropped durchgefallen echoue entlassen erfolglos erreur error errore
  escaped euthanised euthanized expired extraviado fail failed failure falecido fallecido fallido fallito fatal fault
  faulted faulty fehler fehlerhaft fraud gekuendigt gekundigt guasto guilty impagada impagado impaye inadimplente
  insoluto lapsed late leaked lost mangelhaft missed nacharbeit nachpruefung no-show noncompliant nonconform noshow
  overdue overturned perdida perdido perdu perso quebrado rate readmitted recale rechazada rechazado recurred recusada
  recusado redo refunded refuse refusee reject rejected reklamiert relapse relapsed rembourse remboursee reoffended
  repeat reporte reprovado rerun resigned resilie resiliee reso respinta respinto restituito retest retourne retournee
  retourniert retrasado returned rework reworked rifiutato ripetere roto rotto rueckfall scaduto scrap stalled
  stillborn stolen storniert stuck suspended suspendido suspenso terminated timeout unfit unpaid unsold unsolved
  afgekeurd afgewezen geannuleerd gestopt geweigerd opgezegd untauglich verloren verspaetet verstorben voided withdrawn zurueckgeschickt zurueckgewiesen`)
    .trim()
    .split(/\s+/),
)

/** Values of an end state, by what happened. */
export const endValues = new Set([
  ...badEnds,
  ...foldText(`
  won approved accepted passed completed closed resolved survived alive stayed joined existing paid delivered
  converted success pass accept positive negative dismissed admitted hired legit on-time left quit recovered convicted
  acquitted signed renewed gewonnen genehmigt bezahlt offen bestanden gagne accepte paye ganado aprobado pagado vinto
  approvato pagato attended unresolved escalated nichterschienen erledigt gescheitert verspätet reporté ajourné
  abandonné échoué échec livré résolu impayé abandonada entregado resuelto annullata abbandonato consegnato risolto
  aprovado upheld settled repaid solved charged arrested adopted healed cured transferred discharged enrolled
  graduated reopened compliant conform shipped exchanged aufgeloest bewilligt angenommen verkauft geliefert puenktlich
  geheilt genesen eingestellt erfolgreich tauglich reussi admis acceptee livree vendu vendue conforme gueri embauche
  cloture apto apta aprobada aceptado aceptada vendido curado contratado abierto puntual promosso promossa accettato
  accettata venduto guarito assunto idoneo pontual entregue
  aangenomen goedgekeurd geslaagd toegelaten verkocht betaald geleverd gewonnen hersteld`)
    .trim()
    .split(/\s+/),
])

/** What kind of thing each row is, or what it was for: that kinds of trouble are called so makes them no ends. */
export const kindNames = wordList(
  `type category cause reason motive purpose art kategorie ursache grund anlass genre nature motif raison tipo
  clase categoria causa motivo razon genere causale`,
)

/** Names that say nothing but that the column is what the others are to tell. */
export const labelNames = new Set(
  `y class label target outcome response status event decision verdict statut klasse zielgroesse zielgrosse zielvariable classe cible clase objetivo
  obiettivo estatus`.split(/\s+/),
)

/** What is so around a thing, whatever comes of it: the weather, the calendar, prices elsewhere. */
export const surroundingsWords = wordList(
  `weather temp temperature temperatures tmax tmin tavg tmean rain rainfall precip precipitation wind windspeed gust humidity sun sunshine
  snow snowfall cloud clouds cloudcover solar radiation hdd cdd holiday holidays daylight outdoor ambient
  wetter temperatur aussentemperatur niederschlag regen luftfeuchte luftfeuchtigkeit sonnenstunden sonne schnee bewoelkung ferien feiertag
  meteo temperature pluie precipitations vent humidite ensoleillement neige
  clima temperatura lluvia precipitacion viento humedad nieve festivo
  temperatura pioggia precipitazioni vento umidita neve festivo
  chuva umidade feriado`,
  'temperatur niederschlag',
)

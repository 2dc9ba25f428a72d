import { wordList } from '../profile/name-words'

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
  abbandono sopravvissuto deceduto risultato esito successo promosso bocciato frode vinto perso`,
  'ausgang ergebnis erfolg kuendigung kundigung',
)

/** Amounts and scores that people follow. */
export const followedWords = wordList(
  `revenue revenues sales turnover gmv profit profits income earnings price prices charges charge amount cost costs value
  salary salaries wage wages pay paid rent spend spending expenditure fare payout budget balance
  score scores rating ratings mark marks grade grades gpa satisfaction happiness nps recommend recommendation actual actuals stars quality performance productivity yield
  emissions consumption usage demand production output deaths cases fatalities injuries incidents accidents crimes
  visits visitors users sessions downloads clicks views passengers ridership riders trips orders units births stock inventory
  unemployment inflation rate index close closing temperature temp precipitation rainfall pollution ozone mpg delay delays late lateness downtime duration
  umsatz erloes erlos gewinn ertrag preis betrag kosten gehalt lohn miete ausgaben bewertung note zufriedenheit
  verbrauch erzeugung faelle falle unfaelle unfalle besucher besuche verkaeufe verkaufe absatz
  ventes chiffre ttc benefice prix montant cout couts salaire loyer depenses note satisfaction consommation accidents visites
  ventas ingresos beneficio precio importe coste costes salario alquiler gastos nota satisfaccion consumo accidentes
  vendite ricavi fatturato utile prezzo importo costo costi stipendio affitto spesa voto soddisfazione consumi incidenti`,
  'umsatz gewinn preis betrag kosten gehalt lohn miete ausgaben bewertung zufriedenheit verbrauch absatz',
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
  eta sesso genere figli altezza larghezza dimensione anno mese quantita sconto`,
  'alter groesse grosse breite hoehe hohe laenge lange',
)

/** What stands beside a number: what was planned, a part of its cost, a bound, another version of it. */
export const sideWords = wordList(
  `dont davon darunter thereof waarvan tax taxes shipping freight fee fees previous last prior target budget planned forecast adjusted adj min max std stdev
  se error lower upper low high open sample expected estimate norm normalized round rounded smoothed lag seasonal sa weight
  weights wgt wt pweight promised
  steuer versand gebuehr gebuhr plan soll vorjahr frais taxe prevu objectif envio impuesto tasa objetivo previsto
  imposta spedizione obiettivo`,
)

/** Values of an end state, by what happened. */
export const endValues = new Set(
  `won lost approved declined rejected accepted denied cancelled canceled failed passed completed closed resolved survived
  died dead alive churned stayed joined attrited existing paid refunded returned delivered defaulted converted success
  failure pass fail accept reject rework scrap positive negative guilty dismissed admitted hired terminated resigned expired fraud legit on-time late
  error fatal fehler erreur errore delayed left quit withdrawn deceased relapsed recovered convicted acquitted signed renewed defective breached missed
  gewonnen verloren genehmigt abgelehnt storniert bezahlt offen bestanden gagne perdu accepte refuse annule paye
  ganado perdido aprobado rechazado cancelado pagado vinto perso approvato rifiutato annullato pagato`.split(
    /\s+/,
  ),
)

/** Names that say nothing but that the column is what the others are to tell. */
export const labelNames = new Set(
  `y class label target outcome response status event decision verdict statut klasse zielgroesse zielgrosse zielvariable classe cible clase objetivo
  obiettivo`.split(/\s+/),
)

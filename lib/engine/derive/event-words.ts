import { wordList } from '../names/name-words'

/* Words of names in English, German, French, Spanish and Italian, without accents; one sign beside what the values show. */

/** What happens, as counts name it, and what it happens to. */
export const eventKinds = [
  {
    events: wordList(
      `claim claims death deaths died fatal fatality fatalities killed casualties case cases conversion conversions
      converted click clicks opens opened response responses reply replies defect defects defective reject rejects
      rejected scrap error errors failure failures failed fail passed pass positive positives accident accidents crash
      crashes injury injuries injured incident incidents complaint complaints return returns returned refund refunds absence
      absences absent cancellation cancellations cancelled churned unsubscribes bounces bounced goal goals win
      wins won hired admitted accepted readmissions infections infected survivors survived births arrests crimes thefts
      murders vaccinated vaccinations vaccination vacc vax delayed noshow unsold wasted waste spoiled spoilt lost
      abandoned abandons mispicks mispicked errored breached overdue unpaid sick infected culled downtimes breakdowns stockouts
      abgebrochen verworfen krank ausgefallen verpasst abandonnes abandonnees annules annulees manques malades
      abandonadas abandonados perdidas canceladas cancelados enfermos abbandonate abbandonati annullati malati
      schaden schaeden tote todesfaelle faelle falle unfaelle unfalle ausschuss fehler mangel maengel reklamationen
      retouren impfungen geimpfte gewonnen storno stornos sinistres deces cas defauts rebuts
      invendu invendus invendue invendues pertes
      siniestros muertes muertos casos accidentes defectos errores devoluciones sinistri morti casi incidenti difetti
      discarded binned broken breakages breakage damaged hatched germinated infested escaped misrouted redelivered
      infractions mites tumours cancellations dropouts leavers quits disconnects downgrades chargebacks disputes
      klicks geschluepft geschlupft weggeworfen entsorgt bruch zerbrochen beschaedigt beschadigt abzug verluste verlust
      verdorben befallen gekeimt fehlgeburten abbrueche abbruche kuendigungen kundigungen gefallen erkrankt
      clics jetes jetees jete casses cassees casse perdus perdues gaspilles rejets rejetes refuses dechets avaries avortes
      eclos malades desabonnements resiliations desechados desechadas destrio mermas merma rotos rotas descartes rechazados
      rechazadas rechazos fallecidos bajas infectados scarto scarti scartati scartate rotti rotte persi
      perse rifiutati rifiutate buttati sprecati resi decessi refugo refugos perdas perda descartados descartadas quebrados
      quebradas rejeitados rejeitadas devolucoes devolvidos mortes obitos faltas cancelamentos cliques erros defeitos
      reclamacoes`,
      'schaden schaeden unfaelle unfalle fehler faelle ausschuss reklamationen verluste bruch',
    ),
    bases: wordList(
      `population pop inhabitants residents people persons households holder holders policyholders policy policies contract
      contracts member members insured exposure exposures session sessions visit visits visitor visitors impression
      impressions view views pageviews click clicks sent delivered recipient recipients email emails call calls passenger
      passengers patient patients admission admissions discharges tested tests inspected checked sampled sample produced production made
      units parts pieces attempt attempts tries shot shots game games match matches played applicant applicants application
      applications candidates enrolled eligible elig student students registered invited surveyed subjects employees headcount
      offered answered handled lines picked scheduled planned booked hatched laid
      angeboten geplant angenommen offerts proposes prevus ofrecidas previstas offerti previsti
      workers staff opportunities offers quotes flights trips deliveries shipments orders
      einwohner bevoelkerung vertraege policen sitzungen besuche besucher empfaenger anrufe patienten geprueft gepruft
      produziert gefertigt stueck stuck bewerbungen bewerber schueler mitarbeiter fahrten lieferungen
      habitants contrats polices visites appels passagers produits fabriques fabriquees pieces eleves employes livraisons
      habitantes contratos polizas visitas llamadas pasajeros pacientes producidas alumnos empleados
      abitanti contratti polizze visite chiamate passeggeri pazienti prodotti alunni dipendenti
      served cooked baked cast poured received loaded shipped packed planted sown laid eggs bees animals birds head hens
      cows samples transactions users subscribers accounts impressionen eingelegt gelegt eier serviert gekocht gebacken
      angeliefert gegossen geliefert verschickt versandt eingegangen gepflanzt gesaet tiere probanden nutzer abonnenten
      kontrolliert controlee controlees controles controle servis servies cuits recus recues expedies expediees livres plantes
      semes oeufs animaux abonnes utilisateurs cosecha cosechado cosechados servidos servidas recibidos recibidas enviados
      enviadas inspeccionados inspeccionadas revisadas plantados huevos animales usuarios suscriptores producidos
      controllati controllate serviti servite cotti ricevuti spediti piantati uova animali utenti abbonati produzidos
      produzidas inspecionados inspecionadas servidas recebidos enviados colhido plantados ovos animais usuarios assinantes
      habitantes contratos visitas chamadas passageiros pacientes alunos funcionarios pecas`,
      'einwohner vertraege besuche stueck stuck fahrten menge',
    ),
  },
  {
    events: wordList(
      `order orders purchase purchases sale sales booking bookings signup signups lead leads subscription subscriptions
      bestellungen kaeufe buchungen commandes achats reservations pedidos compras reservas ordini acquisti prenotazioni`,
    ),
    bases: wordList(
      `session sessions visit visits visitor visitors impression impressions view views pageviews click clicks sent delivered
      email emails call calls sitzungen besuche besucher visites visiteurs visitas visite`,
    ),
  },
  {
    events: wordList(
      `used occupied booked filled active taken busy sold tickets attendance spectators belegt genutzt gebucht aktiv verkauft
      zuschauer occupes utilises vendus billets spectateurs ocupadas usados vendidas vendidos entradas espectadores occupati
      venduti biglietti spettatori`,
    ),
    bases: wordList(
      'seats seat capacity slots places beds rooms stalls licences licenses available plaetze kapazitaet betten zimmer capacite lits chambres capacidad plazas camas aforo posti letti camere capienza',
    ),
  },
  {
    events: wordList('voters voted turnout ballots waehler wahler votants votantes votos votanti'),
    bases: wordList(
      `electorate registered eligible roll voters wahlberechtigte stimmberechtigte inscrits electeurs censo electores
      elettori iscritti aventi`,
    ),
  },
]

/** What people follow for itself, whatever came of it. */
export const flowWords = wordList(
  `session sessions visit visits visitor visitors impression impressions view views pageviews click clicks sent delivered
  passenger passengers trip trips flight flights order orders unit units shipments deliveries emails calls
  sitzungen besuche besucher fahrten bestellungen lieferungen visites visiteurs passagers livraisons visitas pasajeros
  visite passeggeri`,
)

/** Of what was made, people follow what went wrong with it. */
export const madeWords = wordList(
  `made produced production manufactured built output inspected checked sampled gefertigt produziert hergestellt geprueft
  gepruft fabriques fabriquees produits producidas fabricadas prodotti`,
)

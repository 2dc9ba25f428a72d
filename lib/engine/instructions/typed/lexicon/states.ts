/**
 * What comes of the rows of a table, in everyday words: a state a line, and behind `>` those of which it is not so; `_`
 * for a space and `*` behind a word for any ending. Lines that begin with a `*` are ends: of a date that not every row has,
 * the rows with one. Those with a `+` are beginnings, which every row has.
 */
const lines = `
*left leave leaves leaver leavers quit churned gone departed departure departures resigned terminated exited attrition ausgetreten* austritt austritte abgang abgange ausgeschieden* abgegangen* gekundigt* parti partis partie parties depart departs sortie sorties demission* baja bajas salida salidas saida saidas dimitid* dimess* uscito uscita usciti uscite cessat* demitid* > stayed stay stays remained remaining still_here still_with_us still_active current active retained noch_da geblieben* aktive aktiven actif actifs encore_la activo activos activa activas attivi attivo rimast* ativos ativo
cancelled canceled cancellation cancellations called_off storniert* abgesagt* annulliert* annule annules annulee annulees cancelad* anulad* annullat* cancellat* disdett* > going_ahead went_ahead
*finished finish done completed complete completion closed close resolved settled concluded abgeschlossen* erledigt* beendet* geschlossen* gelost* termine termines terminee terminees clos closes cloture* acheve* resolu resolus resolue resolues terminad* cerrad* resuelt* finalizad* completad* conclus* chius* risolt* completat* terminat* concluid* resolvid* > open still_open unfinished unresolved outstanding ongoing pending in_progress still_running waiting still_waiting offene offenen offener offen noch_offen laufende laufenden unerledigt* in_bearbeitung ouvert ouverts ouverte ouvertes en_cours en_attente abiert* pendiente* en_curso en_tramite apert* in_corso pendente* em_andamento
*returned come_back came_back brought_back given_back handed_back zuruckgegeben* retourniert* zuruckgeschickt* rendu rendus rendue rendues retourne retournes restitue* devuelt* restituit* devolvid* > still_out out_on_loan not_back outstanding ausgeliehen*
*delivered arrived dispatched shipped geliefert* zugestellt* ausgeliefert* remis remise remises expedie* entregad* enviad* consegnat* spedit* entregue entregues > undelivered in_transit
*paid settled bezahlt* beglichen* paye payes payee payees acquitte* pagad* abonad* pagat* saldat* > unpaid outstanding owing still_owed unbezahlt* impaye* impagad* insolut*
passed pass passing success bestanden* admis admise admises reussi reussis reussie aprobad* apto aptos apta aptas promoss* superat* aprovad* > failed fail failing flunked durchgefallen* echoue echoues echouee recale* suspenso suspensos suspendid* bocciat* reprovad*
accepted accept acceptance approved approval granted awarded success genehmigt* bewilligt* angenommen* accepte acceptes acceptee acceptees accorde accordes accordee accordees approuve* aceptad* conced* autorizad* accettat* approvat* > rejected reject rejection declined refused refusal denied turned_down turned_away knocked_back abgelehnt* abgewiesen* refuses refusee refusees rejete* rechazad* denegad* rifiutat* respint* recusad* rejeitad*
succeeded success successful went_through erfolgreich* fehlerfrei* exitos* riuscit* > failed failure declined turned_down bounced refused fehlgeschlagen* gescheitert* fallid* fallit*
attended attendance showed_up turned_up erschienen* teilgenommen* anwesend* asistid* asistier* > missed no_show noshow absent nicht_erschienen abwesend* absents absente absentes ausente ausentes assente assenti
decided > undecided in_process in_progress pending under_review
won win success gewonnen* gewinnt gewinnen gagne gagnes gagnent remport* gana ganan ganad* vince vincono vinto vinti vinte > lost lose verloren* verliert perdu perdus perdent perdid* perso persi perse
hired hire > 
+joined joiner joiners hires hired starter starters newcomer newcomers eingetreten* eintritt eintritte eingestellt* einstellung einstellungen zugang zugange embauche embauches arrivee arrivees recrute* alta altas incorporacion* contratad* contratacion* ingreso ingresos assunzione assunzioni assunt* admissao admissoes contratacoes >
on_time punctual in_time punktlich* rechtzeitig* ponctuel* puntual* a_tiempo in_orario pontual* > late overdue delayed verspatet* en_retard tarde retrasad* con_retraso in_ritardo atrasad*
survived alive uberlebt* survecu* sobreviv* sopravvissut* > died dead killed gestorben* verstorben* morts morte mortes deced* muert* fallecid* morti
sold verkauft* vendu vendus vendue vendues vendid* vendut* > unsold unverkauft* invendu*
`

export interface State {
  words: readonly string[]
  /** Words for those of which it is not so. */
  others: readonly string[]
  isEnd: boolean
  /** Some date may tell when it came about. */
  isDated: boolean
}

const states = lines
  .trim()
  .split('\n')
  .map((line): State => {
    const [words, others] = line
      .replace(/^[*+]/, '')
      .split(/ >\s?/)
      .map((side) =>
        side
          .split(' ')
          .filter((phrase) => phrase !== '')
          .map((phrase) => phrase.replaceAll('_', ' ')),
      )
    return {
      words: words!,
      others: others!,
      isEnd: line.startsWith('*'),
      isDated: line.startsWith('*') || line.startsWith('+'),
    }
  })

/** The states that a phrase is a word for, each as one that is so or that is not. */
export const statesOf = (phrase: string): { state: State; isSo: boolean }[] =>
  states
    .map((state) => ({ state, isSo: state.words.some((one) => isPhrase(one, phrase)) }))
    .filter(({ state, isSo }) => isSo || state.others.some((one) => isPhrase(one, phrase)))

/** Whether a phrase of a state is the given one. */
export const isPhrase = (own: string, phrase: string): boolean =>
  own.endsWith('*') ? phrase.startsWith(own.slice(0, -1)) && !phrase.includes(' ') : own === phrase

/** Words of the longest phrase. */
export const stateWordsMax = Math.max(
  ...states.flatMap(({ words, others }) => [...words, ...others].map((phrase) => phrase.split(' ').length)),
)

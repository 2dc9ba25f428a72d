import { wordList } from '../names/name-words'

/** Last words of names whose values only tell things apart. */
export const idWords = wordList(
  `id ids uid uuid guid oid fid gid rid pid sid tid cid key keys pk hash token sha md5 ref refs reference no nr nos num
  nummer numero numer num number # code codes kode codigo codice cod clave matricule matricula kennung kennziffer
  aktenzeichen schluessel schlussel identifier identifiant identificador kuerzel kurzel serial sku ean upc gtin
  isbn issn asin barcode imei iccid mac ip iban bic swift vin ssn nif cif nie dni rut cnpj cpf siren siret insee cik lei
  konto sachkonto isin cusip sedol figi duns ein npi ndc  doi pmid imdb tmdb oclc mmsi imo icao iata fips fp geoid tract zip zipcode
  plz postleitzahl postal postcode    iban phone telephone telefon telefono  fax  username 
  slug permalink symbol ticker callsign tail  plate kennzeichen rowid rownum rownames rowname objectid invoiceno
  drg icd cpt hcpcs m49 ccn3 cca2 cca3 gkz ags nuts lau ids checksum etag    hostname`,
  'nummer nr schlussel schluessel kennzeichen code kode',
)

/** Names of plain row numbers. */
export const rowNumberWords = wordList(
  'index idx row rownum rownames rowid line seq sequence lfd laufnr record unnamed rank ranking pos # nr no',
)

export const yearWords = wordList(
  'year years yr yy yyyy jahr jahre jaar jaren jaartal annee annees an anno ano anio fiscal fy vintage founded established gegruendet gegrundet built baujahr born birthyear geburtsjahr modelyear season',
  'jahr',
)
export const monthWords = wordList('month months mnth mon monat mois mes mese maand mth', 'monat')
export const dayWords = wordList('day days dd dom tag tage dag dagen jour dia giorno date dayofmonth')
export const hourWords = wordList('hour hours hr hh stunde heure hora ora uur hod')
export const quarterWords = wordList('quarter qtr quartal trimestre trimester trim kwartaal')
export const weekWords = wordList(
  'week weeks wk woche kw semaine semana settimana isoweek weekday wochentag dow dayofweek',
)
export const decadeWords = wordList('decade jahrzehnt decennie decada')

/** Integers under these names are classes, not amounts. */
export const classWords = wordList(
  `class klasse classe clase group gruppe groupe grupo cluster segment category kategorie categorie categoria type typ tipo
  bucket bin band bracket tier level stufe stage phase grade grad kind status state flag label code binary target_class
  zone district bezirk arrondissement ward shift schicht line linie floor etage cohort kohorte batch_type quantile quartile
  quintile decile terzil version series serie dose impfserie gender sex geschlecht sexe sexo race ethnicity religion outcome mode
  method channel department dept abteilung departement departamento chapitre capitolo gate terminal round lane grp typ_id indicator pclass cause reason grund motif motivo raison razon causa oorzaak sparte rubrik rubrique
  sector sektor secteur settore setor sector_code section sektion sezione seccion secao abschnitt`,
  'klasse gruppe typ stufe serie art kategorie',
)

export const freeTextWords = wordList(
  `description desc beschreibung comment comments kommentar commentaire comentario note notes notiz bemerkung remark remarks
  text body message nachricht content summary abstract review feedback bio address adresse direccion indirizzo street strasse
  streetaddress url uri link href website webseite source email mail title titel titre titulo titolo headline details detail
  horaires observations caption transcript question answer keywords tags path filename file image img photo`,
  'beschreibung bemerkung kommentar strasse adresse',
)

export const countWords = wordList(
  `count counts cnt number anzahl quantity qty qte qtd ctd units items children kids siblings goals wins points deaths cases errors
  visits orders episodes seasons rooms bedrooms bathrooms dependents passengers votes medals gold silver bronze menge
  stueck stuck nombre nb nbre cantidad numero quantita aantal total sum runs assists incidents fatalities accidents
  injuries killed wounded hours minutes days years units_sold sold times people persons personen personnes personas persone
  pessoas guests gaeste diners comensales couverts coperti covers pax adults attendees participants teilnehmer ospiti hospedes`,
  'anzahl menge zahl',
)

export const booleanStarts = new Set([
  'is',
  'has',
  'was',
  'had',
  'can',
  'did',
  'does',
  'ist',
  'hat',
  'est',
  'es',
  'ha',
  'should',
  'with',
])

/** Small whole numbers under these names are ratings: their mean says something, their sum does not. */
export const ratingLikeWords = wordList(
  'rating ratings stars sterne likert satisfaction zufriedenheit score bewertung note nota schulnote agreement severity nps',
  'bewertung note zufriedenheit',
)

/** Somebody, in the singular, which no plural is alike (`Mitarbeiter` may be many): who it is, never how many. */
export const personWords = wordList(
  `customer client patient user member subscriber student pupil employee tenant buyer borrower donor volunteer player
  kunde kundin patientin mitglied utilisateur membre abonne eleve
  etudiant employe locataire joueur cliente usuario socio alumno empleado inquilino jugador paciente utente studente
  dipendente giocatore paziente aluno funcionario jogador klant gebruiker lid`,
)

/** Somebody or something of which a table has many: a whole number under such a name, in the singular, is the name of one. */
export const thingWords = wordList(
  `agent operator worker employee driver nurse doctor physician surgeon therapist teacher tutor trainer coach cashier waiter
  clerk officer inspector examiner planner technician mechanic picker packer rider courier pilot guide judge referee seller
  client patient supplier vendor visitor machine oven furnace kiln robot pump turbine inverter
  instrument device sensor truck lorry bus tram van vehicle room chamber ward theatre office desk counter bay dock
  gate port pier berth quay slot stall crate pen hive nest kennel cage pond plot parcel site branch depot station stop
  route tour pitch court lane mitarbeiter fahrer pruefer bearbeiter berater arzt aerztin pfleger lehrer techniker verkaeufer
  kassierer kunde patient lieferant maschine ofen presse anlage geraet zaehler raum zimmer saal platz tor rampe filiale
  laden standort haltestelle baureihe agente operateur ouvrier conducteur chauffeur infirmier infirmiere medecin vendeur
  caissier guichet quai salle chambre lit magasin agence depot operario operaria conductor enfermero enfermera medico vendedor
  cajero camarero cliente paciente mesa sala habitacion muelle tienda sucursal maquina horno autista operatore infermiere
  cassiere cameriere paziente tavolo stanza varco molo negozio macchina forno operador motorista vendedora loja maquina
  sow cow horse badge locker wagen voertuig frentista bico nozzle oficina aisle clerk
  bike bicycle fahrrad velo bici bicicleta fiets parcela parzelle parcelle parcella perceel
  seat sitz platz siege asiento sedile assento stoel product produkt produit producto prodotto produto
  kennzahl schliessfach casier taquilla armadietto armario paddle lot batch ticket invoice receipt booking reservation
  voucher consignment shipment dossier lote lotto partij rechnung beleg auftrag vertrag facture commande contrat factura
  pedido contrato fattura contratto fatura haulier carrier vettore transporteur transportista spediteur surgeon chirurg
  chirurgien cirujano chirurgo arts dokter huisarts veterinaire tierarzt weighman captain kapitan skipper bateau boat
  ship schiff barco nave barca dossard startnummer dorsal trikot shelf regal etagere estante scaffale drawer bin container
  tank silo cuve deposito serbatoio behalter well bore borehole pozo pozzo puits brunnen tree baum arbre arbol albero
  plot field feld champ campo court pool lane house haus maison hall halle hangar stable stall barn greenhouse onduleur
  wechselrichter inversor string chaine kette camera kamera port socket channel kanal canal canale
  lehrkraft enseignant professeur profesor docente medewerker chauffeur bestuurder machinist klant leverancier`,
)

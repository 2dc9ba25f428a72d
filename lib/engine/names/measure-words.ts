import { wordList } from './name-words'

/*
 * What the names of measures say of adding them up, in English, German, French, Spanish, Italian, Portuguese and
 * Dutch. Words without accents; the second list of each holds the ends of German compounds.
 */

/** Never summed, whatever else the name says: averages, rates, shares, scores, measurements of a state. */
export const intensiveStrong = wordList(
  `avg average averages mean median mode rate rates ratio pct percent percentage perc prozent share shares proportion
  fraction per pro index indice score rating ratings grade percentile quantile quartile density probability prob odds
  densite densidad densita densidade dichtheid
  likelihood stddev std stdev variance sd cv rank ranking position temperature temp temps temperatur celsius fahrenheit
  humidity pressure druck voltage velocity speed mph kmh rpm frequency freq latency concentration ph salinity elevation
  altitude slope angle heading azimuth bearing gini coefficient coeff factor multiplier efficiency utilization
  utilisation occupancy auslastung conversion ctr cpc cpm cpa roi roas roe roa bmi iq gpa nps csat aqi cpi yoy mom wow
  rsi mavg sma ema vwap beta alpha volatility sharpe correlation zscore magnitude mag intensity brightness quality
  moyenne moyen taux pourcentage ratio indice note vitesse temperature promedio media mediana tasa porcentaje indice
  puntuacion calificacion velocidad temperatura durchschnitt durchschnittlich mittel mittelwert quote anteil dichte
  geschwindigkeit bewertung punktzahl tasso percentuale punteggio taxa gemiddelde satisfaction zufriedenheit nota
  unitaire unitario unitaria sentiment term tenor stars expect lebenserwartung unemployment arbeitslosigkeit arbeitslosenquote
  sentiment stars sterne expectancy fertility humedad luftfeuchtigkeit elasticity inflation teuerung apr apy kurs curs
  yield urate pov poverty wpm fps dpi ppm ppb hz mpg bpm hr heartrate pulse pulso puls systolic diastolic bp glucose
  tariff tariffs tarif tarifs tarifa tarifas tariffa tariffe tarief dpd px arpu aov
  cholesterol hba1c haemoglobin hemoglobin creatinine spo2 sugars acidity abv proof % reproduction growth wachstum
  croissance crecimiento points pts pkt pkte punkte punti puntos pontos markup tempo bpm danceability valence loudness liveness acousticness scc lux`,
  'score rating rate quote anteil satz durchschnitt schnitt temperatur geschwindigkeit dichte index faktor grad druck quotient',
)

/** Of the words of a name: what is counted by another is a rate of it, and no amount. */
export const perPhrase = / (?:per|pro|par|je|por) /

/** Averaged unless the name says that it is an amount. */
export const intensiveWeak = wordList(
  `price prices preis prix precio prezzo preco prijs unitprice msrp rrp fare rent miete loyer alquiler salary salaries gehalt
  lohn wage wages salaire salario stipendio income incomes einkommen revenu revenus ingreso age alter edad idade eta
  height length width depth breadth thickness diameter radius perimeter circumference size weight mass hoehe hohe laenge
  lange breite tiefe dicke durchmesser gewicht groesse grosse taille longueur largeur hauteur poids altura largo ancho
  peso longitud estatura wind visibility uv discount rabatt remise descuento sconto desconto korting tenure seniority
        bid ask nav quote strike spot vwap interest zins zinsen
         einzel unitaire unitario carat clarity horsepower mileage mpg cylinders
  displacement acceleration torque rooms bedrooms bathrooms bathroom bedroom zimmer habitaciones chambres stories floors
   depth gap rms mood stress limit percentil capita fx
  years jahre annees anos anni jaren weken maanden dagen duur
  delay delays lateness verspaetung verspatung retard retraso ritardo wait waiting wartezeit attente espera attesa days weeks months tage wochen monate jours semaines mois dias semanas meses giorni settimane mesi lag sqft sqm qm duration dauer duree duracion runtime uptime laufzeit p25 p75 p10 p90 p50 p5 p95 p99 min max peak pic pico picco spitze minimum maximum lowest highest mindest hoechst
  life lifetime lifespan lebensdauer standzeit
  margin marge margen ltv apgar oktas okta latenz valuation radiation uvindex snowdepth`,
  'preis alter hoehe laenge breite tiefe gewicht gehalt lohn einkommen miete rabatt zeit',
)

/** Summed: amounts, counts, quantities, flows of money, matter or time. */
export const additiveStrong = wordList(
  `amount amounts amt total totals sum count counts cnt qty qte qtd ctd quantity quantities anzahl menge summe betrag gesamt
  insgesamt montant quantite nombre nbre nb somme importe cantidad suma monto importo quantita totale quantidade
   aantal bedrag hoeveelheid revenue revenues sales turnover unidad unidades unite unites unita einheit einheiten umsatz umsaetze umsatze erloes erlos erlose
  ventes vente ventas venta vendite vendas omzet chiffre facturacion fatturato receita omset gmv bookings billings
  proceeds takings receipts einnahmen ausgaben recettes depenses ingresos gastos ricavi units stueck stuck pieces items
  orders bestellungen commandes pedidos ordini transactions purchases shipments deliveries clicks klicks impressions views
  pageviews visits visitors besuche besucher visites visitas sessions hits downloads installs signups registrations leads
  opens sends tickets calls anrufe appels llamadas incidents accidents unfaelle fatalities deaths tote
  injuries cases faelle complaints returns retouren refunds defects errors fehler failures births crimes votes stimmen goals
   wins losses draws medals gold silver bronze runs assists passes tackles rebounds spend spending
  expense expenses expenditure expenditures cost costs kosten cout couts costo costos costi custo fees fee gebuehr gebuehren
  frais charges charge payment payments zahlung zahlungen paiement pago pagos tax taxes steuer steuern taxe vat mwst tva iva
  profit profits gewinn gewinne benefice beneficio utile lucro winst loss verlust ebit ebitda earnings
  budget forecast target shipping versand lieferung freight handling tip tips donation donations spenden
   investment investments funding grants subsidy subsidies premium premiums claims payout payouts bonus
  commission commissions provision provisionen hours stunden heures horas ore minutes minuten minutos seconds sekunden
  segundos secondes downtime overtime output production produktion consumption
  verbrauch consommation consumo usage emissions emissionen waste abfall scrap rework ausschuss rebut rebuts scarto scarti merma mermas refugo uitval rainfall precipitation niederschlag
  rain regen pluie lluvia pioggia chuva neerslag precip precipitations precipitaciones precipitazioni snowfall distance distanz distancia entfernung strecke kilometers kilometer energy energie kwh mwh
  wh bytes traffic volume volumen calories steps men women male female males females boys girls students
  passengers passagiere pax riders trips fahrten rides nights naechte uebernachtungen guests gaeste gdp bip pib
  gnp exports imports trade grosses domgross intgross employed unemployed jobs vaccinations
  impfungen doses episodes seasons pages words chapters issues commits forks likes
  comments retweets replies posts ertrag absatz loads crashes wounded killed casualties arrests played
  appearances attendance attempts touchdowns interceptions yards punts fouls penalties homeruns rbi strikeouts walks
  pcs pairs paires pares paar ttc pourboire pourboires propina propinas mance mancia trinkgeld trinkgelder rentals nachte nuitees
  gross royalty royalties fine fines penalty penalties amende amendes multa multas bussgeld bussgelder recette incasso incassi
  receita dons gifts raised pledged awarded granted landings harvest catch ernte recolte cosecha raccolto milk lait leche latte milch
  colli kolli packages parcels paquets paquetes pacchi pacotes pakete pakketten
  pezzi piezas pecas trasporto transporte fracht frachtkosten
  admissions entries eintritte ingressi entradas entrees entrate entrata uscite visite visita
  spent sold produced shipped delivered ordered purchased received issued discharges records places
   `,
  'umsatz kosten menge anzahl betrag summe stunden minuten zahl erlos erloes verbrauch einnahmen ausgaben gebuehr gebuhr steuer gewinn verkaufe volumen stuck',
)

/** Names a whole, so the name is an amount even where a weaker word says otherwise: `total price`. */
export const additiveHead = wordList(
  `amount amounts amt total totals sum count counts cnt qty quantity anzahl menge summe betrag gesamt montant
  quantite nombre nbre nb somme importe cantidad suma monto importo quantita totale quantidade aantal bedrag revenue sales
  umsatz volume `,
  'betrag summe anzahl menge umsatz',
)

/** A level at a point in time: summed over categories, never over time. */
export const levelWords = wordList(
  `balance balances stock stocks inventory inventories headcount population pop populations employees staff workforce
  subscribers subscriptions members active mau dau wau mrr arr backlog outstanding holdings assets liabilities
  debt equity capital capacity onhand bestand lagerbestand lager saldo salden kontostand guthaben einwohner bevoelkerung
  bevolkerung mitarbeiter belegschaft personal effectif effectifs solde stocks encours habitants habitantes poblacion plantilla
  einwohnerzahl bevolkerungszahl mitarbeiterzahl level levels pegel niveau nivel existencias inventario empleados saldo giacenza dipendenti abitanti populacao estoque funcionarios voorraad inwoners
  medewerkers crew besatzung equipage tripulacion equipaggio bemanning
  odometer hodometro odometro horimetro kilometerstand zahlerstand meterstand cumulative cum cumul cumulated kumuliert acumulado cumulado ytd cumulativo aum
  followers beds hospitalized residents inhabitants reserves deposits loans fleet
   wip headcounts fte ftes hectares acreage seats pupils students enrolment enrolments enrollment enrollments schueler
  schuler schuelerzahl schulerzahl studierende eleves etudiants alumnos alumnas estudiantes studenti alunni leerlingen studenten`,
  'bestand stand einwohner mitarbeiter saldo bevolkerung',
)

import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { profileTable } from './profile-table'

let state = 12_345
/** A linear congruential generator: no case depends on chance. */
const u = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return (state >>> 0) / 4_294_967_296
}
const I = (a: number, b: number) => () => String(a + Math.floor(u() * (b - a + 1)))
const D =
  (a: number, b: number, d = 2) =>
  () =>
    (a + u() * (b - a)).toFixed(d)
const S =
  (max: number, d = 0) =>
  () =>
    (max * u() ** 4).toFixed(d)
const P =
  (...v: string[]) =>
  () =>
    v[Math.floor(u() * v.length)]!
let serial = 0
const Q =
  (p = '', st = 1000) =>
  () =>
    p + (st + serial++)
/** Columns of well-known data sets: how their values lie, and which roles are right. */
const dataSets: Record<string, Record<string, [() => string, string]>> = {
  titanic: {
    PassengerId: [Q('', 1), 'id'],
    Survived: [P('0', '1'), 'boolean'],
    Pclass: [P('1', '2', '3'), 'category'],
    Age: [I(1, 80), 'intensive'],
    SibSp: [S(8), 'additive'],
    Parch: [S(6), 'additive'],
    Ticket: [Q('A/5 2'), 'id|text'],
    Fare: [S(500, 4), 'intensive'],
    Embarked: [P('S', 'C', 'Q'), 'category'],
  },
  mtcars: {
    model: [Q('Car '), 'text|category|id'],
    mpg: [D(10, 34, 1), 'intensive'],
    cyl: [P('4', '6', '8'), 'category|intensive'],
    disp: [D(71, 472, 1), 'intensive'],
    hp: [I(52, 335), 'intensive'],
    wt: [D(1.5, 5.4, 3), 'intensive'],
    qsec: [D(14, 23), 'intensive'],
    vs: [P('0', '1'), 'boolean'],
    gear: [P('3', '4', '5'), 'category|intensive'],
    carb: [P('1', '2', '3', '4', '6', '8'), 'category|intensive|additive'],
  },
  diamonds: {
    carat: [D(0.2, 3), 'intensive'],
    cut: [P('Fair', 'Good', 'Very Good', 'Premium', 'Ideal'), 'category'],
    color: [P('D', 'E', 'F', 'G'), 'category'],
    depth: [D(55, 70, 1), 'intensive'],
    table: [D(50, 70, 0), 'intensive'],
    price: [I(326, 18000), 'intensive'],
    x: [D(3, 9), 'intensive'],
    y: [D(3, 9), 'intensive'],
  },
  retail: {
    InvoiceNo: [I(536365, 536800), 'id|code'],
    StockCode: [P('85123A', '71053', '84406B', '22752'), 'code'],
    Description: [P('WHITE HANGING HEART', 'WHITE METAL LANTERN', 'CREAM CUPID'), 'category|text'],
    Quantity: [S(80), 'additive'],
    InvoiceDate: [P('12/1/2010 8:26', '12/13/2010 9:01', '1/4/2011 10:00'), 'time'],
    UnitPrice: [D(0.5, 20), 'intensive'],
    CustomerID: [I(12346, 18287), 'code|id'],
    Country: [P('United Kingdom', 'France', 'EIRE', 'Germany'), 'geo'],
  },
  hr: {
    EmployeeNumber: [Q('', 1), 'id'],
    Age: [I(18, 60), 'intensive'],
    Attrition: [P('Yes', 'No'), 'boolean'],
    BusinessTravel: [P('Travel_Rarely', 'Travel_Frequently', 'Non-Travel'), 'category'],
    DailyRate: [I(100, 1499), 'intensive'],
    DistanceFromHome: [I(1, 29), 'additive|intensive'],
    Education: [I(1, 5), 'category|ordinal|intensive'],
    EmployeeCount: [P('1'), 'additive|constant|semi_additive'],
    EnvironmentSatisfaction: [I(1, 4), 'ordinal'],
    JobLevel: [I(1, 5), 'category|ordinal|intensive|semi_additive'],
    MonthlyIncome: [I(1009, 19999), 'intensive'],
    NumCompaniesWorked: [I(0, 9), 'additive'],
    Over18: [P('Y'), 'constant'],
    PercentSalaryHike: [I(11, 25), 'intensive'],
    StockOptionLevel: [I(0, 3), 'category|ordinal|semi_additive'],
    TotalWorkingYears: [I(0, 40), 'intensive|additive'],
    YearsAtCompany: [I(0, 40), 'intensive'],
    WorkLifeBalance: [I(1, 4), 'ordinal|category|semi_additive'],
    PerformanceRating: [P('3', '4'), 'ordinal'],
  },
  insurance: {
    age: [I(18, 64), 'intensive'],
    bmi: [D(16, 50, 2), 'intensive'],
    children: [I(0, 5), 'additive|intensive'],
    region: [P('southwest', 'southeast', 'northwest'), 'category|geo'],
    charges: [D(1100, 60000, 4), 'additive'],
  },
  bikes: {
    instant: [Q('', 1), 'id'],
    dteday: [P('2011-01-01', '2011-01-02', '2011-05-03', '2011-06-04', '2011-07-09'), 'time'],
    season: [I(1, 4), 'category'],
    yr: [P('0', '1'), 'boolean|category'],
    mnth: [I(1, 12), 'category|time'],
    hr: [I(0, 23), 'time|category'],
    holiday: [P('0', '1'), 'boolean'],
    weekday: [I(0, 6), 'time|category'],
    weathersit: [I(1, 4), 'category'],
    temp: [D(0.02, 1), 'intensive'],
    hum: [D(0, 1), 'intensive'],
    windspeed: [D(0, 0.85, 4), 'intensive'],
    casual: [S(367), 'additive'],
    registered: [S(886), 'additive'],
    cnt: [S(977), 'additive'],
  },
  taxi: {
    VendorID: [P('1', '2'), 'code|category'],
    tpep_pickup_datetime: [P('2021-01-01 00:30:10', '2021-01-01 00:51:20', '2021-02-01 10:16:00'), 'time'],
    passenger_count: [I(0, 6), 'additive'],
    trip_distance: [D(0.5, 20), 'additive|intensive'],
    RatecodeID: [I(1, 6), 'code|category'],
    store_and_fwd_flag: [P('Y', 'N'), 'boolean'],
    PULocationID: [I(1, 265), 'code'],
    payment_type: [I(1, 4), 'category'],
    fare_amount: [D(2.5, 60), 'additive'],
    extra: [P('0', '0.5', '1', '2.5'), 'additive|intensive'],
    mta_tax: [P('0', '0.5'), 'additive'],
    tip_amount: [D(0, 12), 'additive'],
    tolls_amount: [S(12, 2), 'additive'],
    total_amount: [D(4, 90), 'additive'],
  },
  flights: {
    year: [P('2013'), 'constant|time'],
    month: [I(1, 12), 'time'],
    day: [I(1, 28), 'time'],
    dep_time: [I(500, 2359), 'intensive'],
    dep_delay: [I(-20, 200), 'intensive|additive'],
    carrier: [P('UA', 'AA', 'B6'), 'category'],
    tailnum: [Q('N1'), 'id'],
    origin: [P('EWR', 'LGA', 'JFK'), 'category'],
    dest: [P('IAH', 'MIA', 'ORD'), 'category'],
    air_time: [I(20, 600), 'intensive|additive'],
    distance: [I(80, 4983), 'additive'],
    hour: [I(5, 23), 'time'],
    minute: [I(0, 59), 'time|intensive|category'],
  },
  airbnb: {
    id: [Q('', 2500), 'id'],
    name: [Q('Cozy flat with view no '), 'text'],
    host_id: [I(2000, 2060), 'code'],
    neighbourhood_group: [P('Brooklyn', 'Manhattan'), 'category|geo'],
    latitude: [D(40, 41, 5), 'geo'],
    longitude: [D(-74, -73, 5), 'geo'],
    room_type: [P('Private room', 'Entire home/apt'), 'category'],
    price: [I(20, 900), 'intensive'],
    minimum_nights: [I(1, 30), 'intensive|additive'],
    number_of_reviews: [S(400), 'additive'],
    last_review: [P('2018-10-19', '2019-05-21', '2019-07-05'), 'time'],
    reviews_per_month: [D(0, 6), 'intensive'],
    calculated_host_listings_count: [S(60), 'additive'],
    availability_365: [I(0, 365), 'intensive|additive'],
  },
  house: {
    price: [I(75000, 900000), 'intensive'],
    bedrooms: [I(1, 8), 'intensive|category'],
    bathrooms: [P('1', '1.5', '2', '2.25'), 'intensive'],
    sqft_living: [I(400, 6000), 'intensive'],
    floors: [P('1', '1.5', '2'), 'intensive'],
    waterfront: [P('0', '1'), 'boolean'],
    view: [I(0, 4), 'category|ordinal|additive|intensive'],
    condition: [I(1, 5), 'category|ordinal|intensive'],
    grade: [I(1, 13), 'category|ordinal|intensive'],
    yr_built: [I(1900, 2015), 'time'],
    zipcode: [I(98001, 98199), 'code'],
  },
  pima: {
    Pregnancies: [I(0, 17), 'additive|intensive'],
    Glucose: [I(44, 199), 'intensive'],
    BloodPressure: [I(24, 122), 'intensive'],
    SkinThickness: [I(0, 99), 'intensive'],
    Insulin: [S(846), 'intensive|additive'],
    DiabetesPedigreeFunction: [D(0.07, 2.4, 3), 'intensive'],
    Outcome: [P('0', '1'), 'boolean'],
  },
  owid: {
    iso_code: [P('AFG', 'DEU', 'FRA', 'OWID_WRL', 'USA', 'BRA', 'IND'), 'geo|code'],
    continent: [P('Asia', 'Europe', 'Africa'), 'category|geo'],
    location: [P('Afghanistan', 'Germany', 'France', 'United States'), 'geo'],
    date: [P('2021-01-01', '2021-01-02', '2021-01-05'), 'time'],
    total_cases: [S(900000), 'additive|semi_additive'],
    new_cases: [S(9000), 'additive'],
    new_cases_smoothed: [S(9000, 3), 'additive|intensive'],
    total_deaths_per_million: [D(0, 4000, 3), 'intensive'],
    stringency_index: [D(0, 100), 'intensive'],
    median_age: [D(18, 48, 1), 'intensive'],
    gdp_per_capita: [D(600, 90000, 3), 'intensive'],
    hospital_beds_per_thousand: [D(0.1, 13), 'intensive'],
    population: [I(80000, 90000000), 'semi_additive'],
  },
  german: {
    Filialnummer: [I(100, 130), 'code'],
    Artikelnr: [I(4000, 4090), 'code'],
    Bestelldatum: [P('01.02.2023', '15.03.2023', '28.04.2023'), 'time'],
    Stückzahl: [I(1, 90), 'additive'],
    Nettobetrag: [() => (u() * 900).toFixed(2).replace('.', ','), 'additive'],
    MwSt: [() => (u() * 90).toFixed(2).replace('.', ','), 'additive'],
    Steuersatz: [P('7 %', '19 %'), 'intensive'],
    Kundenbewertung: [I(1, 5), 'ordinal'],
    Lieferzeit_Tage: [I(1, 14), 'intensive'],
    Auslastung: [D(0, 1, 2), 'intensive'],
    Kostenstelle: [P('4711', '4712', '0815'), 'code'],
    Einwohnerzahl: [I(1000, 3000000), 'semi_additive'],
    Kreis: [P('Ahrweiler', 'Mayen', 'Cochem'), 'geo'],
    Deckungsbeitrag: [() => (900 * u() ** 3).toFixed(2).replace('.', ','), 'additive'],
    Stornoquote: [D(0, 12, 1), 'intensive'],
    Gewicht_kg: [D(1, 30, 1), 'intensive'],
  },
  french: {
    'Date de commande': [P('01/02/2023', '15/03/2023', '28/04/2023'), 'time'],
    'N° client': [I(1000, 1090), 'code'],
    "Chiffre d'affaires": [S(9000, 2), 'additive'],
    'Prix unitaire': [D(2, 40), 'intensive'],
    Quantité: [I(1, 20), 'additive'],
    'Taux de TVA': [P('5,5 %', '20 %'), 'intensive'],
    Département: [P('Ain', 'Aisne', 'Allier'), 'geo'],
    'Nombre de visiteurs': [S(900), 'additive'],
    Âge: [I(18, 80), 'intensive'],
    Note: [I(1, 5), 'ordinal'],
    'Montant HT': [S(900, 2), 'additive'],
    Stock: [I(0, 90), 'semi_additive'],
  },
  spanish: {
    Fecha: [P('01/02/2023', '15/03/2023', '28/04/2023'), 'time'],
    'Código producto': [P('A1', 'B2', 'C3'), 'code'],
    Ingresos: [S(9000, 2), 'additive|intensive'],
    Importe: [S(9000, 2), 'additive'],
    Unidades: [I(1, 30), 'additive'],
    'Precio medio': [D(2, 40), 'intensive'],
    Porcentaje: [D(0, 100, 1), 'intensive'],
    Población: [I(1000, 900000), 'semi_additive'],
    Municipio: [P('Madrid', 'Soria'), 'geo'],
    'Coste total': [S(900, 2), 'additive'],
  },
  misc: {
    Rank: [Q('', 1), 'id'],
    IQ: [I(70, 140), 'intensive'],
    'Win %': [D(0, 100, 1), 'intensive'],
    'Price ($)': [D(2, 400), 'intensive'],
    'Market Cap': [S(9e11), 'semi_additive|additive|intensive'],
    'P/E Ratio': [D(4, 60, 1), 'intensive'],
    Votes: [S(90000), 'additive'],
    Runtime: [I(70, 200), 'intensive'],
    Metascore: [I(10, 100), 'intensive'],
    Gross: [S(9e8), 'additive'],
    'GDP (USD bn)': [S(20000, 1), 'additive'],
    MRR: [S(9000, 2), 'semi_additive'],
    ARPU: [D(2, 40), 'intensive'],
    LTV: [D(20, 900), 'intensive'],
    churn: [P('0', '1'), 'boolean'],
    Elo: [I(1200, 2800), 'intensive'],
    latency_p95_ms: [S(900, 1), 'intensive'],
    error_count: [S(30), 'additive'],
    cpu_percent: [D(0, 100, 1), 'intensive'],
    memory_mb: [I(100, 9000), 'intensive|additive|semi_additive'],
    requests: [S(90000), 'additive'],
    CO2_emissions_kt: [S(90000, 1), 'additive'],
    lot_number: [I(100, 160), 'code|id'],
    batch_id: [I(100, 160), 'code'],
    temperature_2m: [D(-5, 30, 1), 'intensive'],
    'Close/Last': [() => `$${(100 + u() * 20).toFixed(2)}`, 'intensive'],
    Volume: [I(1e6, 9e7), 'additive'],
    'Interest Rate': [() => `${(u() * 9).toFixed(2)}%`, 'intensive'],
    LoanAmount: [I(9, 700), 'additive'],
    Loan_Amount_Term: [P('360', '180', '120'), 'intensive|category'],
    Credit_History: [P('0', '1'), 'boolean'],
    ApplicantIncome: [I(150, 80000), 'intensive'],
  },
}

describe.each(Object.entries(dataSets))('%s', (_, columns) => {
  serial = 0
  const names = Object.keys(columns)
  const rows = Array.from({ length: 300 }, () => names.map((name) => columns[name]![0]()))
  const profile = profileTable(cleanTable(textTable([names, ...rows])).table)

  it.each(names)('%s', (name) => {
    const { role, additivity } = profile.columns[names.indexOf(name)]!
    expect(columns[name]![1].split('|')).toContain(role === 'measure' ? additivity : role)
  })
  it('has no relation between its random numbers', () => {
    expect(profile.identities).toEqual([])
  })
})

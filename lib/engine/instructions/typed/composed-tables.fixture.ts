import { understandDataset } from '../../generate-dashboard'
import type { Understanding } from '../../understanding'

/** The words of three tables in a language: a shop's visits, its staff, and courses; first their columns, then their values. */
const words = {
  en: `visit_id,date,branch,payment,customer_age,minutes,items,defects,amount,returned,weather
North,South,East|cash,card,transfer|yes,no|dry,wet
employee_id,department,contract,tenure_months,status,pay,sick_days
Sales,Support,Kitchen|permanent,temporary|active,left
course_id,subject,places,participants,fee,state,month
Languages,Health,Culture|held,cancelled`,
  de: `besuch_id,datum,filiale,zahlung,kundenalter,minuten,artikel,maengel,betrag,zurueckgegeben,wetter
Nord,Süd,Ost|bar,Karte,Überweisung|ja,nein|trocken,nass
personal_nr,abteilung,vertrag,monate_dabei,status,gehalt,krankheitstage
Vertrieb,Service,Küche|unbefristet,befristet|aktiv,ausgeschieden
kurs_nr,fachbereich,plaetze,teilnehmer,gebuehr,stand,monat
Sprachen,Gesundheit,Kultur|durchgeführt,abgesagt`,
  fr: `visite_id,date,agence,paiement,age_client,minutes,articles,defauts,montant,rendu,meteo
Nord,Sud,Est|espèces,carte,virement|oui,non|sec,humide
matricule,service,contrat,anciennete_mois,statut,salaire,jours_maladie
Ventes,Support,Cuisine|CDI,CDD|actif,parti
cours_id,matiere,places,participants,tarif,etat,mois
Langues,Santé,Culture|tenu,annulé`,
  es: `visita_id,fecha,sucursal,pago,edad_cliente,minutos,articulos,defectos,importe,devuelto,clima
Norte,Sur,Este|efectivo,tarjeta,transferencia|sí,no|seco,lluvioso
empleado_id,departamento,contrato,antiguedad_meses,estado,sueldo,dias_baja
Ventas,Soporte,Cocina|fijo,temporal|activo,baja
curso_id,materia,plazas,participantes,cuota,situacion,mes
Idiomas,Salud,Cultura|celebrado,cancelado`,
  it: `visita_id,data,filiale,pagamento,eta_cliente,minuti,articoli,difetti,importo,reso,meteo
Nord,Sud,Est|contanti,carta,bonifico|sì,no|asciutto,piovoso
matricola,reparto,contratto,anzianita_mesi,stato,stipendio,giorni_malattia
Vendite,Assistenza,Cucina|indeterminato,determinato|attivo,uscito
corso_id,materia,posti,partecipanti,quota,esito,mese
Lingue,Salute,Cultura|svolto,annullato`,
}

type Language = keyof typeof words
type Row = Record<string, number | string>
type TableName = 'visits' | 'staff' | 'courses'
const rowsMax = 300

/** Numbers from 0 to 1 that look like chance, each stream of its own. */
class Chance {
  constructor(private readonly row: number) {}

  of(stream: number): number {
    const mixed = Math.imul(this.row + 1, 2_654_435_761) ^ Math.imul(stream + 7, 40_503)
    const more = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
    return ((more ^ (more >>> 16)) >>> 0) / 2 ** 32
  }

  whole(stream: number, [from, count]: [from: number, count: number]): number {
    return from + Math.floor(this.of(stream) * count)
  }

  oneOf(stream: number, values: string[] | undefined): string {
    return values![this.whole(stream, [0, values!.length])]!
  }
}

/** The last of two as often as a share says. */
const either = (chance: number, share: number, values: string[] | undefined) =>
  values![chance < share ? 1 : 0]!

function visitOf(row: number, [branches, payments, answers, weathers]: string[][]): Row {
  const chance = new Chance(row)
  return {
    id: 3001 + row,
    date: new Date(Date.UTC(2023, 0, 2 + row)).toISOString().slice(0, 10),
    branch: chance.oneOf(1, branches),
    payment: chance.oneOf(2, payments),
    age: chance.whole(3, [18, 60]),
    minutes: chance.whole(4, [3, 85]),
    items: chance.whole(5, [1, 12]),
    defects: chance.whole(6, [0, 3]),
    amount: chance.whole(7, [500, 18_000]) / 100,
    returned: either(chance.of(8), 0.7, answers),
    weather: either(chance.of(9), 0.3, weathers),
  }
}

function workerOf(row: number, [departments, contracts, states]: string[][]): Row {
  const chance = new Chance(row)
  return {
    id: `E${100 + row}`,
    department: chance.oneOf(11, departments),
    contract: chance.oneOf(12, contracts),
    tenure: chance.whole(13, [1, 110]),
    status: either(chance.of(14), 0.25, states),
    pay: chance.whole(15, [1800, 3000]),
    sick: chance.whole(16, [0, 20]),
  }
}

function courseOf(row: number, [subjects, states]: string[][]): Row {
  const chance = new Chance(row)
  const places = chance.whole(21, [8, 14])
  return {
    id: `K${500 + row}`,
    subject: chance.oneOf(22, subjects),
    places,
    participants: Math.floor(places * (0.3 + 0.7 * chance.of(23))),
    fee: 20 + 5 * chance.whole(24, [0, 20]),
    state: either(chance.of(25), 0.2, states),
    month: 1 + (row % 12),
  }
}

const makers = { visits: visitOf, staff: workerOf, courses: courseOf }
const places = { visits: 0, staff: 2, courses: 4 }

export interface Made {
  rows: Row[]
  /** The values of its kinds, in the order of its columns. */
  values: string[][]
  data: Understanding
}

const known = new Map<string, Made>()

/** One of the tables in a language. */
export function tableOf(name: TableName, language: string): Made {
  const key = `${name} ${language}`
  const before = known.get(key)
  if (before) return before
  const lines = words[language as Language].split('\n')
  const values = lines[places[name] + 1]!.split('|').map((list) => list.split(','))
  const rows = Array.from({ length: rowsMax }, (_, row) => makers[name](row, values))
  const text = [lines[places[name]]!, ...rows.map((row) => Object.values(row).join())].join('\n')
  const data = understandDataset(new TextEncoder().encode(text), { fileType: 'csv', fileName: `${name}.csv` })
  known.set(key, { rows, values, data })
  return known.get(key)!
}

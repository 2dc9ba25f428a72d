const lines = `
revenue sale turnover umsatz ventas chiffre
salary wage pay compensation remuneration gehalt sueldo salaire
profit earning gain gewinn beneficio margin
cost expense expenditure spending kosten costo cout
price cost fee rate preis precio prix
amount value sum worth betrag importe montant
quantity unit amount menge cantidad
customer client buyer shopper purchaser kunde cliente
employee worker staff personnel colleague mitarbeiter empleado
country nation land pais pays
origin country nation provenance homeland
origin region place provenance
city town municipality stadt ciudad ville
region area zone territory
state province
genre category kind type class sort
category type group segment class kategorie categoria categorie
type kind category sort class classification form
gender sex geschlecht sexo
age old oldest youngest older younger alter edad
nationality citizenship country
citizenship nationality country
location place site venue position
address location
rating score star grade mark point
result outcome
job occupation profession role
position job role title
department division faculty abteilung
section division segment part
manufacturer maker brand producer
product item article good produkt producto produit
order purchase
singer vocalist
author writer
movie film
song track
artist musician
student pupil
teacher instructor lecturer
height tall taller tallness
weight heavy heavier
length long longer
duration length runtime
speed velocity
floor storey story level
level stage tier
date day time datum fecha
period time
phone telephone
email mail
house home
car vehicle automobile
passenger traveller rider
ship vessel
team club squad
company firm business enterprise corporation
store shop outlet
supplier vendor
enrollment registration
capacity size
population inhabitant resident
detail information info
description detail
name title label
code identifier
channel medium
status state condition
discount rebate reduction
rank ranking
domestic local national
attendance visitor
death fatality killed
injury injured
lead prospect
visit session
click tap
income revenue
balance money
`

/** Words that people use for the same field, in the singular; a word may stand in several groups. */
export const synonymGroups: string[][] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

import type { Word } from './tongue'

const count = '(?:\\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt)'
const thing = '((?:\\S+ ){0,4}?\\S+)'
const units = '(?:jours?|semaines?|mois|trimestres?|ans?|années?)'

/** French in the grammar's order of words, one rule after the other. */
export const frenchTurns: Word[] = [
  [
    '(?:de la |du |des )plus (?:élevée?s?|grande?s?|hauts?|hautes?) (?:à la|au|aux) plus (?:faibles?|petite?s?|bas|basses?)',
    'ordre décroissant',
  ],
  [
    '(?:de la |du |des )plus (?:faibles?|petite?s?|bas|basses?) (?:à la|au|aux) plus (?:élevée?s?|grande?s?|hauts?|hautes?)',
    'ordre croissant',
  ],
  [
    '(?:les? |la )?plus (?:élevée?s?|grande?s?|hauts?|hautes?|forte?s?) en (?:premiers?|premières?|tête|haut)',
    'ordre décroissant',
  ],
  [
    '(?:les? |la )?(?:plus (?:bas|basses?|petite?s?|faibles?)) en (?:premiers?|premières?|tête|haut)',
    'ordre croissant',
  ],
  [
    `(?:les )?(${count}) ${thing} avec (?:les? |la )${thing} (?:les?|la) plus (?:élevée?s?|grande?s?|hauts?|hautes?|forte?s?)`,
    'top $1 $2 par $3',
  ],
  [
    `(?:les )?(${count}) ${thing} avec (?:les? |la )${thing} (?:les?|la) plus (?:bas|basses?|petite?s?|faibles?)`,
    'bottom $1 $2 par $3',
  ],
  [`top (${count}) (?:des|de|d'|du) ?(?=\\S)`, 'top $1 '],
  ['comment (?:ont |a )?(?:évolu\\p{L}+) (.+)', '$1 au fil du temps'],
  [
    `(?:les )?(${count}) (\\S+) les plus (?:chers?|chères?|élevée?s?|grande?s?|importante?s?|vendue?s?|hauts?|hautes?)`,
    'top $1 $2',
  ],
  [
    `(?:les )?(${count}) (\\S+) les (?:plus (?:bas|basses?|petite?s?|faibles?)|moins (?:chers?|chères?|élevée?s?|vendue?s?))`,
    'bottom $1 $2',
  ],
  [`(${count}) (\\S+) avec le plus (?:de |d')(\\S+)`, 'top $1 $2 par $3'],
  [`(${count}) (\\S+) avec le moins (?:de |d')(\\S+)`, 'bottom $1 $2 par $3'],
  ['(par) (\\S+) et (?:par )?(mois|an|année|trimestre|semaine|jour)', '$1 $2 par $3'],
  ['(?:au |du |le )?(?:premier|1er) trimestre (?:de )?(?=\\d{4})', 'in q1 '],
  ['(?:au |du |le )?(?:deuxième|2e|2ème) trimestre (?:de )?(?=\\d{4})', 'in q2 '],
  ['(?:au |du |le )?(?:troisième|3e|3ème) trimestre (?:de )?(?=\\d{4})', 'in q3 '],
  ['(?:au |du |le )?(?:quatrième|4e|4ème) trimestre (?:de )?(?=\\d{4})', 'in q4 '],
  ['(?<!avant |après |depuis )(?:le|du) (?=\\d{4}-)', 'in '],
  [`(?:les )?(${count}) derniers? (${units})`, 'last $1 $2'],
  [`(?:les |des )?(${units}) derniers?`, 'last $1'],
  [
    `(?:les )?(${count}) (?:premiers?|premières?|meilleure?s?|plus grand(?:e)?s?|plus gros(?:ses)?|principales?|principaux)`,
    'top $1',
  ],
  [
    `(?:les )?(${count}) (?:derniers?|dernières?|pires?|plus petite?s?|plus faibles?|moins bon(?:ne)?s?)`,
    'bottom $1',
  ],
  [`(?:les )?(?:premiers?|premières?|meilleure?s?|top) (${count})`, 'top $1'],
  [
    "(?:la )?(?:part|proportion) (?:des |de la |de l'|du |de |d')?(\\S+) (?:dans|du|de|des) (?:les? |la |l')?(.+)",
    'proportion of $2 by $1',
  ],
  [
    "(?:les? |la )?(\\S+(?: d'affaires| unitaire)?) (?:le plus élevé|la plus élevée|les plus élevée?s|le plus haut|la plus haute)",
    'highest $1',
  ],
  [
    "(?:les? |la )?(\\S+(?: d'affaires| unitaire)?) (?:le plus bas|la plus basse|les plus bas(?:ses)?|le plus faible|la plus faible|les plus faibles)",
    'lowest $1',
  ],
  [
    "(?!au |le |la |en |par |selon |avec )(\\S+(?: d'affaires| unitaires?)?) (moyen(?:ne)?s?|médian(?:e)?s?|total(?:e|es|aux)?|totaux|maxim(?:um|al|ale|aux|ales)|minim(?:um|al|ale|aux|ales))",
    '$2 $1',
  ],
  [
    "(\\S+(?: d'affaires| unitaires?)?) (mensuel(?:le)?s?|annuel(?:le)?s?|hebdomadaires?|trimestriel(?:le)?s?|quotidien(?:ne)?s?)",
    '$1 $2',
  ],
  [
    "n'affichez? pas|ne (?:pas )?(?:montrez?|montrer|affichez?|afficher)(?: pas)?|masque[rz]?|cache[rz]?|enlève[rz]?|retire[rz]?|exclu(?:s|re|ez)|laisse[rz]? de côté",
    'hide',
  ],
  ['trie[rz]? par (?:ordre )?(décroissant|croissant|alphabétique)', 'ordre $1'],
  [
    "avant (?:le |la |l')?(?=\\d|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
    'before ',
  ],
  [
    "après (?:le |la |l')?(?=\\d|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
    'after ',
  ],
  ["jusqu'(?:à|en|au) (?=\\d|\\p{L})", 'until '],
  ['(?:un |une )?seule?(?:ment)? (?:un |une )?(?=graphique|diagramme|carte)', 'only one '],
  [`(${count}) cartes`, '$1 cards'],
  ['de (\\d[\\d-]*) à (\\d[\\d-]*)', 'from $1 to $2'],
  ["en fonction (?:de la |de l'|du |des |de |d')", 'against '],
  ['couleurs? de la marque', 'brand colors'],
]

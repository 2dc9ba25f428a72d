import csv, io, json, random, datetime as dt, math
MONTHS = {
 'en': "January February March April May June July August September October November December".split(),
 'de': "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
 'fr': "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
 'es': "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
 'it': "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
 'pt': "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()}
MON3 = {
 'en': "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(),
 'de': "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez".split(),
 'fr': "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(),
 'es': "ene feb mar abr may jun jul ago sep oct nov dic".split(),
 'it': "gen feb mar apr mag giu lug ago set ott nov dic".split(),
 'pt': "jan fev mar abr mai jun jul ago set out nov dez".split()}
REGIONS = {'en': ["North","South","East","West","Midlands","Scotland","Wales"],
 'de': ["Nord","Süd","Ost","West","Mitte","Südwest","Nordost"],
 'fr': ["Nord","Sud","Est","Ouest","Centre","Île-de-France","Bretagne"],
 'es': ["Norte","Sur","Este","Oeste","Centro","Levante","Canarias"],
 'it': ["Nord","Sud","Centro","Isole","Nord-Est","Nord-Ovest","Adriatico"],
 'pt': ["Norte","Sul","Centro","Algarve","Alentejo","Lisboa","Madeira"]}
CITIES = {'en': "Leeds Bristol York Cardiff Derby Exeter Hull Luton Norwich Oxford Reading Swansea Bath Carlisle Durham Ely Lincoln Truro Wells Preston Dover Kendal Bolton Poole Perth Stirling Dundee Leicester Coventry Ipswich".split(),
 'de': "Köln Hamburg Bremen Dresden Leipzig Kassel Ulm Mainz Kiel Essen Bonn Erfurt Rostock Lübeck Münster Aachen Trier Passau Gera Fulda Bamberg Emden Celle Halle Jena Siegen Worms Bayreuth Görlitz Hof".split(),
 'fr': "Lyon Lille Nantes Rennes Dijon Tours Nice Brest Caen Metz Nancy Reims Angers Limoges Orléans Pau Rouen Toulon Vannes Valence Annecy Bayonne Béziers Colmar Épinal Laval Mâcon Nîmes Quimper Troyes".split(),
 'es': "Madrid Sevilla Málaga Bilbao Zaragoza Murcia Vigo Gijón Oviedo Burgos León Cádiz Huelva Toledo Cuenca Lugo Soria Ávila Jaén Teruel Almería Badajoz Cáceres Girona Lleida Logroño Pamplona Segovia Zamora Huesca".split(),
 'it': "Torino Milano Roma Napoli Bari Genova Verona Padova Pisa Siena Lecce Parma Modena Ancona Udine Trieste Ferrara Lucca Matera Ragusa Trento Aosta Cuneo Novara Pavia Ravenna Rimini Salerno Savona Viterbo".split(),
 'pt': "Lisboa Porto Braga Coimbra Faro Évora Aveiro Viseu Leiria Setúbal Beja Guarda Bragança Santarém Funchal Lagos Tavira Sintra Tomar Chaves Peniche Elvas Loulé Silves Barcelos Mafra Oeiras Almada Amadora Caldas".split()}
PRODUCTS = {'en': "Lamp Chair Desk Shelf Mirror Carpet Sofa Stool Curtain Kettle Toaster Blender Bench Cabinet Vase Clock Tray Basket".split(),
 'de': "Lampe Stuhl Tisch Regal Spiegel Teppich Sofa Hocker Vorhang Kessel Toaster Mixer Bank Schrank Vase Uhr Tablett Korb".split(),
 'fr': "Lampe Chaise Bureau Étagère Miroir Tapis Canapé Tabouret Rideau Bouilloire Mixeur Banc Armoire Vase Horloge Plateau Panier Coussin".split(),
 'es': "Lámpara Silla Mesa Estante Espejo Alfombra Sofá Taburete Cortina Tetera Tostadora Batidora Banco Armario Jarrón Reloj Bandeja Cesta".split(),
 'it': "Lampada Sedia Tavolo Scaffale Specchio Tappeto Divano Sgabello Tenda Bollitore Tostapane Frullatore Panca Armadio Vaso Orologio Vassoio Cesto".split(),
 'pt': "Candeeiro Cadeira Mesa Estante Espelho Tapete Sofá Banco Cortina Chaleira Torradeira Batedeira Armário Jarra Relógio Bandeja Cesto Almofada".split()}
FIRST = {'en': "Alice Ben Carla David Emma Frank Grace Harry Ivy Jack Kate Liam Mia Noah Olive Peter Rose Sam Tess Will".split(),
 'de': "Anna Bernd Clara Dieter Eva Fritz Greta Hans Inga Jan Karin Lars Marie Nils Olga Peter Ruth Sven Tanja Uwe".split(),
 'fr': "Alice Benoît Chloé Denis Élise Fabien Gaëlle Hugo Inès Jules Karine Luc Manon Noé Odile Paul Rose Serge Théo Yves".split(),
 'es': "Ana Bruno Carmen Diego Elena Felipe Gloria Hugo Inés Javier Laura Manuel Nuria Óscar Pilar Raúl Sara Tomás Vera Zoe".split(),
 'it': "Anna Bruno Chiara Dario Elisa Fabio Giulia Ivo Laura Marco Nadia Olga Paolo Rita Sara Tito Ugo Vera Luca Piero".split(),
 'pt': "Ana Bruno Carla Diogo Elsa Filipe Graça Hugo Inês João Luísa Miguel Nuno Olga Pedro Rita Sara Tiago Vera Rui".split()}
LAST = {'en': "Smith Jones Taylor Brown Evans Walker Hall Green Wood Clarke Hughes Ward Turner Hill Cooper Morris Moore King Baker Cook".split(),
 'de': "Müller Schmidt Weber Wagner Becker Hoffmann Koch Richter Klein Wolf Neumann Braun Krüger Lange Werner Krause Lehmann Maier Huber Vogel".split(),
 'fr': "Martin Bernard Dubois Petit Durand Leroy Moreau Simon Laurent Michel Lefèvre Roux Fontaine Girard Bonnet Dupuis Lambert Rousseau Vidal Mercier".split(),
 'es': "García López Pérez Gómez Ruiz Díaz Moreno Muñoz Álvarez Romero Navarro Torres Gil Serrano Molina Castro Ortiz Rubio Marín Sanz".split(),
 'it': "Rossi Russo Ferrari Bianchi Romano Gallo Costa Fontana Conti Ricci Bruno Greco Marino Rizzo Lombardi Moretti Barbieri Serra Villa Caruso".split(),
 'pt': "Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Lopes Marques Gomes Ribeiro Carvalho Pinto Moreira Teixeira Correia Mendes Nunes".split()}
def person(r, l): return r.choice(FIRST[l]) + ' ' + r.choice(LAST[l])
def nf(x, style='en', dec=2):
    if x is None: return ''
    s = f'{abs(x):,.{dec}f}'
    g, d = {'en': (',', '.'), 'de': ('.', ','), 'fr': ('\u202f', ','), 'frn': ('\xa0', ','), 'frs': (' ', ','),
            'ch': ("'", '.'), 'p': ('', '.'), 'pc': ('', ',')}[style]
    s = s.replace(',', '\0').replace('.', d).replace('\0', g)
    return ('-' if x < 0 and float(f'{x:.{dec}f}') != 0 else '') + s
def mag(r): return r.choice([8, 40, 150, 700, 3000, 18000, 90000])
def money(r, m, dec=2): return round(m * math.exp(r.gauss(0, .6)), dec) if dec else max(1, int(m * math.exp(r.gauss(0, .6))))
def csvt(rows, d=',', eol='\n', q=csv.QUOTE_MINIMAL):
    b = io.StringIO(); w = csv.writer(b, delimiter=d, lineterminator=eol, quoting=q)
    for x in rows: w.writerow(x)
    return b.getvalue()
def perm(r, head, recs, fixed=1):
    """columns in a drawn order; first `fixed` stay"""
    ix = list(range(fixed, len(head))); r.shuffle(ix); ix = list(range(fixed)) + ix
    return [[h[i] for i in ix] for h in [head] + recs]
def days(r, n, y=None, span=None):
    y = y or r.randint(2016, 2024); a = dt.date(y, r.randint(1, 12), r.randint(1, 28))
    return [a + dt.timedelta(i) for i in range(n)]
def ym(y, m): return f'{y:04d}-{m:02d}'
def months_from(y, m, n): return [((y * 12 + m - 1 + i) // 12, (y * 12 + m - 1 + i) % 12 + 1) for i in range(n)]
def mend(y, m): return (dt.date(y + m // 12, m % 12 + 1, 1) - dt.timedelta(1))
ROLE = {'T': 'time', 'M': 'measure', 'K': 'category', 'I': 'id', 'B': 'boolean', 'X': 'text', 'Z': 'constant'}
def cols(d):
    return {k: {'roles': [ROLE[c] for c in v[:-1]], 'sum_ok': {'+': True, '-': False, '?': None}[v[-1]]} for k, v in d.items()}
def R(x): return round(x, 4) if isinstance(x, float) else x
def out(stem, text, lang, rows, c, figs, wrong, time, note, ext='csv', enc='utf-8'):
    F = []
    for f in figs:
        o = {'what': f[0], 'column': f[1], 'op': f[2], 'value': R(f[3])}
        if len(f) > 4: o['where'] = f[4]
        F.append(o)
    return dict(stem=stem, text=text, lang=lang, rows=rows, columns=cols(c), figures=F,
                wrong=[{'what': a.lstrip('~'), 'value': R(b), **({'may_occur': True} if a[0] == '~' else {})} for a, b in wrong],
                time={'from': str(time[0]), 'to': str(time[1])} if time else None, note=note, ext=ext, enc=enc)
def jd(o, ind=None): return json.dumps(o, ensure_ascii=False, indent=ind)
def avg(l): return sum(l) / len(l)

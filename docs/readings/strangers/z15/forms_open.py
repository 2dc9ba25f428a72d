"""Forms 1, 3, 5 of every kind. The truths follow from the clean data each function draws first."""
from common import *

def places(r, l, n):
    c = CITIES[l]
    return r.sample(c, n) if n <= len(c) else r.sample([f'{a} {k}' for a in c for k in range(1, 8)], n)

# ---------- 1 wide headers
def k01_f1(r):
    l = 'en'; m = mag(r); y = r.randint(2015, 2022); n = r.randint(30, 110)
    M = r.choice(['Sales', 'Revenue', 'Net sales']); U = r.choice(['Orders', 'Visits', 'Returns'])
    per = [(h, y + k) for k in range(r.choice([2, 3])) for h in (1, 2)]
    head = ['Store', 'Region'] + [f'H{h} {yy} {q}' for h, yy in per for q in (M, U)]
    S = U_ = first = 0; rows = []
    for p in places(r, l, n):
        x = [p, r.choice(REGIONS[l][:4])]
        for i, _ in enumerate(per):
            a = money(r, m * 50); b = money(r, m, 0); S += a; U_ += b; first += a * (i == 0)
            x += [nf(a, 'en'), str(b)]
        rows.append(x)
    return out('stores', csvt([head] + rows), l, [n * len(per), n], {'Store': 'KIX-', 'Region': 'K-', M: 'M+', U: 'M+'},
        [(f'total {M}, all half-years', M, 'sum', S), (f'total {U}', U, 'sum', U_)],
        [(f'~{M} of the first half-year only', first), ('all numbers of a row added', S + U_)], (ym(y, 1), ym(per[-1][1], 12)),
        'Half-year and measure share one header; two measures alternate.')

def k01_f3(r):
    l = 'en'; sch = places(r, l, r.randint(5, 9)); y = r.randint(2016, 2022); rows = []; A = []; E = 0
    terms = ['Autumn', 'Spring', 'Summer']; head = ['School year', 'School', 'Year group', 'Pupils']
    byM = r.random() < .5; order = [(t, q) for t in terms for q in ('attendance', 'exclusions')]
    if byM: order = [(t, q) for q in ('attendance', 'exclusions') for t in terms]
    head += [f'{t} term {q}' for t, q in order]
    for k in (0, 1):
        for s in sch:
            for g in range(7, 7 + r.randint(4, 5)):
                x = [f'{y+k}/{(y+k+1)%100:02d}', s + ' ' + 'Academy', f'Year {g}', str(r.randint(90, 240))]
                for t, q in order:
                    if q == 'attendance': v = round(r.uniform(86, 98.5), 1); A.append(v); x.append(f'{v}%')
                    else: v = r.choice([0, 0, 1, 2, 3, 5]); E += v; x.append(str(v))
                rows.append(x)
    return out('terms', csvt([head] + rows), l, [len(rows) * 3, len(rows)], {'School year': 'T-', 'School': 'K-', 'Year group': 'K-', 'Pupils': 'M?', 'attendance': 'M-', 'exclusions': 'M+'},
        [('mean attendance over all school, year-group and term cells, in %', 'attendance', 'avg', avg(A)), ('exclusions in all terms', 'exclusions', 'sum', E)],
        [('attendance added up', sum(A)), ('attendance and exclusions in one sum', sum(A) + E)], (str(y), str(y + 2)),
        'Term and measure share a header; one measure is a percentage to be averaged, the other a count; zero exclusions are real.')

def k01_f5(r):
    l = 'es'; m = mag(r); y = r.randint(2015, 2022); n = r.randint(40, 160); ys = [y, y + 1]
    head = ['Código tienda', 'Tienda', 'Provincia']
    for q in ('Ventas', 'Unidades'):
        for yy in ys: head += [f'{q}_S1_{yy}', f'{q}_S2_{yy}'] + ([f'Var_%_{yy}'] if q == 'Ventas' else [])
    V = U = V1 = 0; rows = []; pv = 0; provs = r.sample(CITIES[l], 8)
    for i in range(n):
        x = [f'{r.randint(1, 49):02d}{i:03d}', r.choice(LAST[l]) + ' ' + str(i + 1), r.choice(provs)]
        for q in ('Ventas', 'Unidades'):
            for yy in ys:
                a, b = (money(r, m * 30), money(r, m * 30)) if q == 'Ventas' else (money(r, m, 0), money(r, m, 0))
                if q == 'Ventas':
                    V += a + b; V1 += a; p = round((b / a - 1) * 100, 1); pv += p; x += [nf(a, 'de'), nf(b, 'de'), nf(p, 'pc', 1)]
                else: U += a + b; x += [nf(a, 'de', 0), nf(b, 'de', 0)]
        rows.append(x)
    return out('tiendas', csvt([head] + rows, '\t'), l, [n * 4, n], {'Código tienda': 'IK-', 'Tienda': 'KIX-', 'Provincia': 'K-', 'Ventas': 'M+', 'Unidades': 'M+'},
        [('ventas, cuatro semestres', 'Ventas', 'sum', V), ('unidades, cuatro semestres', 'Unidades', 'sum', U)],
        [('~ventas of first halves only', V1), ('ventas + unidades + var % in one sum', V + U + pv)], (ym(y, 1), ym(y + 1, 12)),
        'Measure first, half-year and year as suffix, with percentage changes sitting between the periods.')

# ---------- 2 totals in rows
def k02_f1(r):
    l = 'en'; m = mag(r); head = ['Region', 'City', 'Item', 'Units', 'Sales', 'Unit price']; rows = []; GU = GS = 0; n = 0
    for g in r.sample(REGIONS[l], r.randint(3, 5)):
        RU = RS = 0
        for c in r.sample(CITIES[l], r.randint(3, 5)):
            U = S = 0
            for p in r.sample(PRODUCTS[l], r.randint(3, 7)):
                u = money(r, 40, 0); pr = money(r, m / 10 + 2); s = round(u * pr, 2); U += u; S += s; n += 1
                rows.append([g, c, p, str(u), nf(s), nf(pr)])
            rows.append([f'Subtotal {c}', '', '', str(U), nf(S), '']); RU += U; RS += S
        rows.append([f'Total {g}', '', '', str(RU), nf(RS), '']); GU += RU; GS += RS
    rows.append(['Grand total', '', '', str(GU), nf(GS), ''])
    return out('regions', csvt([head] + rows), l, n, {'Region': 'K-', 'City': 'K-', 'Item': 'K-', 'Units': 'M+', 'Sales': 'M+', 'Unit price': 'M-'},
        [('sales', 'Sales', 'sum', GS), ('units', 'Units', 'sum', GU)], [('all rows incl. three heights of totals', 4 * GS), ('units with totals', 4 * GU), ('grand total doubled', 2 * GS)], None,
        'Three heights of total rows after their members, labelled in the first column.')

def k02_f3(r):
    l = 'fr'; m = mag(r); head = [r.choice(['Rayon', 'Famille']), 'Article', 'Prix unitaire', 'Quantité', 'Montant']; rows = []; Q = S = 0; n = 0
    for f in r.sample(['Jardin', 'Cuisine', 'Salon', 'Bain', 'Bureau', 'Chambre', 'Cave', 'Atelier', 'Terrasse'], r.randint(5, 8)):
        q = s = 0
        for p in r.sample(PRODUCTS[l], r.randint(6, 12)):
            pu = money(r, m / 10 + 3); k = money(r, 25, 0); t = round(pu * k, 2); q += k; s += t; n += 1
            rows.append([f, p, nf(pu, 'frn'), nf(k, 'frn', 0), nf(t, 'frn')])
        rows.append(['', '', '', nf(q, 'frn', 0), nf(s, 'frn')]); Q += q; S += s
    rows.append(['', '', '', nf(Q, 'frn', 0), nf(S, 'frn')])
    return out('inventaire', csvt([head] + rows, ';', '\r\n'), l, n, {head[0]: 'K-', 'Article': 'K-', 'Prix unitaire': 'M-', 'Quantité': 'M+', 'Montant': 'M+'},
        [('montant', 'Montant', 'sum', S), ('quantité', 'Quantité', 'sum', Q)], [('montant with the unlabelled totals', 3 * S), ('montant counted twice', 2 * S), ('quantité with totals', 3 * Q)], None,
        'Sub-totals and total without any label, only in two of three number columns.', enc='cp1252')

def k02_f5(r):
    l = 'it'; m = mag(r); y = r.randint(2016, 2022); head = ['Conto', 'Descrizione', str(y), str(y + 1)]; rows = []; n = 0; G = [0, 0]; all_ = [0, 0]
    D = {'Personale': ['Stipendi', 'Contributi', 'TFR', 'Formazione', 'Trasferte'], 'Servizi': ['Consulenze', 'Manutenzioni', 'Pulizie', 'Assicurazioni', 'Telefonia'],
         'Materie': ['Metalli', 'Legno', 'Imballi', 'Carburanti', 'Vernici'], 'Locali': ['Affitti', 'Utenze', 'Condominio', 'Vigilanza', 'Arredi'],
         'Vendita': ['Pubblicità', 'Fiere', 'Provvigioni', 'Campioni', 'Spedizioni'], 'Altri': ['Bolli', 'Quote', 'Abbonamenti', 'Omaggi', 'Multe']}
    ks = list(D); r.shuffle(ks)
    for i, k in enumerate(ks, 1):
        block = []; T = [0, 0]; subs = D[k][:]; r.shuffle(subs)
        for j, d in enumerate(subs[:r.randint(3, 5)], 1):
            if r.random() < .3:
                v = [money(r, m * 10), money(r, m * 10)]; block.append([f'{i}.{j}', d] + v); n += 1
            else:
                sub = []; v = [0, 0]
                for q in range(1, r.randint(3, 5)):
                    w = [money(r, m * 10), money(r, m * 10)]; sub.append([f'{i}.{j}.{q}', d + ' ' + ['sede', 'filiali', 'estero', 'cantieri'][q - 1]] + w); v = [v[0] + w[0], v[1] + w[1]]; n += 1
                block.append([f'{i}.{j}', d] + v); block += sub
            T = [T[0] + v[0], T[1] + v[1]]
        rows.append([str(i), k] + T); rows += block; G = [G[0] + T[0], G[1] + T[1]]
    for x in rows: all_ = [all_[0] + x[2], all_[1] + x[3]]
    if n < 30: return k02_f5(r)
    return out('conti', csvt([head] + [[a, b, nf(c, 'de'), nf(d, 'de')] for a, b, c, d in rows], ';'), l, [n, 2 * n], {'Conto': 'IK-', 'Descrizione': 'KX-', str(y): 'M+', str(y + 1): 'M+'},
        [(f'costi {y}', str(y), 'sum', G[0]), (f'costi {y+1}', str(y + 1), 'sum', G[1])], [(f'{y} all rows', all_[0]), (f'{y+1} all rows', all_[1])], (str(y), str(y + 1)),
        'Parent accounts stand before their children and are told only by the dotted code; leaves lie at heights 2 and 3.')

# ---------- 3 fill-down
def k03_f1(r):
    l = 'en'; m = mag(r); head = ['Region', 'Store', 'Product', 'Units', 'Sales']; rows = []; n = 0; S = 0; per = {}; lit = {}
    for g in r.sample(REGIONS[l], r.randint(3, 5)):
        fg = True
        for c in r.sample(CITIES[l], r.randint(2, 5)):
            fc = True
            for p in r.sample(PRODUCTS[l], r.randint(4, 8)):
                a = money(r, m * 10); S += a; per[g] = per.get(g, 0) + a; n += 1
                if fg: lit[g] = a
                rows.append([g if fg else '', c if fc else '', p, str(money(r, 20, 0)), nf(a)]); fg = fc = False
    g = r.choice(list(per))
    return out('products', csvt([head] + rows), l, n, {'Region': 'K-', 'Store': 'K-', 'Product': 'K-', 'Units': 'M+', 'Sales': 'M+'},
        [(f'sales of region {g}', 'Sales', 'sum', per[g], {'Region': g}), ('sales', 'Sales', 'sum', S)], [(f'sales in rows literally labelled {g}', lit[g]), ('sales of rows with a region written', sum(lit.values()))], None,
        'Two nested merged label columns exported as blanks.')

def k03_f3(r):
    l = 'es'; m = mag(r); head = ['Proveedor', 'Factura', 'Fecha', 'Concepto', 'Importe', 'Observaciones']; rows = []; per = {}; lit = {}; n = 0; y = r.randint(2018, 2024)
    mark = r.choice(['"', 'id.', "''", 'ídem']); nob = 0; D = []
    for p in r.sample(LAST[l], r.randint(10, 16)):
        p = p + ' ' + r.choice(['S.L.', 'S.A.', 'e Hijos']); first = True
        for k in range(r.randint(1, 3)):
            f = f'F-{r.randint(1000, 9999)}'; d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d); ff = True
            for c in r.sample(PRODUCTS[l], r.randint(2, 4)):
                a = money(r, m * 3); per[p] = per.get(p, 0) + a; n += 1
                if first: lit[p] = a
                o = r.choice(['', '', '', 'pagado', 'abono pendiente', 'revisar']); nob += o == ''
                rows.append([p if first else mark, f if ff else mark, d.strftime('%d/%m/%Y') if ff else mark, c, nf(a, 'de') + ' €', o]); first = ff = False
    p = max(per, key=per.get); lead = next((i for i, x in enumerate(rows) if x[5]), n)
    return out('facturas', csvt([head] + rows, ';'), l, n, {'Proveedor': 'K-', 'Factura': 'IK-', 'Fecha': 'T-', 'Concepto': 'K-', 'Importe': 'M+', 'Observaciones': 'KX-'},
        [(f'importe of {p}', 'Importe', 'sum', per[p], {'Proveedor': p}), ('rows truly without observaciones', 'Observaciones', 'count', nob, {'Observaciones': None})],
        [('only the row literally labelled', lit[p]), ('~rows without observaciones after filling down', lead)], (min(D), max(D)),
        f'Repeats are written as a ditto mark ({mark}); blanks in Observaciones are truly missing.')

def k03_f5(r):
    l = 'it'; m = mag(r); head = ['Ordine', 'Cliente', 'Telefono', 'Spese spedizione', 'Articolo', 'Q.tà', 'Importo']; rows = []; n = 0; I = SP = F = 0; nt = 0; per = {}; no = 0
    base = r.randint(100, 9000); cl = list({person(r, l) for _ in range(60)}); cl.sort(); r.shuffle(cl)
    for c in cl[:r.randint(15, 45)]:
        base += r.randint(1, 4); no += 1; tel = '' if r.random() < .35 else f'3{r.randint(20,99)} {r.randint(1000000,9999999)}'; nt += tel == ''
        sp = r.choice([0, 4.9, 7.5, 9.9, 12]); SP += sp; k = r.randint(1, 5); F += sp * k
        for i, p in enumerate(r.sample(PRODUCTS[l], k)):
            a = money(r, m * 2); I += a; per[c] = per.get(c, 0) + a; n += 1
            rows.append(([str(base), c, tel, nf(sp, 'pc')] if i == 0 else ['', '', '', '']) + [p, str(r.randint(1, 6)), nf(a, 'pc')])
    if n < 30: return k03_f5(r)
    c = max(per, key=per.get)
    return out('ordini', csvt([head] + rows, ';'), l, n, {'Ordine': 'IK-', 'Cliente': 'K-', 'Telefono': 'XIK-', 'Spese spedizione': 'M+', 'Articolo': 'K-', 'Q.tà': 'M+', 'Importo': 'M+'},
        [('spese di spedizione', 'Spese spedizione', 'sum', SP), (f'importo of {c}', 'Importo', 'sum', per[c], {'Cliente': c}), ('orders without telephone', 'Telefono', 'count', nt)],
        [('shipping filled down and added', F), ('shipping averaged over lines (blank as 0) times orders', SP / n * no)], None,
        'Order fields are merged; a missing telephone must not come from the order above, and shipping counts once per order.')

# ---------- 4 not to be summed
def k04_f1(r):
    l = 'en'; n = r.randint(60, 500); m = mag(r)
    head = [r.choice(['Customer ID', 'Client no']), 'Year of birth', 'Credit score', 'Rating (0-5)', 'Balance', 'Latitude', 'Longitude', 'Purchases']
    rows = []; P = 0; RT = []; b = r.randint(10000, 80000)
    for i in range(n):
        b += r.randint(1, 9); p = money(r, m); P += p; q = r.choice([0, 0, 1, 2, 3, 3, 4, 5]); RT.append(q)
        rows.append([str(b), str(r.randint(1940, 2004)), str(r.randint(310, 850)), str(q), nf(r.gauss(m, m * 2), 'p'), f'{r.uniform(50, 56):.5f}', f'{r.uniform(-4, 1):.5f}', nf(p, 'p')])
    t = perm(r, head, rows, r.choice([0, 1]))
    return out('customers', csvt(t), l, n, {head[0]: 'I-', 'Year of birth': 'TMK-', 'Credit score': 'M-', 'Rating (0-5)': 'MK-', 'Balance': 'M?', 'Latitude': 'M-', 'Longitude': 'M-', 'Purchases': 'M+'},
        [('purchases', 'Purchases', 'sum', P), ('mean rating, 0 is a valid rating', 'Rating (0-5)', 'avg', avg(RT))], [('mean rating without zeros', avg([x for x in RT if x])), ('rating added up', sum(RT))], None,
        'Only purchases add up over rows; rating 0 is a real answer.')

def k04_f3(r):
    l = 'fr'; y = r.randint(2016, 2022); ms = months_from(y, r.randint(1, 9), r.randint(15, 26)); ag = r.sample(CITIES[l], r.randint(3, 8)); m = mag(r)
    head = ['Mois', 'Agence', 'CA du mois', 'CA cumulé', 'Taux de marge']; cum = {a: 0 for a in ag}; rows = []; S = C = 0
    for (yy, mm) in ms:
        for a in ag:
            if mm == 1: cum[a] = 0
            v = money(r, m * 10); cum[a] = round(cum[a] + v, 2); S += v; C += cum[a]
            rows.append([f'{mm:02d}/{yy}', a, nf(v, 'fr'), nf(cum[a], 'fr'), nf(r.uniform(12, 38), 'fr', 1) + ' %'])
    if r.random() < .5: rows = [x for a in ag for x in rows if x[1] == a]
    return out('agences', '\ufeff' + csvt(perm(r, head, rows, 2), ';'), l, len(rows), {'Mois': 'T-', 'Agence': 'K-', 'CA du mois': 'M+', 'CA cumulé': 'M-', 'Taux de marge': 'M-'},
        [('CA', 'CA du mois', 'sum', S), ('cumul at the last month, all agencies', 'CA cumulé', 'last', sum(cum.values()))], [('CA cumulé added up', C), ('both CA columns', C + S)], (ym(*ms[0]), ym(*ms[-1])),
        'The cumulated column restarts each January and per agency.')

def k04_f5(r):
    l = 'it'; ms = months_from(r.randint(2017, 2022), r.randint(1, 12), r.randint(6, 18)); W = r.sample(CITIES[l], r.randint(2, 3)); A = r.sample(PRODUCTS[l], r.randint(3, 6)); m = mag(r)
    st = {(w, a): money(r, m * 3, 0) for w in W for a in A}; rows = []; IN = OUT = G = 0
    head = ['Data', 'Magazzino', 'Articolo', r.choice(['Entrate', 'Carichi']), r.choice(['Uscite', 'Scarichi']), r.choice(['Giacenza', 'Giacenza finale']), 'Costo unitario']
    cost = {a: money(r, 20) for a in A}
    for yy, mm in ms:
        for k in st:
            i = money(r, m, 0); o = min(st[k] + i, money(r, m, 0)); st[k] += i - o; IN += i; OUT += o; G += st[k]
            rows.append([mend(yy, mm).strftime('%d/%m/%Y'), k[0], k[1], nf(i, 'de', 0), nf(o, 'de', 0), nf(st[k], 'de', 0), nf(cost[k[1]], 'de')])
    return out('magazzino', csvt(perm(r, head, rows, 1), ';'), l, len(rows), {'Data': 'T-', 'Magazzino': 'K-', 'Articolo': 'K-', head[3]: 'M+', head[4]: 'M+', head[5]: 'M-', 'Costo unitario': 'M-'},
        [('stock at the last date', head[5], 'last', sum(st.values())), ('ins', head[3], 'sum', IN)], [('stock added over months', G), ('ins + outs', IN + OUT)], (mend(*ms[0]), mend(*ms[-1])),
        'The stock at month-end is a level: add over articles of the last date, never over time.')

# ---------- 5 mixed currencies and units
def k05_f1(r):
    l = 'en'; m = mag(r); n = r.randint(50, 300); rows = []; per = {}; D = days(r, r.randint(60, 300)); sty = r.choice(['sym', 'mixed'])
    cur = r.sample(['USD', 'EUR', 'GBP', 'CHF'], r.choice([3, 4])); sym = {'USD': '$', 'EUR': '€', 'GBP': '£', 'CHF': 'CHF '}; w = [6, 3, 2, 1][:len(cur)]; ds = []
    for i in range(n):
        c = r.choices(cur, w)[0]; a = money(r, m); per[c] = per.get(c, 0) + a; d = r.choice(D); ds.append(d)
        s = sym[c] + nf(a) if sty == 'sym' or r.random() < .7 else nf(a) + ' ' + c
        rows.append([f'INV{2000+i}', d.isoformat(), r.choice(LAST[l]) + ' Ltd', s])
    if len(per) < 3: return k05_f1(r)
    c1, c2 = sorted(per, key=per.get)[-2:]
    return out('invoices', csvt([['Invoice', 'Date', 'Client', 'Amount']] + rows), l, n, {'Invoice': 'I-', 'Date': 'T-', 'Client': 'K-', 'Amount': 'M?'},
        [(f'amount in {c}', 'Amount', 'sum', per[c], {'currency': c}) for c in (c1, c2)], [('all currencies added as if one', sum(per.values()))], (min(ds), max(ds)),
        'Currencies differ from cell to cell; amounts add up only within one currency.')

def k05_f3(r):
    l = 'es'; n = r.randint(40, 260); m = r.choice([2, 15, 120]); rows = []; T = N = 0; pw = r.choice(['Peso', 'Cantidad'])
    for i in range(n):
        u = r.choice(['kg', 'kg', 'kg', 'g', 't']); x = m * math.exp(r.gauss(0, .7))
        if u == 'kg': v = round(x, 1); s = nf(v, 'de', 1); k = v
        elif u == 'g': v = round(x * r.uniform(.1, .6) * 1000); s = nf(v, 'de', 0); k = v / 1000
        else: v = max(.01, round(x * r.uniform(3, 20) / 1000, 2)); s = nf(v, 'de', 2); k = v * 1000
        T += k; N += v
        rows.append([str(i + 1), r.choice(['Aceituna', 'Almendra', 'Naranja', 'Trigo', 'Uva', 'Tomate']), r.choice(CITIES[l][:9]), s + (' ' if r.random() < .8 else '') + u])
    return out('entregas', csvt([['N.º', 'Producto', 'Almacén', pw]] + rows, ';') , l, n, {'N.º': 'I-', 'Producto': 'K-', 'Almacén': 'K-', pw: 'M+'},
        [('weight in kg', pw, 'sum', T)], [('numbers added without units', N)], None, 'Weights in g, kg and t in the same column, with decimal comma; to be converted before adding.')

def k05_f5(r):
    l = 'it'; n = r.randint(40, 200); m = r.choice([40, 300, 2500]); rate = {'EUR': 1, 'USD': .91, 'JPY': .0063, 'PLN': .22}; L = []; E = V = 0; D = days(r, 250); ds = []; nonE = 0
    for i in range(n):
        c = r.choices(list(rate), [5, 3, 2, 2])[0]; v = round(money(r, m) / rate[c], 0 if c == 'JPY' else 2); v = int(v) if c == 'JPY' else v
        e = round(v * rate[c] * r.uniform(.96, 1.04), 2) if c != 'EUR' else v; E += e; V += v; d = r.choice(D); ds.append(d); nonE += e * (c != 'EUR')
        o = {'id': 5000 + i, 'data': d.isoformat(), 'fornitore': r.choice(LAST[l]) + ' Spa', 'importo': {'valore': v, 'valuta': c}, 'controvalore_eur': e}
        L.append(o)
    return out('pagamenti', jd(r.choice([L, {'pagamenti': L}]), 1), l, n, {'id': 'I-', 'data': 'T-', 'fornitore': 'K-', 'importo.valore': 'M?', 'importo.valuta': 'K-', 'controvalore_eur': 'M+'},
        [('total in EUR', 'controvalore_eur', 'sum', E)], [('valore of all currencies', V), ('~only the converted non-EUR payments', nonE)], (min(ds), max(ds)), 'Nested amounts in four currencies (yen without decimals); the EUR value beside is the one that adds up.', 'json')

# ---------- 6 dates and times
def k06_f1(r):
    l = 'en'; D = days(r, r.randint(40, 250)); mu = r.sample(CITIES[l], r.randint(1, 3)); bl = {c: r.randint(1860, 1995) for c in mu}; m = mag(r)
    three = r.random() < .5; head = ['Day', 'Site', 'Year built', 'Month', 'Visitors', 'Year', 'Weather']; rows = []; S = 0; sy = 0
    for d in D:
        for c in mu:
            v = money(r, m, 0); S += v; sy += d.year
            rows.append([str(d.day), c + ' Museum', str(bl[c]), (MON3 if three else MONTHS)[l][d.month - 1], str(v), str(d.year), r.choice(['sun', 'rain', 'cloud'])])
    return out('visits', csvt(perm(r, head, rows, 0)), l, len(rows), {'Day': 'TK-', 'Month': 'TK-', 'Year': 'TK-', 'Site': 'K-', 'Year built': 'KMT-', 'Visitors': 'M+', 'Weather': 'K-'},
        [('visitors', 'Visitors', 'sum', S), ('days of record', 'Day', 'count', len(D))], [('Year added up', sy), ('~distinct values of Day', len({d.day for d in D}))], (D[0], D[-1]),
        'The date lies in three scattered columns, with another year (of building) beside.')

def k06_f3(r):
    l = 'en'; y = r.randint(2014, 2021); ny = r.randint(3, 4); dep = r.sample(['Roads', 'Parks', 'Schools', 'Housing', 'Libraries', 'Waste', 'Planning'], r.randint(3, 6)); m = mag(r); rows = []; S = cal = fy = 0
    for k in range(ny):
        for q in range(1, 5):
            for d in dep:
                v = money(r, m * 20, 0); S += v; c = y + k + (q == 4); cal += v * (c == y + 1); fy += v * (k == 1)
                rows.append([f'FY{y+k}/{(y+k+1)%100:02d}', f'Q{q}', d, nf(v, 'en', 0)])
    pre = [['Council spending by department'], ['Financial year runs from 1 April to 31 March'], []]
    return out('spending', csvt(pre + [['Financial year', 'Quarter', 'Department', 'Spend (£)']] + rows), l, len(rows), {'Financial year': 'TK-', 'Quarter': 'TK-', 'Department': 'K-', 'Spend (£)': 'M+'},
        [('spend', 'Spend (£)', 'sum', S), (f'spend in calendar year {y+1}', 'Spend (£)', 'sum', cal, {'calendar_year': y + 1})], [(f'~FY{y+1}/{(y+2)%100:02d} taken for calendar year {y+1}', fy)], (ym(y, 4), ym(y + ny, 3)),
        'Fiscal year from April (said in the preamble): Q4 lies in the next calendar year.')

def k06_f5(r):
    l = 'es'; D = days(r, r.randint(30, 120)); m = mag(r); H = [f'{h:02d}h' for h in range(24)] if r.random() < .5 else [f'{h}:00' for h in range(24)]; S = 0; rows = []
    for d in D:
        v = [round(m * (1 + .6 * math.sin((h - 8) / 24 * 6.283)) * r.uniform(.7, 1.3) / 10, 1) for h in range(24)]; S += sum(v)
        rows.append([d.strftime('%d/%m/%Y')] + [nf(x, 'de', 1) for x in v] + [nf(sum(v), 'de', 1)])
    return out('consumo', csvt([['Consumo eléctrico horario (kWh)'], ['CUPS', f'ES00{r.randint(10**11, 10**12)}'], [], ['Fecha'] + H + ['Total día']] + rows, ';'), l, [len(D) * 24, len(D)], {'Fecha': 'T-', 'Consumo': 'M+'},
        [('kWh', 'Consumo', 'sum', S), ('mean kWh of an hour', 'Consumo', 'avg', S / len(D) / 24)], [('hours and day total added', 2 * S), ('mean over 25 columns', 2 * S / len(D) / 25)], (D[0], D[-1]), 'Hours stand in 24 columns with a day total after them; the measure is only named in the title.')

# ---------- 7 order lines
def orders(r, l, n, m, y):
    O = []; b = r.randint(1000, 90000); cl = list(dict.fromkeys(person(r, l) for _ in range(max(8, n // 3))))
    for i in range(n):
        b += r.randint(1, 3); L = []
        for p in r.sample(PRODUCTS[l], r.choice([1, 1, 2, 3, 4, 6])):
            pr = money(r, m); q = r.randint(1, 5); L.append((p, q, pr, round(pr * q, 2)))
        sh = r.choice([0, 4.95, 6.5, 12.9]); O.append(dict(no=b, d=dt.date(y, 1, 1) + dt.timedelta(int(i * 330 / n) + r.randint(0, 9)), c=r.choice(cl), L=L, sh=sh, tot=round(sum(x[3] for x in L) + sh, 2)))
    return O
def k07_f1(r):
    l = 'en'; y = r.randint(2017, 2024); O = orders(r, l, r.randint(25, 200), mag(r) / 4, y)
    head = ['Order no', 'Order date', 'Customer', 'Item', 'Qty', 'Unit price', 'Line amount', 'Shipping', 'Order total']
    rows = [[str(o['no']), o['d'].isoformat(), o['c'], p, str(q), nf(pr, 'p'), nf(a, 'p'), nf(o['sh'], 'p'), nf(o['tot'], 'p')] for o in O for p, q, pr, a in o['L']]
    T = sum(o['tot'] for o in O); W = sum(o['tot'] * len(o['L']) for o in O); n = len(rows)
    return out('orders', csvt(perm(r, head, rows, 1)), l, [n, len(O)], {'Order no': 'IK-', 'Order date': 'T-', 'Customer': 'K-', 'Item': 'K-', 'Qty': 'M+', 'Unit price': 'M-', 'Line amount': 'M+', 'Shipping': 'M?', 'Order total': 'M?'},
        [('order totals, each order once', 'Order total', 'sum', T), ('shipping, each order once', 'Shipping', 'sum', sum(o['sh'] for o in O)), ('mean order', 'Order total', 'avg', T / len(O))],
        [('order totals added over lines', W), ('mean over lines', W / n)], (min(o['d'] for o in O), max(o['d'] for o in O)), 'Order total and shipping repeat on each line.')
def k07_f3(r):
    l = 'fr'; y = r.randint(2017, 2024); O = orders(r, l, r.randint(30, 150), mag(r) / 4, y)
    L = [{'numero': f"C-{o['no']}", 'date': o['d'].isoformat(), 'client': {'nom': o['c'], 'ville': r.choice(CITIES[l][:9])}, 'frais_port': o['sh'], 'total_ttc': o['tot'],
          'lignes': [{'article': p, 'quantite': q, 'prix_unitaire': pr, 'montant': a} for p, q, pr, a in o['L']]} for o in O]
    n = sum(len(o['L']) for o in O); T = sum(o['tot'] for o in O)
    return out('commandes', jd(L if r.random() < .5 else {'export': {'genere_le': f'{y+1}-01-05', 'nombre': len(L)}, 'commandes': L}, 1), l, [len(O), n], {'numero': 'IK-', 'date': 'T-', 'client.nom': 'K-', 'client.ville': 'K-', 'frais_port': 'M?', 'total_ttc': 'M?', 'article': 'K-', 'quantite': 'M+', 'prix_unitaire': 'M-', 'montant': 'M+'},
        [('total_ttc, each order once', 'total_ttc', 'sum', T), ('pieces', 'quantite', 'sum', sum(x[1] for o in O for x in o['L']))], [('total_ttc repeated on lines', sum(o['tot'] * len(o['L']) for o in O)), ('unit prices added', sum(x[2] for o in O for x in o['L']))],
        (min(o['d'] for o in O), max(o['d'] for o in O)), 'Orders with nested lines; flattening repeats the order values.', 'json')
def k07_f5(r):
    l = 'it'; y = r.randint(2017, 2024); O = orders(r, l, r.randint(20, 150), mag(r) / 4, y); L = []; k = 0
    for o in O:
        for p, q, pr, a in o['L']:
            k += 1; L.append({'riga': k, 'ordine': {'numero': o['no'], 'data': o['d'].strftime('%d/%m/%Y'), 'cliente': o['c'], 'spese': o['sh'], 'totale': o['tot']}, 'articolo': p, 'quantita': q, 'importo_riga': a})
    if k < 30: return k07_f5(r)
    if r.random() < .5: r.shuffle(L)
    T = sum(o['tot'] for o in O)
    return out('righe', '\n'.join(jd(x) for x in L) + '\n' if False else jd(L), l, k, {'riga': 'I-', 'ordine.numero': 'IK-', 'ordine.data': 'T-', 'ordine.cliente': 'K-', 'ordine.spese': 'M?', 'ordine.totale': 'M?', 'articolo': 'K-', 'quantita': 'M+', 'importo_riga': 'M+'},
        [('ordine.totale, each order once', 'ordine.totale', 'sum', T), ('importo_riga', 'importo_riga', 'sum', sum(x['importo_riga'] for x in L)), ('orders', 'ordine.numero', 'count', len(O))], [('totale over lines', sum(o['tot'] * len(o['L']) for o in O))],
        (min(o['d'] for o in O), max(o['d'] for o in O)), 'Each line carries its order as a nested object.', 'json')

# ---------- 8 key/value
def k08_f1(r):
    l = 'en'; D = days(r, r.randint(30, 200)); m = mag(r); rows = []; V = {'Revenue': [], 'Visitors': [], 'Conversion rate': []}; iso = r.random() < .5
    for d in D:
        for k in V:
            if k != 'Revenue' and r.random() < .06: continue
            v = money(r, m * 20) if k == 'Revenue' else money(r, m, 0) if k == 'Visitors' else round(r.uniform(1, 5), 2); V[k].append(v)
            rows.append([d.isoformat() if iso else d.strftime('%d %b %Y'), k, str(v) if k != 'Revenue' else nf(v, 'p')])
    if r.random() < .4: rows = [x for k in V for x in rows if x[1] == k]
    return out('metrics', csvt([['Date', 'Metric', 'Value']] + rows), l, [len(D), len(rows)], {'Date': 'T-', 'Revenue': 'M+', 'Visitors': 'M+', 'Conversion rate': 'M-'},
        [('revenue', 'Revenue', 'sum', sum(V['Revenue'])), ('visitors', 'Visitors', 'sum', sum(V['Visitors'])), ('mean conversion rate over days with a value', 'Conversion rate', 'avg', avg(V['Conversion rate']))],
        [('Value added over metrics', sum(map(sum, V.values()))), ('conversion rate added', sum(V['Conversion rate']))], (D[0], D[-1]), 'One row per day and metric; two add up, one is a rate, some are missing.')
def k08_f3(r):
    l = 'fr'; n = r.randint(30, 70); m = mag(r); rows = []; CA = AG = 0; ages = []
    for i in range(n):
        a = r.randint(22, 67); c = money(r, m * 10); CA += c
        rec = [('Nom', person(r, l)), ('Ville', r.choice(CITIES[l]))]
        if r.random() < .85: rec.append(('Âge', f'{a} ans')); ages.append(a)
        rec += [("Chiffre d'affaires", nf(c, 'frs') + ' €')]
        if r.random() < .6: rec.append(('Téléphone', '0%d %s' % (r.randint(1, 6), ' '.join(f'{r.randint(0,99):02d}' for _ in range(4)))))
        rec.append(('Actif', r.choice(['oui', 'oui', 'non'])))
        rows += [list(x) for x in rec] + [[]]
    return out('fiches', csvt(rows[:-1], ';'), l, n, {'Nom': 'KXI-', 'Ville': 'K-', 'Âge': 'M-', "Chiffre d'affaires": 'M+', 'Téléphone': 'IXK-', 'Actif': 'B-'},
        [('CA', "Chiffre d'affaires", 'sum', CA), ('mean age of those with an age', 'Âge', 'avg', avg(ages))], [('mean age with the missing as 0', sum(ages) / n), ('lines counted as records', len([x for x in rows if x]))] if len(ages) < n * .98 else [('ages added', sum(ages))], None,
        'Cards of key;value lines separated by blank lines, with no header; some fields are absent.')
def k08_f5(r):
    l = 'it'; n = r.randint(12, 60); y = r.randint(2015, 2021); ys = [y, y + 1, y + 2]; m = mag(r); rows = []; RI = 0; last = 0; AD = 0
    for i in range(n):
        e = f'{r.choice(LAST[l])} {r.choice(["Srl", "Spa", "Snc"])} {i+1}'; a = money(r, m, 0)
        rec = [(e, 'sede', r.choice(CITIES[l])), (e, 'settore', r.choice(['tessile', 'meccanica', 'alimentare', 'servizi'])), (e, 'anno_fondazione', str(r.randint(1950, 2010)))]
        for yy in ys:
            v = money(r, m * 100, 0); a = max(1, int(a * r.uniform(.85, 1.2))); RI += v; AD += a; last += a * (yy == ys[-1])
            rec += [(e, f'ricavi_{yy}', nf(v, 'de', 0)), (e, f'addetti_{yy}', nf(a, 'de', 0))]
        if r.random() < .5: r.shuffle(rec)
        rows += rec
    return out('imprese', csvt([['Impresa', 'Attributo', 'Valore']] + rows, ';'), l, [n, n * 3, n * 6, n * 9], {'Impresa': 'KIX-', 'sede': 'K-', 'settore': 'K-', 'anno_fondazione': 'TMK-', 'ricavi': 'M+', 'addetti': 'M-'},
        [('ricavi, three years', 'ricavi', 'sum', RI), (f'addetti in {ys[-1]}', 'addetti', 'last', last)], [('addetti over three years', AD)] + ([('ricavi + addetti', RI + AD)] if AD > RI * .02 else []), (str(ys[0]), str(ys[-1])),
        'Attribute names carry a year; texts, flows and levels share the value column.')

# ---------- 9 several tables, notes
def k09_f1(r):
    l = 'en'; n = r.randint(30, 150); m = mag(r); y = r.randint(2016, 2024); pl = places(r, l, n); rows = []; P = A = 0; AR = []
    for p in pl:
        a = money(r, m * 10, 0); b = round(r.uniform(1, 90), 1); P += a; AR.append(b)
        rows.append([p, r.choice(REGIONS[l]), nf(a, 'en', 0) + ('*' if r.random() < .12 else ''), f'{b}'])
    pre = [[f'Table {r.randint(1, 9)}: Waste collected by district, {y}'], [f'Published {r.randint(1,28)} March {y+1}; figures in tonnes unless stated'], []]
    post = [['All districts', '', nf(P, 'en', 0), f'{avg(AR):.1f}'], [], ['* provisional'], [f'Source: Environment Office, {y+1}'], ['Contact: stats@example.org']]
    return out('districts', csvt(pre + [['District', 'Region', 'Waste', 'Recycled (%)']] + rows + post), l, n, {'District': 'KIX-', 'Region': 'K-', 'Waste': 'M+', 'Recycled (%)': 'M-'},
        [('waste', 'Waste', 'sum', P), ('mean recycled % of districts', 'Recycled (%)', 'avg', avg(AR))], [('waste with the total row', 2 * P), ('recycled % added', sum(AR))], (str(y), str(y)), 'Title and publication lines above, total, marks and source lines below; provisional numbers carry an asterisk.')
def k09_f3(r):
    l = 'fr'; y = r.randint(2016, 2022); ms = months_from(y, 1, r.randint(30, 48)); m = mag(r); rows = []; CA = 0; TX = []; EF = []
    for a, b in ms:
        c = money(r, m, 1); CA += c; TX.append(round(r.uniform(5, 30), 1)); EF.append(int(r.gauss(m * 2 + 40, 5)))
        rows.append([f'{MONTHS[l][b-1]} {a}', nf(c, 'frn', 1), nf(TX[-1], 'frn', 1), str(EF[-1])])
    head = ['Mois', "Chiffre d'affaires", 'Taux de marge', 'Effectif']; un = ['', 'k€', '%', 'pers.']
    pre = [['Société', r.choice(LAST[l]) + ' SARL', '', ''], ['Établi le', f'12/01/{ms[-1][0]+1}', '', ''], ['', '', '', '']]
    return out('mensuel', csvt(pre + [head, un] + rows, ';', '\r\n'), l, len(rows), {'Mois': 'T-', head[1]: 'M+', head[2]: 'M-', 'Effectif': 'M-'},
        [('CA in k€', head[1], 'sum', CA), ('effectif, last month', 'Effectif', 'last', EF[-1]), ('mean margin %', head[2], 'avg', avg(TX))], [('effectif added over months', sum(EF)), ('margin added', sum(TX))], (ym(*ms[0]), ym(*ms[-1])), 'A units row under the header and key lines above; rate and headcount do not add up.', enc='cp1252')
def k09_f5(r):
    l = 'it'; n1, n2 = r.randint(35, 90), r.randint(30, 60); m = mag(r); y = r.randint(2017, 2024); A = []; B = []; S1 = S2 = 0; ds = []
    for i in range(n1):
        v = money(r, m); S1 += v; d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); ds.append(d); A.append([d.strftime('%d/%m/%Y'), r.choice(PRODUCTS[l]), nf(v, 'de')])
    for i in range(n2):
        v = money(r, m * 3); S2 += v; B.append([person(r, l), r.choice(CITIES[l]), nf(v, 'de')])
    rows = [(A[i] if i < n1 else [''] * 3) + [''] + (B[i] if i < n2 else [''] * 3) for i in range(max(n1, n2))]
    return out('riepilogo', csvt([['VENDITE', '', '', '', 'CREDITI', '', ''], ['Data', 'Articolo', 'Incasso', '', 'Cliente', 'Città', 'Credito']] + rows, ';'), l, [n1, n2], {'Data': 'T-', 'Articolo': 'K-', 'Incasso': 'M+', 'Cliente': 'KX-', 'Città': 'K-', 'Credito': 'M+'},
        [('incasso', 'Incasso', 'sum', S1), ('credito', 'Credito', 'sum', S2), ('clienti', 'Cliente', 'count', n2)], [('both tables in one sum', S1 + S2), ('rows of the file as customers', max(n1, n2) + 2)] if n1 + 2 > n2 * 1.05 else [('both tables in one sum', S1 + S2)], (min(ds), max(ds)),
        'Two unrelated tables of unequal length stand side by side with an empty column between.')

# ---------- 10 cross-tables
def k10_f1(r):
    l = 'en'; ms = months_from(r.randint(2016, 2021), r.randint(1, 12), r.randint(30, 60)); g = r.sample(REGIONS[l], r.randint(3, 6)); m = mag(r); rows = []; C = [0] * len(g); z = 0
    for a, b in ms:
        v = [0 if r.random() < .03 else money(r, m, 0) for _ in g]; C = [x + y for x, y in zip(C, v)]
        rows.append([f'{MON3[l][b-1]}-{a%100:02d}'] + [nf(x, 'en', 0) for x in v] + [nf(sum(v), 'en', 0)])
    S = sum(C); rows.append(['Total'] + [nf(x, 'en', 0) for x in C] + [nf(S, 'en', 0)])
    return out('accidents', csvt([['Month'] + g + ['Total']] + rows), l, [len(ms) * len(g), len(ms)], {'Month': 'T-', 'Region': 'K-', 'value': 'M+'},
        [('all', 'value', 'sum', S), (f'{g[0]}', 'value', 'sum', C[0], {'Region': g[0]})], [('with both margins', 4 * S), ('with total column', 2 * S), (f'{g[0]} with total row', 2 * C[0])], (ym(*ms[0]), ym(*ms[-1])), 'Months down, regions across, total margin at both sides.')
def k10_f3(r):
    l = 'fr'; n = r.randint(30, 60); m = mag(r); P = places(r, l, n); ca = [money(r, m * 50, 0) for _ in P]; ef = [r.randint(2, 40) for _ in P]; su = [r.randint(60, 900) for _ in P]; D = [dt.date(r.randint(1990, 2020), r.randint(1, 12), r.randint(1, 28)) for _ in P]
    lines = [['Responsable'] + [person(r, l) for _ in P], ['Ouverture'] + [d.strftime('%d/%m/%Y') for d in D], ['Surface (m²)'] + list(map(str, su)), ['CA annuel (€)'] + [nf(x, 'fr', 0) for x in ca], ['Effectif'] + list(map(str, ef)), ['Parking'] + [r.choice(['oui', 'non']) for _ in P]]
    r.shuffle(lines)
    return out('magasins', csvt([['Magasin'] + P] + lines, ';'), l, n, {'Magasin': 'KIX-', 'Responsable': 'KX-', 'Ouverture': 'T-', 'Surface (m²)': 'M+', 'CA annuel (€)': 'M+', 'Effectif': 'M+', 'Parking': 'B-'},
        [('CA of all stores', 'CA annuel (€)', 'sum', sum(ca)), ('mean staff per store', 'Effectif', 'avg', avg(ef)), ('stores', 'Magasin', 'count', n)], [('first store column added over fields', ca[0] + ef[0] + su[0]), ('rows of the file taken for records', 6)], (min(D), max(D)), 'Fields run down and each store is a column.')
def k10_f5(r):
    l = 'it'; k = r.randint(9, 20); ms = months_from(r.randint(2017, 2022), r.randint(1, 12), k); m = mag(r); rows = []; S = 0; N = 0; CL = 0
    for i, (a, b) in enumerate(ms):
        c = money(r, 60, 0); CL += c; v = [''] * i
        for j in range(i, k): x = round(c * m * .3 * .85 ** (j - i) * r.uniform(.8, 1.2), 2); S += x; N += 1; v.append(nf(x, 'de'))
        rows.append([f'{MON3[l][b-1]} {a}', str(c)] + v)
    return out('ricavi', csvt([['Mese acquisizione', 'Clienti'] + [f'{b:02d}/{a}' for a, b in ms]] + rows, ';'), l, [N, k], {'Mese acquisizione': 'T-', 'Clienti': 'M+', 'Mese': 'T-', 'Ricavi': 'M+'},
        [('ricavi', 'Ricavi', 'sum', S), ('mean of the filled cells', 'Ricavi', 'avg', S / N), ('clienti', 'Clienti', 'sum', CL)], [('mean with blank cells as 0', S / k / k), ('clienti repeated over the months', sum(int(x[1]) * (k - i) for i, x in enumerate(rows)))], (ym(*ms[0]), ym(*ms[-1])), 'Cohort triangle over calendar months: the cells before acquisition are empty, not zero.')

# ---------- 11 sentinels, doubles, spellings
def k11_f1(r):
    l = 'en'; D = days(r, r.randint(60, 300)); st = r.sample(CITIES[l], r.randint(1, 2)); rows = []; T = []; RT = []; H = []; rain = raw = 0
    for d in D:
        for s in st:
            t = -999 if r.random() < .05 else round(10 - 9 * math.cos(d.timetuple().tm_yday / 58) + r.gauss(0, 3), 1); RT.append(t); T += [t] * (t != -999)
            h = 9999 if r.random() < .04 else r.randint(40, 99); H += [h] * (h != 9999)
            p = -999 if r.random() < .03 else r.choice([0, 0, 0, round(r.expovariate(.2), 1)]); raw += p; rain += p * (p != -999)
            rows.append([d.isoformat(), s, str(t), str(h), str(p)])
    return out('weather', csvt(perm(r, ['Date', 'Station', 'Temp C', 'Humidity %', 'Rain mm'], rows, 1)), l, len(rows), {'Date': 'T-', 'Station': 'K-', 'Temp C': 'M-', 'Humidity %': 'M-', 'Rain mm': 'M+'},
        [('mean temperature of real readings', 'Temp C', 'avg', avg(T)), ('rain', 'Rain mm', 'sum', rain), ('mean humidity', 'Humidity %', 'avg', avg(H))], [('mean with -999', avg(RT)), ('rain with -999', raw)], (D[0], D[-1]), '-999 and 9999 mean no reading, while 0 rain and negative temperatures are real.')
def k11_f3(r):
    l = 'fr'; fam = r.choice([[f'Vis M{a}x{b}' for a in (4, 5, 6) for b in (16, 20, 25)], [f'Peinture RAL {a}' for a in (7015, 7016, 7035, 9001, 9010, 9016)], [f'Saint-Martin-{a}' for a in ('de-Ré', 'de-Crau', "d'Hères", 'le-Beau', 'du-Tertre', 'de-Seignanx')]])
    c = 'Commune' if fam[0].startswith('Saint') else 'Article'; n = r.randint(120, 600); m = mag(r); per = {}; rows = []; y = r.randint(2018, 2024); ds = []
    for i in range(n):
        f = r.choice(fam); v = money(r, m); per[f] = per.get(f, 0) + v; d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); ds.append(d)
        rows.append([d.strftime('%d/%m/%Y'), f, str(r.randint(1, 50)), nf(v, 'pc')])
    a, a2 = r.sample(sorted(per), 2)
    return out('ventes', csvt(perm(r, ['Date', c, 'Quantité', 'Montant'], rows, 0), ';'), l, n, {'Date': 'T-', c: 'K-', 'Quantité': 'M+', 'Montant': 'M+'},
        [(f'montant of {a}', 'Montant', 'sum', per[a], {c: a}), (f'distinct {c}', c, 'count', len(per))], [(f'{a} merged with {a2}', per[a] + per[a2]), ('distinct if two near names are merged', len(per) - 1)], (min(ds), max(ds)), 'Near-identical names are different things, each frequent; they must not be merged.')
def k11_f5(r):
    l = 'it'; n = r.randint(80, 500); m = mag(r); y = r.randint(2018, 2024); rows = []; b = r.randint(10000, 50000); S = 0; keys = {}; ds = []; D = sorted(dt.date(y, 3, 1) + dt.timedelta(r.randint(0, 60)) for _ in range(n)); pr = [round(r.choice([m / 10 + 1, m / 5 + 2, m / 3 + 5]), 2) for _ in range(4)]
    for i in range(n):
        b += 1; v = r.choice(pr); S += v; art = r.choice(['Biglietto intero', 'Biglietto ridotto', 'Visita guidata']); keys[(D[i], art, v)] = v
        rows.append([str(b), D[i].strftime('%d/%m/%Y'), art, r.choice(['contanti', 'carta']), nf(v, 'pc')])
    k = r.randint(n // 8, n // 3); dup = rows[-k:]
    W = S + sum(float(x[4].replace(',', '.')) for x in dup)
    cc = {tuple(x[1:]) for x in rows}; W2 = sum(float(x[4].replace(',', '.')) for x in [list(t) for t in [(0,) + q for q in cc]])
    return out('biglietti', csvt([['Ricevuta', 'Data', 'Voce', 'Pagamento', 'Importo']] + rows + dup, ';'), l, n, {'Ricevuta': 'I-', 'Data': 'T-', 'Voce': 'K-', 'Pagamento': 'K-', 'Importo': 'M+'},
        [('importo, each receipt once', 'Importo', 'sum', S), ('receipts', 'Ricevuta', 'count', n)], [('with the re-exported block', W), ('alike tickets of a day dropped as doubles', W2), ('rows of the file', n + k)], (D[0], D[-1]),
        'The tail of the export stands in the file twice (same receipt numbers), while equal tickets with other numbers are real.')

# ---------- 12 yes/no and codes
def k12_f1(r):
    l = 'en'; n = r.randint(60, 500); rows = []; N = V = A = C = 0
    for i in range(n):
        a, b, c, d = r.random() < .4, r.random() < .15, r.random() < .7, r.choice([0, 0, 1, 1, 1, 1, 2, 3]); N += a; V += b; A += c; C += d
        rows.append([f'M{i+100:04d}', person(r, l), 'Y' if a else 'N', 'X' if b else '', '1' if c else '0', str(d)])
    return out('members', csvt(perm(r, ['Member', 'Name', 'Newsletter', 'VIP', 'Active', 'Cars'], rows, 2)), l, n, {'Member': 'I-', 'Name': 'XKI-', 'Newsletter': 'BK-', 'VIP': 'BK-', 'Active': 'BK?', 'Cars': 'M+'},
        [('newsletter yes', 'Newsletter', 'count', N, {'Newsletter': 'Y'}), ('VIP share of all members', 'VIP', 'avg', V / n), ('cars', 'Cars', 'sum', C)], [('VIP share among filled cells', 1.0), ('~members with a car taken for cars', sum(int(x[5]) > 0 for x in rows))], None, 'Y/N, X/blank and 0/1 are yes/no; Cars looks alike but is a count.')
def k12_f3(r):
    l = 'fr'; n = r.randint(80, 500); st = r.sample([('10', 'Reçu'), ('20', 'En cours'), ('30', 'En attente'), ('40', 'Refusé'), ('50', 'Clôturé'), ('99', 'Archivé')], r.randint(4, 6)); rows = []; u = 0; cnt = {}; cs = []; y = r.randint(2018, 2024); ds = []; J = []
    for i in range(n):
        s = r.choice(st); a = r.random() < .3; u += a; cnt[s] = cnt.get(s, 0) + 1; cs.append(int(s[0])); d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); ds.append(d); J.append(r.randint(1, 60))
        rows.append([f'D{y}-{i+1:05d}', d.strftime('%d/%m/%Y'), s[0], s[1], 'oui' if a else 'non', str(J[-1])])
    s = r.choice(list(cnt))
    return out('dossiers', '\ufeff' + csvt(perm(r, ['Dossier', 'Déposé le', 'Code statut', 'Libellé statut', 'Urgent', 'Délai (jours)'], rows, 1), ';'), l, n, {'Dossier': 'I-', 'Déposé le': 'T-', 'Code statut': 'KI-', 'Libellé statut': 'K-', 'Urgent': 'BK-', 'Délai (jours)': 'M-'},
        [('urgent files', 'Urgent', 'count', u, {'Urgent': 'oui'}), (f'files {s[1]}', 'Libellé statut', 'count', cnt[s], {'Code statut': s[0]}), ('mean delay', 'Délai (jours)', 'avg', avg(J))], [('status codes added', sum(cs)), ('mean status code', avg(cs))], (min(ds), max(ds)), 'A numeric status code with its name beside; 99 is a real status here.')
def k12_f5(r):
    l = 'it'; n = r.randint(80, 400); rows = []; Y = ex = NO = na = 0; sp = []; m = mag(r)
    for i in range(n):
        q = r.choices(['y', 'n', ''], [5, 4, 1])[0]; v = '' if not q else r.choice(['Sì', 'Sì', 'SI', 'si', 'S', 'sì']) if q == 'y' else r.choice(['No', 'No', 'NO', 'no', 'N'])
        Y += q == 'y'; NO += q == 'n'; na += q == ''; ex += v == 'Sì'; s = money(r, m); sp.append(s)
        rows.append([str(i + 1), r.choice(CITIES[l]), v, r.choice(['1', '1', '1', '2']), nf(s, 'pc')])
    p = sum(x[3] == '1' for x in rows)
    t = perm(r, ['Scheda', 'Comune', 'Consenso', 'Tipo (1=privato, 2=ditta)', 'Spesa'], rows, 1)
    return out('schede', csvt(t, ';'), l, n, {'Scheda': 'I-', 'Comune': 'K-', 'Consenso': 'BK-', 'Tipo (1=privato, 2=ditta)': 'KB-', 'Spesa': 'M+'},
        [('consent yes in any spelling', 'Consenso', 'count', Y, {'Consenso': 'Sì'}), ('privati', 'Tipo (1=privato, 2=ditta)', 'count', p, {'Tipo (1=privato, 2=ditta)': '1'}), ('share of yes among answers', 'Consenso', 'avg', Y / (Y + NO))], [("only 'Sì' exactly", ex), ('~share with blanks as no', Y / n), ('type codes added', p + 2 * (n - p))], None,
        'Yes and no in several spellings with blanks as no answer; types 1/2 are explained in the header.')

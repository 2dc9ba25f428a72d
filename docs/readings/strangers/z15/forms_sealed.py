"""Forms 2, 4, 6 of every kind."""
from common import *

def places(r, l, n):
    c = CITIES[l]
    return r.sample(c, n) if n <= len(c) else r.sample([f'{a} {k}' for a in c for k in 'ABCDEFG'], n)
def dm(d): return d.strftime('%d.%m.%Y')

# ---------- 1
def k01_f2(r):
    l = 'de'; ms = months_from(r.randint(2015, 2021), r.randint(1, 12), r.randint(30, 60)); g = r.sample(REGIONS[l], r.randint(3, 5)); m = mag(r); sep = r.choice([' – ', ' - ', ': '])
    U, A = r.choice(['Umsatz', 'Erlös', 'Nettoumsatz']), r.choice(['Absatz (Stk.)', 'Retouren', 'Aufträge']); S = N = 0; rows = []; first = 0
    heads = [(x, q) for x in g for q in (U, A)] if r.random() < .6 else [(x, q) for q in (U, A) for x in g]; tot = r.random() < .8
    for a, b in ms:
        v = {(x, q): money(r, m * 10) if q == U else money(r, m, 0) for x, q in heads}; su = sum(v[x, U] for x in g); sn = sum(v[x, A] for x in g); S += su; N += sn; first += v[g[0], U]
        rows.append([f'{MONTHS[l][b-1]} {a}'] + [nf(v[h], 'de', 2 if h[1] == U else 0) for h in heads] + ([nf(su, 'de'), nf(sn, 'de', 0)] if tot else []))
    head = ['Monat'] + [f'{x}{sep}{q}' for x, q in heads] + ([f'Gesamt{sep}{U}', f'Gesamt{sep}{A}'] if tot else [])
    return out('monate', csvt([head] + rows, ';'), l, [len(ms) * len(g), len(ms)], {'Monat': 'T-', U: 'M+', A: 'M+'}, [(f'{U} all regions', U, 'sum', S), (f'{A} all regions', A, 'sum', N)],
        [(f'~{U} of the first region only', first), ('both measures added', S + N)] + ([(f'{U} incl. Gesamt', 2 * S)] if tot else []), (ym(*ms[0]), ym(*ms[-1])), 'Region and measure share a header, with overall columns beside.')
def k01_f4(r):
    l = 'fr'; y = r.randint(2015, 2021); ny = r.choice([2, 3]); n = r.randint(30, 120); m = mag(r); S = 0; rows = []; Y = [0] * ny; hascol = r.random() < .7
    head = ['Agence', 'Métier']; T1 = 0
    for k in range(ny): head += [f'{y+k} T1', 'T2', 'T3', 'T4'] + ([f'Total {y+k}'] if hascol else [])
    for p in places(r, l, n):
        x = [p, r.choice(['Conseil', 'Vente', 'Location'])]
        for k in range(ny):
            v = [money(r, m * 10) for _ in range(4)]; T1 += v[0]; Y[k] += sum(v); x += [nf(q, 'frs') for q in v] + ([nf(sum(v), 'frs')] if hascol else [])
        rows.append(x)
    S = sum(Y)
    return out('agences', csvt([["Chiffre d'affaires en euros"], head] + rows, ';'), l, [n * ny * 4, n], {'Agence': 'KIX-', 'Métier': 'K-', "Chiffre d'affaires": 'M+'},
        [('all quarters', "Chiffre d'affaires", 'sum', S), (f'year {y+1}', "Chiffre d'affaires", 'sum', Y[1], {'year': y + 1})], [('~only the columns that name their year with a quarter', T1)] + ([('with the year totals', 2 * S)] if hascol else []), (ym(y, 1), ym(y + ny - 1, 12)), 'Only the first quarter of each year names the year; later headers repeat T2–T4 and year totals stand between.')
def k01_f6(r):
    l = 'pt'; ms = months_from(r.randint(2015, 2021), r.randint(1, 12), r.randint(30, 50)); g = r.sample(REGIONS[l], r.randint(3, 5)); m = mag(r); L = []; S = C = last = 0; nest = r.random() < .5
    for a, b in ms:
        o = {'mes': f'{b:02d}/{a}'}; last = 0
        for x in g:
            v = money(r, m * 5); c = money(r, m, 0); S += v; C += c; last += c
            if nest: o[x] = {'Receita': v, 'Clientes ativos': c}
            else: o[f'{x} | Receita'] = v; o[f'{x} | Clientes ativos'] = c
        L.append(o)
    return out('resumo', jd(L, 1), l, [len(ms) * len(g), len(ms)], {'mes': 'T-', 'Receita': 'M+', 'Clientes ativos': 'M-'}, [('receita', 'Receita', 'sum', S), ('clientes ativos, last month', 'Clientes ativos', 'last', last)],
        [('clientes ativos added over months', C)] + ([('receita + clientes', S + C)] if C > .02 * S else []), (ym(*ms[0]), ym(*ms[-1])), 'Region and measure combined in JSON keys; active customers are a level.', 'json')

# ---------- 2
def k02_f2(r):
    l = 'de'; m = mag(r); head = [r.choice(['Gebiet', 'Position']), 'Menge', 'Umsatz in €']; n = 0; G = [0, 0]; rows = []; raw = 0
    for g in r.sample(REGIONS[l], r.randint(4, 6)):
        B = []; T = [0, 0]
        for c in r.sample(CITIES[l], r.randint(7, 10)):
            q, v = money(r, m, 0), money(r, m * 20); T = [T[0] + q, T[1] + v]; n += 1; B.append([f'   {c}', q, v])
            if r.random() < .45: f = r.uniform(.1, .6); B.append(['      ' + r.choice(['davon Online', 'darunter Neukunden']), int(q * f), round(v * f, 2)])
        rows += [[f'{g} gesamt'] + T] + B; G = [G[0] + T[0], G[1] + T[1]]
    rows = [['Deutschland insgesamt'] + G] + rows; raw = sum(x[2] for x in rows); rq = sum(x[1] for x in rows)
    return out('gebiete', csvt([head] + [[a, nf(b, 'de', 0), nf(c, 'de')] for a, b, c in rows], ';'), l, n, {head[0]: 'KXI-', 'Menge': 'M+', 'Umsatz in €': 'M+'},
        [('Umsatz', 'Umsatz in €', 'sum', G[1]), ('Menge', 'Menge', 'sum', G[0])], [('all rows', raw), ('without totals but with thereof rows', raw - 2 * G[1]), ('Menge all rows', rq)], None, 'Totals stand before their members and thereof rows give only a part of the row above.')
def k02_f4(r):
    l = 'es'; m = mag(r); P = ['Comunidad', 'Provincia', 'Sector', 'Empresas', 'Facturación', 'Tasa de paro']; rows = []; n = 0; G = [0, 0]
    for c in r.sample(['Andalucía', 'Aragón', 'Galicia', 'Murcia', 'Navarra', 'Extremadura', 'Cataluña'], r.randint(3, 4)):
        T = [0, 0]
        for p in r.sample(CITIES[l], r.randint(2, 4)):
            t = [0, 0]
            for s in r.sample(['Agricultura', 'Industria', 'Comercio', 'Turismo', 'Transporte', 'Energía', 'Construcción'], r.randint(4, 6)):
                e, f = money(r, m, 0), money(r, m * 30); t = [t[0] + e, t[1] + f]; n += 1; rows.append([c, p, s, nf(e, 'de', 0), nf(f, 'de'), nf(r.uniform(4, 25), 'pc', 1)])
            rows.append([c, p, 'Total provincia', nf(t[0], 'de', 0), nf(t[1], 'de'), nf(r.uniform(4, 25), 'pc', 1)]); T = [T[0] + t[0], T[1] + t[1]]
        rows.append([c, 'Total comunidad', '', nf(T[0], 'de', 0), nf(T[1], 'de'), '']); G = [G[0] + T[0], G[1] + T[1]]
    rows.append(['TOTAL GENERAL', '', '', nf(G[0], 'de', 0), nf(G[1], 'de'), ''])
    if n < 30: return k02_f4(r)
    return out('sectores', csvt([P] + rows, '\t'), l, n, {'Comunidad': 'K-', 'Provincia': 'K-', 'Sector': 'K-', 'Empresas': 'M+', 'Facturación': 'M+', 'Tasa de paro': 'M-'},
        [('facturación', 'Facturación', 'sum', G[1]), ('empresas', 'Empresas', 'sum', G[0])], [('all rows', 4 * G[1]), ('with province totals', 2 * G[1]), ('empresas all rows', 4 * G[0])], None, 'The word total wanders over three columns according to the height.')
def k02_f6(r):
    l = 'pt'; n = r.randint(40, 140); D = days(r, n); m = mag(r); rows = []; S = C = w = wc = M = MC = 0; raw = 0
    for i, d in enumerate(D):
        v, c = money(r, m * 10), money(r, m, 0); S += v; C += c; w += v; wc += c; M += v; MC += c
        rows.append([d.strftime('%d/%m/%Y'), nf(v, 'de'), nf(c, 'de', 0)]); end = i == n - 1
        if d.weekday() == 6 or end: rows.append([f'Semana {d.isocalendar()[1]}', nf(w, 'de'), nf(wc, 'de', 0)]); raw += w; w = wc = 0
        if end or D[i + 1].month != d.month: rows.append([f'Total {MONTHS[l][d.month-1]}', nf(M, 'de'), nf(MC, 'de', 0)]); raw += M; M = MC = 0
    return out('diario', csvt([['Data', 'Vendas', 'Clientes']] + rows, ';'), l, n, {'Data': 'T-', 'Vendas': 'M+', 'Clientes': 'M+'}, [('vendas', 'Vendas', 'sum', S), ('clientes', 'Clientes', 'sum', C), ('mean day', 'Vendas', 'avg', S / n)],
        [('with week and month rows', S + raw), ('with one height of totals', 2 * S), ('mean of all rows', (S + raw) / len(rows))], (D[0], D[-1]), 'Week and month totals sit in the date column of a daily list, weeks crossing months.')

# ---------- 3
def k03_f2(r):
    l = 'de'; m = mag(r); rows = []; n = 0; S = 0; per = {}; fl = r.choice(['Filiale', 'Standort', 'Niederlassung']); y = r.randint(2018, 2024); D = []; pre = r.choice([f'{fl}: ', f'{fl} ', '>> '])
    for c in r.sample(CITIES[l], r.randint(4, 8)):
        rows.append([pre + c, '', '', '', '']); per[c] = 0
        for i in range(r.randint(7, 20)):
            d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d); a = money(r, m * 2); S += a; per[c] += a; n += 1
            rows.append([dm(d), f'R-{r.randint(10000, 99999)}', person(r, l), nf(a, 'de'), r.choice(['', '', '', 'Barzahlung', 'Skonto 2 %'])])
    c = r.choice(list(per))
    return out('rechnungen', csvt([['Datum', 'Beleg', 'Kunde', 'Betrag', 'Bemerkung']] + rows, ';', '\r\n'), l, n, {'Datum': 'T-', 'Beleg': 'I-', 'Kunde': 'KX-', 'Betrag': 'M+', 'Bemerkung': 'KX-'},
        [(f'Betrag of {c}', 'Betrag', 'sum', per[c], {'group': c}), ('mean Betrag', 'Betrag', 'avg', S / n)], [('mean with the group lines as 0', S / len(rows))], (min(D), max(D)), 'The group stands in lines of its own above its rows; remarks are truly missing.', enc='cp1252')
def k03_f4(r):
    l = 'fr'; m = mag(r); rows = []; n = 0; per = {}; lit = {}; miss = 0
    for c in r.sample(CITIES[l], r.randint(8, 14)):
        k = r.randint(3, 9); per[c] = 0
        for i, p in enumerate(r.sample(PRODUCTS[l], k)):
            a = money(r, m * 3); per[c] += a; n += 1; lit[c] = a; co = r.choice(['', 'promo', '', 'fin de série']); miss += co == ''
            rows.append([f'{i+1}/{k}', p, nf(a, 'frs') + ' €', c if i == k - 1 else '', co])
    c = max(per, key=per.get)
    return out('paniers', csvt([['Ligne', 'Produit', 'Montant', 'Magasin', 'Commentaire']] + rows, ';'), l, n, {'Ligne': 'KIX-', 'Produit': 'K-', 'Montant': 'M+', 'Magasin': 'K-', 'Commentaire': 'KX-'},
        [(f'montant of {c}', 'Montant', 'sum', per[c], {'Magasin': c}), ('montant', 'Montant', 'sum', sum(per.values()))], [('only the labelled row', lit[c]), ('all labelled rows', sum(lit.values()))], None, 'The shop stands on the last line of its block (the line counter shows it), so it must be filled upward.')
def k03_f6(r):
    l = 'pt'; m = mag(r); rows = []; n = 0; per = {}; lit = {}; k = r.randint(100, 900); mt = 0; y = r.randint(2018, 2024); D = []
    eq = [f'Equipa {c}' for c in r.sample(['Azul', 'Verde', 'Norte', 'Sul', 'Alfa', 'Beta', 'Rio', 'Serra'], r.randint(5, 7))]
    for e in eq:
        sup = person(r, l); per[e] = 0
        for i in range(r.randint(6, 20)):
            k += 1; a = money(r, m); per[e] += a; n += 1; d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d); t = '-' if r.random() < .3 else f'9{r.randint(10000000, 69999999)}'; mt += t == '-'
            if i == 0: lit[e] = a
            rows.append([str(k), d.strftime('%d-%m-%Y'), e if i == 0 else '', t, nf(a, 'pc'), sup if i == 0 else ''])
    e = r.choice(eq)
    return out('visitas', csvt([['N.º', 'Data', 'Equipa', 'Telefone', 'Valor', 'Supervisor']] + rows, ';'), l, n, {'N.º': 'I-', 'Data': 'T-', 'Equipa': 'K-', 'Telefone': 'IXK-', 'Valor': 'M+', 'Supervisor': 'KX-'},
        [(f'valor of {e}', 'Valor', 'sum', per[e], {'Equipa': e}), ('rows without telephone', 'Telefone', 'count', mt, {'Telefone': None})], [('only the labelled row', lit[e])], (min(D), max(D)), 'Merged columns stand in the middle and at the end; a dash is a truly missing telephone.')

# ---------- 4
def k04_f2(r):
    l = 'de'; ms = months_from(r.randint(2016, 2022), r.randint(1, 12), r.randint(7, 24)); k = r.randint(5, 14); rows = []; Z = []
    for i in range(k): Z.append(dict(nr=str(r.randint(10**7, 10**8 - 1)), plz=r.choice(['0', '']) + str(r.randint(1067, 9999)) if r.random() < .3 else str(r.randint(10115, 99999)), s=r.randint(5000, 60000)))
    for z in Z: z['plz'] = z['plz'].zfill(5); z['s0'] = z['s']
    ST = 0; last = 0; lastrows = []
    for j, (a, b) in enumerate(ms):
        for z in Z:
            if j: z['s'] += r.randint(80, 900)
            ST += z['s']; rows.append([dm(dt.date(a, b, 1)), z['nr'], z['plz'], nf(z['s'], 'de', 0), nf(r.uniform(.28, .42), 'de', 4)])
    if r.random() < .5: rows.sort(key=lambda x: x[1])
    H = ['Ablesedatum', 'Zählernummer', 'PLZ', 'Zählerstand (kWh)', 'Preis je kWh']
    return out('ablesungen', csvt(perm(r, H, rows, 1), ';'), l, len(rows), {'Ablesedatum': 'T-', 'Zählernummer': 'IK-', 'PLZ': 'KI-', H[3]: 'M-', H[4]: 'M-'},
        [('last readings of all meters', H[3], 'last', sum(z['s'] for z in Z))], [('readings added over time', ST), ('PLZ added', sum(int(x[2]) for x in rows))], (dt.date(*ms[0], 1), dt.date(*ms[-1], 1)), 'Meter readings are levels, meter number and postal code are codes (leading zeros).')
def k04_f4(r):
    l = 'es'; n = r.randint(60, 400); m = mag(r) / 4 + 1; rows = []; I = Q = PU = 0; DS = []; y = r.randint(2018, 2024); D = []
    art = [(p, str(r.randint(8400000000000, 8499999999999)), money(r, m)) for p in r.sample(PRODUCTS[l], 10)]
    for i in range(n):
        p, e, u = r.choice(art); q = r.randint(1, 30); s = r.choice([0, 0, 0, 5, 10, 15]); t = round(q * u * (1 - s / 100), 2); I += t; Q += q; PU += u; DS.append(s); d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d)
        rows.append([d.strftime('%d-%m-%y'), e, p, nf(u, 'de') + ' €', str(q), f'{s} %', nf(t, 'de') + ' €', str(r.randint(1, 40))])
    return out('lineas', csvt(perm(r, ['Fecha', 'EAN', 'Artículo', 'P. unit.', 'Cant.', 'Dto.', 'Importe', 'Ranking'], rows, 0), ';'), l, n, {'Fecha': 'T-', 'EAN': 'IK-', 'Artículo': 'K-', 'P. unit.': 'M-', 'Cant.': 'M+', 'Dto.': 'MK-', 'Importe': 'M+', 'Ranking': 'MK-'},
        [('importe', 'Importe', 'sum', I), ('units', 'Cant.', 'sum', Q), ('mean discount incl. 0 %', 'Dto.', 'avg', avg(DS))], [('unit prices added', PU), ('mean discount without 0', avg([x for x in DS if x])), ('price sum × quantity sum', PU * Q)], (min(D), max(D)), 'Unit price, discount and rank do not add up; 0 % is a real discount value.')
def k04_f6(r):
    l = 'pt'; n = r.randint(60, 400); L = []; NPS = []; AG = []; FI = []; y = r.randint(2018, 2024)
    for i in range(n):
        v = None if r.random() < .08 else r.choice([0, 0, 2, 5, 6, 7, 8, 8, 9, 9, 10, 10]); a = r.randint(18, 85); f = r.randint(0, 4); NPS += [v] * (v is not None); AG.append(a); FI.append(f)
        L.append({'inquerito': 70000 + i * 3, 'concelho': r.choice(CITIES[l][:12]), 'cod_postal': f'{r.randint(1000, 8999)}-{r.randint(1, 999):03d}', 'idade': a, 'recomendacao_0_10': v, 'filhos': f, 'escalao_rendimento': r.randint(1, 6), 'posicao_preferida': r.randint(1, 5)})
    o = L if r.random() < .5 else {'meta': {'ano': y, 'respostas': n}, 'respostas': L}
    return out('respostas', jd(o), l, n, {'inquerito': 'I-', 'concelho': 'K-', 'cod_postal': 'KIX-', 'idade': 'M-', 'recomendacao_0_10': 'MK-', 'filhos': 'M+', 'escalao_rendimento': 'KM-', 'posicao_preferida': 'KM-'},
        [('mean recommendation, 0 valid, null not', 'recomendacao_0_10', 'avg', avg(NPS)), ('mean age', 'idade', 'avg', avg(AG)), ('children', 'filhos', 'sum', sum(FI))], [('null as 0', sum(NPS) / n), ('0 left out', avg([x for x in NPS if x])), ('ages added', sum(AG))], None, 'Score 0 is valid, null is no answer; age, bracket and rank do not add up.', 'json')

# ---------- 5
def k05_f2(r):
    l = 'de'; n = r.randint(50, 300); m = mag(r); cur = r.sample(['EUR', 'USD', 'CHF', 'GBP', 'SEK'], r.randint(3, 4)); per = {}; rows = []; D = []; y = r.randint(2017, 2024); side = r.random() < .5
    for i in range(n):
        c = r.choices(cur, [6, 3, 2, 1][:len(cur)])[0]; a = money(r, m * (10 if c == 'SEK' else 1)); per[c] = per.get(c, 0) + a; d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d)
        rows.append([dm(d), r.choice(LAST[l]) + ' GmbH', r.choice(['Miete', 'Lizenz', 'Reise', 'Werbung']), nf(a, 'de'), c])
    if len(per) < 3: return k05_f2(r)
    c1, c2 = sorted(per, key=per.get)[-2:]; H = ['Datum', 'Lieferant', 'Art', 'Betrag', r.choice(['Währung', 'Whg.', 'WKZ'])]
    return out('ausgaben', '\ufeff' + csvt(perm(r, H, rows, 1) if not side else [H] + rows, ';'), l, n, {'Datum': 'T-', 'Lieferant': 'K-', 'Art': 'K-', 'Betrag': 'M?', H[4]: 'K-'}, [(f'Betrag in {c}', 'Betrag', 'sum', per[c], {H[4]: c}) for c in (c1, c2)],
        [('all currencies as one', sum(per.values()))], (min(D), max(D)), 'The currency stands in a column of its own; sums hold within one currency.')
def k05_f4(r):
    l = 'fr'; n = r.randint(50, 260); rows = []; T = N = 0; F = {'L': 1, 'hl': 100, 'ml': .001, 'cl': .01}; un = r.sample(list(F), r.randint(3, 4))
    if 'L' not in un: un[0] = 'L'
    y = r.randint(2017, 2024); D = []; un = list(dict.fromkeys(un))
    for i in range(n):
        u = r.choice(un); x = 60 * math.exp(r.gauss(0, .6)); v = round(x / F[u] * (.02 if F[u] < 1 else 1), 2 if u == 'hl' else 0); v = max(v, 1 if u != 'hl' else .01); T += v * F[u]; N += v; d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d)
        rows.append([d.strftime('%d/%m/%y'), r.choice(['Huile', 'Vin', 'Jus', 'Sirop', 'Vinaigre']), u, nf(v, 'frn', 2 if u == 'hl' else 0), nf(money(r, 50), 'frn')])
    return out('volumes', csvt(perm(r, ['Date', 'Produit', 'Unité', 'Quantité', 'Prix (€)'], rows, 1), ';'), l, n, {'Date': 'T-', 'Produit': 'K-', 'Unité': 'K-', 'Quantité': 'M+', 'Prix (€)': 'M?'}, [('volume in litres', 'Quantité', 'sum', T)], [('numbers added without units', N)], (min(D), max(D)), 'Quantities with the unit in a column before; to be converted to litres.')
def k05_f6(r):
    l = 'pt'; n = r.randint(40, 250); rows = []; T = N = 0; y = r.randint(2017, 2024); D = []; pr = 0
    for i in range(n):
        t = r.randint(10, 300); d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d); k = r.random()
        if t < 60 or k < .3: s = f'{t} min'; N += t
        elif k < .7: s = f'{t//60}h{t%60:02d}'; N += t // 60
        else: t = max(60, t // 30 * 30); s = nf(t / 60, 'pc', 1) + ' h'; N += t / 60
        T += t
        rows.append([d.strftime('%d/%m/%Y'), person(r, l), r.choice(['Visita', 'Reparação', 'Formação', 'Apoio']), s])
    c = r.choice(['Duração', 'Tempo gasto'])
    return out('tempos', csvt([['Data', 'Técnico', 'Tarefa', c]] + rows, ';'), l, n, {'Data': 'T-', 'Técnico': 'K-', 'Tarefa': 'K-', c: 'M+'}, [('time in minutes', c, 'sum', T), ('mean minutes', c, 'avg', T / n)], [('leading numbers added', N), ('mean of leading numbers', N / n)], (min(D), max(D)), 'Durations in minutes, h:mm with an h, and decimal hours in the same column.')

# ---------- 6
def k06_f2(r):
    l = 'de'; y = r.randint(2015, 2024); n = r.randint(50, 250); D = sorted(dt.date(y, 1, 2) + dt.timedelta(r.randint(0, 360)) for _ in range(n)); rows = []; E = A = 0; bal = b0 = r.randint(200, 2000); m = mag(r) / 4; B = 0; SB = 0
    for d in D:
        e, a = (money(r, m), 0) if r.random() < .6 else (0, money(r, m))
        if a > bal - 5: e, a = a, 0
        E += e; A += a; bal = round(bal + e - a, 2); SB += bal
        rows.append([d.strftime('%d.%m.'), r.choice(['Barverkauf', 'Barverkauf', 'Einlage', 'Trinkgeld']) if e else r.choice(['Porto', 'Büromaterial', 'Reinigung', 'Bankeinzahlung']), nf(e, 'de') if e else '', nf(a, 'de') if a else '', nf(bal, 'de')])
    pre = [[r.choice(['Kassenbuch', 'Kassenbericht', 'Kasse Laden']) + f' {y}'], ['Anfangsbestand', nf(b0, 'de')], []]
    return out('kasse', csvt(pre + [['Datum', 'Text', 'Einnahme', 'Ausgabe', 'Bestand']] + rows, ';', '\r\n'), l, n, {'Datum': 'T-', 'Text': 'KX-', 'Einnahme': 'M+', 'Ausgabe': 'M+', 'Bestand': 'M-'},
        [('Einnahmen', 'Einnahme', 'sum', E), ('Ausgaben', 'Ausgabe', 'sum', A), ('Bestand at the end', 'Bestand', 'last', bal)], [('Bestand added', SB), ('in + out', E + A)], (D[0], D[-1]), 'Dates lack the year, which only the title gives; the balance is a level.')
def k06_f4(r):
    l = 'fr'; y = r.randint(2015, 2022); k = r.randint(40, 70); a = dt.date.fromisocalendar(y, r.randint(30, 50), 1); W = [a + dt.timedelta(7 * i) for i in range(k)]; s = r.sample(CITIES[l], r.randint(1, 4)); m = mag(r); rows = []; S = WS = 0; two = r.random() < .6; Y2 = 0; C2 = 0
    for w in W:
        iy, iw, _ = w.isocalendar(); wy = r.choice([0])
        for c in s:
            v = money(r, m, 0); S += v; WS += iw; Y2 += v * (iy == y + 1)
            rows.append(([str(iy), f'S{iw:02d}'] if two else [f'{iy}-S{iw:02d}']) + [c, nf(v, 'frs', 0)])
    H = (['Année', 'Semaine'] if two else ['Semaine']) + ['Hôpital', 'Passages']; n = len(rows)
    C = {'Hôpital': 'K-', 'Passages': 'M+', 'Semaine': 'TK-'}; C.update({'Année': 'TK-'} if two else {})
    return out('passages', csvt([H] + rows, ';'), l, n, C, [('passages', 'Passages', 'sum', S), ('mean of a hospital-week', 'Passages', 'avg', S / n)] + ([(f'passages in ISO year {y+1}', 'Passages', 'sum', Y2, {'iso_year': y + 1})] if Y2 else []), [('week numbers added', WS), ('weeks merged over years: mean of a week number', S / len({w.isocalendar()[1] for w in W}) / len(s))] if k > 54 else [('week numbers added', WS)], (W[0], W[-1] + dt.timedelta(6)), 'ISO weeks run over the turn of the year (from the Monday of the first to the Sunday of the last).')
def k06_f6(r):
    l = 'it'; n = r.randint(60, 400); y = r.randint(2010, 2023); rows = []; D = []; BY = []; S = 0; m = mag(r)
    for i in range(n):
        d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); b = dt.date(r.randint(1932, 1996), r.randint(1, 12), r.randint(1, 28)); D.append(d); BY.append(b.year); p = money(r, m); S += p
        rows.append([d.strftime('%d/%m/%y'), person(r, l), b.strftime('%d/%m/%y'), r.choice(['Visita', 'Controllo', 'Esame']), nf(p, 'de')])
    ag = [y - b for b in BY]; H = [r.choice(['Data visita', 'Data prestazione']), 'Paziente', r.choice(['Nato il', 'Data di nascita']), 'Prestazione', 'Importo (€)']
    wr = [y - (b if b % 100 > 68 else b + 100) for b in BY]
    return out('visite', csvt(perm(r, H, rows, 0), ';'), l, n, {H[0]: 'T-', 'Paziente': 'KX-', H[2]: 'T-', 'Prestazione': 'K-', 'Importo (€)': 'M+'}, [('importo', 'Importo (€)', 'sum', S), ('mean birth year', H[2], 'avg', avg(BY))], [('mean age when births before 1969 fall into 20xx', avg(wr))], (min(D), max(D)),
        'Two-digit years for visits (20xx) and births (19xx); time from/to is that of the visits.')

# ---------- 7
def orders(r, l, n, m, y):
    O = []; b = r.randint(1000, 90000); cl = list(dict.fromkeys(person(r, l) for _ in range(max(8, n // 3))))
    for i in range(n):
        b += r.randint(1, 3); L = []
        for p in r.sample(PRODUCTS[l], r.choice([1, 1, 2, 3, 4, 6])): pr = money(r, m); q = r.randint(1, 5); L.append((p, q, pr, round(pr * q, 2)))
        sh = r.choice([0, 4.95, 6.5, 12.9]); O.append(dict(no=b, d=dt.date(y, 1, 1) + dt.timedelta(int(i * 330 / n) + r.randint(0, 9)), c=r.choice(cl), L=L, sh=sh, tot=round(sum(x[3] for x in L) + sh, 2)))
    return O
def k07_f2(r):
    l = 'de'; y = r.randint(2017, 2024); O = orders(r, l, r.randint(25, 180), mag(r) / 4, y); rows = []
    for o in O:
        for i, (p, q, pr, a) in enumerate(o['L']): rows.append([str(o['no']), dm(o['d']), o['c'], str(i + 1), p, str(q), nf(a, 'de')] + ([nf(o['sh'], 'de'), nf(o['tot'], 'de')] if i == 0 else ['', '']))
    n = len(rows); T = sum(o['tot'] for o in O)
    return out('auftraege', csvt([['Auftrag', 'Datum', 'Kunde', 'Pos.', 'Artikel', 'Menge', 'Positionswert', 'Versand', 'Auftragswert']] + rows, ';'), l, [n, len(O)], {'Auftrag': 'IK-', 'Datum': 'T-', 'Kunde': 'K-', 'Pos.': 'KIM-', 'Artikel': 'K-', 'Menge': 'M+', 'Positionswert': 'M+', 'Versand': 'M+', 'Auftragswert': 'M+'},
        [('Auftragswert', 'Auftragswert', 'sum', T), ('mean order', 'Auftragswert', 'avg', T / len(O)), ('orders', 'Auftrag', 'count', len(O))], [('filled down and added', sum(o['tot'] * len(o['L']) for o in O)), ('mean with blanks as 0', T / n)], (min(o['d'] for o in O), max(o['d'] for o in O)), 'The values of the order stand only on its first line; blanks are neither 0 nor to be filled.')
def k07_f4(r):
    l = 'es'; y = r.randint(2017, 2024); O = orders(r, l, r.randint(25, 150), mag(r) / 4, y); rows = []
    a_, b_ = r.choice([('C', 'L'), ('CAB', 'LIN'), ('P', 'D')])
    for o in O:
        rows.append([a_, str(o['no']), o['d'].strftime('%d/%m/%Y'), o['c'], '', nf(o['tot'], 'pc')])
        for p, q, pr, a in o['L']: rows.append([b_, str(o['no']), '', p, str(q), nf(a, 'pc')])
        if o['sh']: rows.append([b_, str(o['no']), '', 'Portes', '1', nf(o['sh'], 'pc')])
    n = sum(len(o['L']) + (o['sh'] > 0) for o in O); T = sum(o['tot'] for o in O); pz = sum(x[1] for o in O for x in o['L'])
    return out('pedidos', csvt([['Tipo', 'Pedido', 'Fecha', 'Cliente/Artículo', 'Cantidad', 'Importe']] + rows, ';'), l, [n, len(O)], {'Pedido': 'IK-', 'Fecha': 'T-', 'Cantidad': 'M+', 'Importe': 'M+'}, [('importe of all orders', 'Importe', 'sum', T), ('mean order', 'Importe', 'avg', T / len(O), {'Tipo': a_}), ('orders', 'Pedido', 'count', len(O))],
        [('heads and lines added', 2 * T), ('mean of all rows', 2 * T / len(rows)), ('~rows as orders', len(rows))], (min(o['d'] for o in O), max(o['d'] for o in O)), f'Head rows ({a_}) carry the order total, line rows ({b_}) its parts, in the same column.')
def k07_f6(r):
    l = 'pt'; y = r.randint(2017, 2024); O = orders(r, l, r.randint(30, 150), mag(r) / 4, y); lim = {}; rows = []
    for o in O:
        lim.setdefault(o['c'], r.choice([1000, 2500, 5000, 10000]))
    cod = {c: f'CL{i+11:03d}' for i, c in enumerate(sorted(lim))}
    for o in O:
        for p, q, pr, a in o['L']: rows.append([cod[o['c']], o['c'], nf(lim[o['c']], 'de', 0), str(o['no']), o['d'].strftime('%d/%m/%Y'), nf(o['sh'], 'de'), p, str(q), nf(a, 'de')])
    if len(lim) < 4: return k07_f6(r)
    if r.random() < .5: rows.sort(key=lambda x: x[0])
    W = sum(lim[o['c']] * len(o['L']) for o in O); n = len(rows); sh = sum(o['sh'] for o in O); H = ['Cliente', 'Nome', 'Limite de crédito', 'Encomenda', 'Data', 'Portes', 'Artigo', 'Qtd', 'Valor linha']
    return out('encomendas', csvt(perm(r, H, rows, 2), ';'), l, [n, len(O), len(lim)], {'Cliente': 'IK-', 'Nome': 'KX-', H[2]: 'M?', 'Encomenda': 'IK-', 'Data': 'T-', 'Portes': 'M?', 'Artigo': 'K-', 'Qtd': 'M+', 'Valor linha': 'M+'},
        [('credit limits, each customer once', H[2], 'sum', sum(lim.values())), ('portes, each order once', 'Portes', 'sum', sh), ('valor', 'Valor linha', 'sum', sum(x[3] for o in O for x in o['L']))], [('limits over lines', W), ('limits over orders', sum(lim[o['c']] for o in O)), ('portes over lines', sum(o['sh'] * len(o['L']) for o in O))],
        (min(o['d'] for o in O), max(o['d'] for o in O)), 'Three heights in a line: customer limit, order freight, line value.')

# ---------- 8
def k08_f2(r):
    l = 'de'; n = r.randint(12, 60); m = mag(r); rows = []; L = V = 0; TM = []; raw = 0
    for i in range(n):
        e = f'{r.choice(["Anlage", "Turbine", "Pumpe"])} {r.choice("ABCDEF")}{i+1:02d}'; p = money(r, m, 0); v = money(r, m * 8, 1); t = round(r.uniform(40, 90), 1); rec = [(e, 'Standort', r.choice(CITIES[l]), ''), (e, 'Baujahr', str(r.randint(1975, 2020)), ''), (e, 'Leistung', nf(p, 'de', 0), 'kW'), (e, 'Verbrauch', nf(v, 'de', 1), 'kWh')]
        L += p; V += v; raw += p + v
        if r.random() < .8: rec.append((e, 'Temperatur', nf(t, 'de', 1), '°C')); TM.append(t); raw += t
        rec.append((e, 'Zustand', r.choice(['gut', 'mittel', 'defekt']), '')); r.shuffle(rec); rows += rec
    H = [r.choice(['Objekt', 'Anlage']), 'Merkmal', 'Wert', 'Einheit']
    return out('anlagen', csvt([H] + rows, ';'), l, [n, len(rows)], {H[0]: 'IKX-', 'Standort': 'K-', 'Baujahr': 'TMK-', 'Leistung': 'M+', 'Verbrauch': 'M+', 'Temperatur': 'M-', 'Zustand': 'K-'},
        [('Verbrauch', 'Verbrauch', 'sum', V), ('Leistung', 'Leistung', 'sum', L), ('mean Temperatur', 'Temperatur', 'avg', avg(TM))], [('all values in one sum', raw), ('missing temperature as 0', sum(TM) / n), ('temperatures added', sum(TM))] if len(TM) < n * .97 else [('all values in one sum', raw)], None, 'Entity, attribute, value and unit in rows; texts and numbers of three units share the value column.')
def k08_f4(r):
    l = 'es'; a = dt.datetime(r.randint(2018, 2024), r.randint(1, 12), r.randint(1, 28)); k = r.randint(15, 70); S = [f'S{i}' for i in r.sample(range(1, 40), r.randint(2, 3))]; L = []; T = []; E = {}; last = {}; en = 0; tot = 0; c = {s: r.randint(1000, 9000) for s in S}; pul = 0
    for i in range(k):
        for s in S:
            t = round(r.gauss(19, 4), 1); c[s] += r.randint(2, 40); p = r.randint(0, 12); pul += p; tot += c[s]
            for v, x, u in (('temperatura', t, '°C'), ('contador', c[s], 'kWh'), ('pulsos', p, None)): L.append({'sensor': s, 'ts': (a + dt.timedelta(hours=i * 6)).isoformat(), 'variable': v, 'valor': x, 'unidad': u})
            T.append(t)
    if r.random() < .5: r.shuffle(L)
    return out('lecturas', jd(L if r.random() < .5 else {'datos': L}), l, [k * len(S), len(L)], {'sensor': 'IK-', 'ts': 'T-', 'temperatura': 'M-', 'contador': 'M-', 'pulsos': 'M+'}, [('mean temperatura', 'temperatura', 'avg', avg(T)), ('contador at the end, all sensors', 'contador', 'last', sum(c.values())), ('pulsos', 'pulsos', 'sum', pul)],
        [('contador added', tot), ('mean of valor over variables', sum(x['valor'] for x in L) / len(L))], (a.isoformat(), (a + dt.timedelta(hours=6 * (k - 1))).isoformat()), 'Long readings in JSON: a temperature, a rising counter and a count share valor.', 'json')
def k08_f6(r):
    l = 'pt'; y = r.randint(2008, 2015); ny = r.randint(5, 9); ys = list(range(y, y + ny)); P = r.sample(['Portugal', 'Espanha', 'França', 'Itália', 'Alemanha', 'Grécia', 'Polónia', 'Suécia', 'Áustria', 'Irlanda', 'Hungria', 'Chéquia'], r.randint(6, 12)); rows = []; X = 0; pl = pa = 0; U = []; raw = 0
    for p in P:
        for ind, un in (('População', 'milhares'), ('Taxa de desemprego', '%'), ('Exportações', 'M€')):
            b = money(r, 8000, 0); vs = []
            for yy in ys:
                if ind == 'População': b = int(b * r.uniform(.99, 1.012)); vs.append(nf(b, 'frs', 0)); pa += b; pl += b * (yy == ys[-1]); raw += b
                elif ind[0] == 'T':
                    if r.random() < .08: vs.append('..'); continue
                    u = round(r.uniform(3, 18), 1); U.append(u); vs.append(nf(u, 'pc', 1)); raw += u
                else: e = money(r, 20000, 1); X += e; vs.append(nf(e, 'frs', 1)); raw += e
            rows.append([p, ind, un] + vs)
    return out('indicadores', csvt([['País', 'Indicador', 'Unidade'] + list(map(str, ys))] + rows, ';'), l, [len(P) * ny, len(P) * ny * 3, len(rows) * ny - rows.__str__().count("'..'")], {'País': 'K-', 'População': 'M-', 'Taxa de desemprego': 'M-', 'Exportações': 'M+'},
        [('exports, all years', 'Exportações', 'sum', X), ('population in the last year', 'População', 'last', pl), ('mean rate of known values', 'Taxa de desemprego', 'avg', avg(U))], [('population over years', pa), ('all numbers', raw), ('rates added', sum(U))], (str(ys[0]), str(ys[-1])), 'Indicators in rows, years across, with a unit column; ".." is missing.')

# ---------- 9
def k09_f2(r):
    l = 'de'; n1, n2 = r.randint(30, 90), r.randint(30, 80); m = mag(r); y = r.randint(2017, 2024); A = []; B = []; S1 = S2 = 0; D = []; G = 0
    for i in range(n1): v = money(r, m); S1 += v; d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d); A.append([dm(d), r.choice(PRODUCTS[l]), str(r.randint(1, 9)), nf(v, 'de')])
    for i in range(n2): v = round(r.uniform(5, 40), 1); S2 += v; g = r.randint(240, 950) * 100; G += g; B.append([f'P{i+100}', person(r, l), nf(v, 'pc', 1), nf(g, 'de', 0), r.choice(['Lager', 'Büro', 'Versand'])])
    rows = [['Verkäufe'], ['Datum', 'Artikel', 'Menge', 'Erlös']] + A + [['Summe', '', '', nf(S1, 'de')]] + [[]] * r.randint(1, 3) + [[r.choice(['Personal', 'Mitarbeitende'])], ['Pers.-Nr.', 'Name', 'Wochenstunden', 'Jahresgehalt', 'Abteilung']] + B
    return out('bericht', csvt(rows, ';'), l, [n1, n2], {'Datum': 'T-', 'Artikel': 'K-', 'Menge': 'M+', 'Erlös': 'M+', 'Pers.-Nr.': 'IK-', 'Name': 'KX-', 'Wochenstunden': 'M+', 'Jahresgehalt': 'M+', 'Abteilung': 'K-'},
        [('Erlös', 'Erlös', 'sum', S1), ('Jahresgehalt', 'Jahresgehalt', 'sum', G)], [('Erlös with Summe', 2 * S1), ('fourth column over both tables', 2 * S1 + G)], (min(D), max(D)), 'Two tables with other columns stand one below the other, the first closed by a sum.')
def k09_f4(r):
    l = 'es'; y = r.randint(2015, 2022); n = r.randint(30, 90); m = mag(r); M = r.sample(['Ingresos', 'Gastos', 'Visitas', 'Altas'], 2); h1 = ['', '']; h2 = ['', '']; h3 = ['Delegación', 'Zona']; S = [0, 0]; rows = []
    for yy in (y, y + 1):
        for q in (1, 2, 3, 4):
            for k in (0, 1): h1.append(str(yy) if q == 1 and k == 0 else ''); h2.append(f'{q}.º trim.' if k == 0 else ''); h3.append(M[k])
    fst = 0
    for p in places(r, l, n):
        x = [p, r.choice(REGIONS[l][:4])]
        for i in range(16): v = money(r, m * (10 if M[i % 2] in ('Ingresos', 'Gastos') else 1), 0); S[i % 2] += v; fst += v * (i == 0); x.append(nf(v, 'de', 0))
        rows.append(x)
    return out('delegaciones', csvt([h1, h2, h3] + rows, ';'), l, [n * 8, n], {'Delegación': 'KIX-', 'Zona': 'K-', M[0]: 'M+', M[1]: 'M+'}, [(M[0], M[0], 'sum', S[0]), (M[1], M[1], 'sum', S[1])], [(f'~only the first {M[0]} column', fst), ('both measures together', sum(S))], (ym(y, 1), ym(y + 1, 12)), 'Three header rows (year, quarter, measure) with merged cells exported as blanks.')
def k09_f6(r):
    l = 'pt'; n = r.randint(60, 300); pp = r.choice([20, 25, 30, 40]); m = mag(r); rows = []; S = 0; y = r.randint(2016, 2024); D = sorted(dt.date(y, 1, 1) + dt.timedelta(r.randint(0, 364)) for _ in range(n)); H = ['Data', 'Documento', 'Descrição', 'Valor']; pages = -(-n // pp); W = 0
    for i, d in enumerate(D):
        if i % pp == 0:
            rows += [[f'Extrato de movimentos {y}'], [f'Página {i//pp+1} de {pages}'], H]
            if i: rows.append(['', '', r.choice(['Transporte']), nf(S, 'de')]); W += S
        v = money(r, m); S += v; rows.append([d.strftime('%d/%m/%Y'), f'FT {r.randint(1, 9)}/{1000+i}', r.choice(['Venda balcão', 'Venda online', 'Serviço', 'Aluguer']), nf(v, 'de')])
        if i % pp == pp - 1 and i < n - 1: rows += [['', '', 'A transportar', nf(S, 'de')], []]; W += S
    rows.append(['', '', 'Total', nf(S, 'de')])
    return out('extrato', csvt(rows, ';'), l, n, {'Data': 'T-', 'Documento': 'I-', 'Descrição': 'K-', 'Valor': 'M+'}, [('valor', 'Valor', 'sum', S), ('movements', 'Documento', 'count', n)], [('with carried sums and total', 2 * S + W), ('with total', 2 * S), ('lines of the file', len(rows))], (D[0], D[-1]), 'A paged print: title and header repeat, with sums carried from page to page.')

# ---------- 10
def k10_f2(r):
    l = 'de'; k = r.randint(9, 18); ms = months_from(r.randint(2017, 2022), r.randint(1, 12), k); rows = []; N = CL = 0; P = []; m = mag(r)
    for i, (a, b) in enumerate(ms):
        c = money(r, m * 2 + 50, 0); CL += c; v = []; p = 100.0
        for j in range(k):
            if j >= k - i: v.append(''); continue
            P.append(p); v.append(nf(p, 'pc', 1) + ' %'); p = round(p * r.uniform(.75, .97), 1)
        rows.append([f'{a}-{b:02d}', nf(c, 'de', 0)] + v)
    return out('kunden', csvt([['Startmonat', 'Kunden'] + [r.choice(['M']) + str(j) for j in range(k)]] + rows, ';'), l, [len(P), k], {'Startmonat': 'T-', 'Kunden': 'M+', 'Monat': 'KTM-', 'Bindung': 'M-'}, [('Kunden', 'Kunden', 'sum', CL), ('mean of the filled cells in %', 'Bindung', 'avg', avg(P))], [('percentages added', sum(P)), ('mean with blanks as 0', sum(P) / k / k), ('Kunden repeated per month', sum(int(x[1].replace('.', '')) * (k - i) for i, x in enumerate(rows)))],
        (ym(*ms[0]), ym(*ms[-1])), 'Retention triangle by age of the cohort: percentages, with unreached months blank.')
def k10_f4(r):
    l = 'es'; y = r.randint(2012, 2021); ny = r.randint(2, 4); n = 0; m = mag(r); rows = []; H = r.random() < .5; S = {'Hombres': 0, 'Mujeres': 0}; sx = ['Hombres', 'Mujeres', 'Ambos sexos']; r.shuffle(sx) if H else None; pr = r.sample(CITIES[l], r.randint(6, 15)); ag = ['0-15', '16-34', '35-64', '65 y más']
    h1 = ['', '']; h2 = ['Provincia', 'Edad']
    for k in range(ny): h1 += [str(y + k), '', '']; h2 += sx
    last = 0
    for p in pr:
        for a in ag:
            x = [p if a == ag[0] else '', a]
            for k in range(ny):
                v = {'Hombres': money(r, m, 0), 'Mujeres': money(r, m, 0)}; S['Hombres'] += v['Hombres']; S['Mujeres'] += v['Mujeres']; v['Ambos sexos'] = sum(v.values()); n += 2; x += [nf(v[q], 'de', 0) for q in sx]
            rows.append(x)
    T = sum(S.values())
    return out('altas', csvt([['Altas hospitalarias por provincia, edad y sexo'], h1, h2] + rows, ';'), l, [n, len(rows) * ny, len(rows)], {'Provincia': 'K-', 'Edad': 'K-', 'Altas hospitalarias': 'M+'}, [('all discharges', 'Altas hospitalarias', 'sum', T), ('women', 'Altas hospitalarias', 'sum', S['Mujeres'], {'sexo': 'Mujeres'})], [('with both sexes columns', 2 * T)], (str(y), str(y + ny - 1)), 'Two label columns (one merged), two header rows and an overall column per year that may stand anywhere.')
def k10_f6(r):
    l = 'pt'; k = r.randint(36, 80); ms = months_from(r.randint(2014, 2018), r.randint(1, 12), k); m = mag(r); V = [money(r, m * 9) for _ in ms]; C = [money(r, m, 0) for _ in ms]; ST = [money(r, m * 2, 0) for _ in ms]; keys = [f'{a}-{b:02d}' for a, b in ms]
    f = r.choice(['dict', 'split'])
    o = {n: dict(zip(keys, v)) for n, v in (('vendas', V), ('encomendas', C), ('stock_final', ST))} if f == 'dict' else {'mes': keys, 'vendas': V, 'encomendas': C, 'stock_final': ST}
    return out('series', jd(o), l, [k, 3 * k], {'vendas': 'M+', 'encomendas': 'M+', 'stock_final': 'M-'}, [('vendas', 'vendas', 'sum', sum(V)), ('encomendas', 'encomendas', 'sum', sum(C)), ('stock at the end', 'stock_final', 'last', ST[-1])], [('stock added over months', sum(ST)), ('all series', sum(V) + sum(C) + sum(ST))], (ym(*ms[0]), ym(*ms[-1])), 'A column-wise JSON: series first, months inside; stock is a level.', 'json')

# ---------- 11
def k11_f2(r):
    l = 'de'; n = r.randint(80, 400); V = {'München': ['München', 'Muenchen', 'MÜNCHEN', 'München '], 'Köln': ['Köln', 'Koeln', 'köln'], 'Düsseldorf': ['Düsseldorf', 'Duesseldorf', 'DÜSSELDORF'], 'Frankfurt (Main)': ['Frankfurt (Main)'], 'Frankfurt (Oder)': ['Frankfurt (Oder)']}; rows = []; S = 0; per = {}; ex = {}; m = mag(r); b = r.randint(10000, 60000); y = r.randint(2018, 2024); D = []
    for i in range(n):
        b += r.randint(1, 4); c = r.choice(list(V)); w = V[c][0] if r.random() < .6 else r.choice(V[c]); v = money(r, m); S += v; per[c] = per.get(c, 0) + v; ex[w] = ex.get(w, 0) + v; d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d); rows.append([f'RE{b}', dm(d), w, person(r, l), nf(v, 'de')])
    dup = [(i, rows[i]) for i in r.sample(range(n), max(3, n // 12))]; W = S; out_ = rows[:]
    for i, x in dup: W += float(x[4].replace('.', '').replace(',', '.')); out_.insert(min(len(out_), out_.index(x) + r.choice([1, 1, 5])), x)
    c = 'München' if 'München' in per else 'Köln'; f = 'Frankfurt (Main)'
    return out('rechnungsliste', csvt([['Rechnung', 'Datum', 'Ort', 'Kunde', 'Betrag']] + out_, ';'), l, n, {'Rechnung': 'I-', 'Datum': 'T-', 'Ort': 'K-', 'Kunde': 'KX-', 'Betrag': 'M+'}, [('Betrag, each invoice once', 'Betrag', 'sum', S), (f'Betrag of {c} in all spellings', 'Betrag', 'sum', per[c], {'Ort': c}), (f'Betrag of {f}', 'Betrag', 'sum', per.get(f, 0), {'Ort': f})],
        [('with doubled rows', W), (f'{c} spelled so only', ex.get(c, 0)), ('both Frankfurts merged', per.get(f, 0) + per.get('Frankfurt (Oder)', 0))], (min(D), max(D)), 'Whole rows are doubled and umlaut spellings belong together, but the two Frankfurts do not.')
def k11_f4(r):
    l = 'es'; n = r.randint(80, 400); rows = []; A = []; RA = []; P = 0; raw = 0; m = mag(r); D = []; y = r.randint(2018, 2024); W = []
    for i in range(n):
        a = r.choice([199, 999, -1]) if r.random() < .06 else r.randint(1, 92); RA.append(a); A += [a] * (0 < a < 110); k = r.random(); d = dt.date(y, r.randint(1, 12), r.randint(1, 28))
        ds = '00/00/0000' if k < .04 else '01/01/1900' if k < .08 else d.strftime('%d/%m/%Y'); D += [d] * (k >= .08); w = r.choice([0, 999]) if r.random() < .05 else round(min(110, r.gauss(70, 12)), 1); W += [w] * (0 < w < 500)
        raw += w; c = 's/d' if r.random() < .07 else money(r, m); P += c if c != 's/d' else 0
        rows.append([f'H{i+2001}', ds, str(a), nf(w, 'pc', 1), r.choice(['Norte', 'Sur', 'N/C', 'Centro', 'Norte', 'Sur']), c if c == 's/d' else nf(c, 'de')])
    if min(W) < 20: return k11_f4(r)
    return out('pacientes', csvt(perm(r, ['Historia', 'Ingreso', 'Edad', 'Peso (kg)', 'Zona', 'Coste'], rows, 1), ';'), l, n, {'Historia': 'I-', 'Ingreso': 'T-', 'Edad': 'M-', 'Peso (kg)': 'M-', 'Zona': 'K-', 'Coste': 'M+'}, [('mean age of possible ages', 'Edad', 'avg', avg(A)), ('mean weight of possible weights', 'Peso (kg)', 'avg', avg(W)), ('coste', 'Coste', 'sum', P)],
        [('mean age of all numbers', avg(RA)), ('mean weight of all numbers', raw / n), ('ages added', sum(RA))], (min(D), max(D)), 'Impossible ages, weights and dates stand for missing; s/d and N/C are no data.')
def k11_f6(r):
    l = 'pt'; n = r.randint(80, 400); L = []; H = []; RH = []; S = []; I = []
    for i in range(n):
        k = r.random(); h = 98 if k < .06 else 99 if k < .12 else r.randint(0, 40); RH.append(h); H += [h] * (h < 98); s = 9 if r.random() < .1 else r.randint(1, 5); S += [s] * (s != 9); g = r.randint(18, 99); I.append(g)
        L.append({'id': i + 1, 'distrito': r.choice(REGIONS[l][:5]), 'idade': g, 'horas_tv_semana': h, 'satisfacao': s})
    o = {'legenda': {'horas_tv_semana': {'98': 'não sabe', '99': 'não responde'}, 'satisfacao': {'1': 'nada satisfeito', '5': 'muito satisfeito', '9': 'não responde'}}, 'dados': L}
    return out('estudo', jd(o), l, n, {'id': 'I-', 'distrito': 'K-', 'idade': 'M-', 'horas_tv_semana': 'M?', 'satisfacao': 'MK-'}, [('mean hours of those who answered', 'horas_tv_semana', 'avg', avg(H)), ('mean satisfaction', 'satisfacao', 'avg', avg(S)), ('mean age, 98 and 99 are real ages', 'idade', 'avg', avg(I))], [('mean hours with codes', avg(RH)), ('satisfaction with 9', (sum(S) + 9 * (n - len(S))) / n)], None, 'A legend in the file says 98/99 and 9 mean no answer for two fields, while ages of 98 and 99 are real.', 'json')

# ---------- 12
def k12_f2(r):
    l = 'de'; n = r.randint(80, 400); rows = []; J = X = W = 0; B = []; m = mag(r); cs = 0
    for i in range(n):
        a, b, g = r.random() < .35, r.random() < .2, r.choice([1, 2, 2, 3] if r.random() < .2 else [1, 2]); J += a; X += b; W += g == 2; cs += g; v = money(r, m); B.append(v)
        rows.append([str(40000 + i * 7), str(g), 'J' if a else 'N', 'x' if b else '', nf(v, 'de')])
    t = perm(r, ['Mitgl.-Nr.', 'Geschl.', 'Lastschrift', 'Ehrenamt', 'Beitrag'], rows, 1); post = [[], ['Geschl.: 1 = männlich, 2 = weiblich, 3 = divers'], ['Lastschrift: J = ja, N = nein']]
    return out('mitglieder', csvt(t + post, ';', '\r\n'), l, n, {'Mitgl.-Nr.': 'I-', 'Geschl.': 'K-', 'Lastschrift': 'BK-', 'Ehrenamt': 'BK-', 'Beitrag': 'M+'}, [('with Lastschrift', 'Lastschrift', 'count', J, {'Lastschrift': 'J'}), ('women', 'Geschl.', 'count', W, {'Geschl.': '2'}), ('Ehrenamt share of all', 'Ehrenamt', 'avg', X / n)], [('Geschl. added', cs), ('Ehrenamt share of filled', 1.0)], None, 'Codes explained in the footer; J/N and x/blank are yes/no.', enc='cp1252')
def k12_f4(r):
    l = 'es'; n = r.randint(80, 400); rows = []; A = B = 0; sa = 0; HJ = []; y = r.randint(2016, 2024)
    for i in range(n):
        a, b, h = r.random() < .4, r.choices([1, 2, 9], [5, 4, 1])[0], r.choice([0, 1, 1, 2, 2, 3]); A += a; B += b == 1; sa += b; HJ.append(h)
        rows.append([str(i + 1), r.choice(CITIES[l][:10]), 'S' if a else 'N', str(b), str(h)])
    n9 = sum(x[3] == '9' for x in rows); pre = [[f'Encuesta de hogares {y}'], ['Internet: 1 = sí, 2 = no, 9 = no contesta'], []]
    return out('hogares', csvt(pre + perm(r, ['Hogar', 'Municipio', 'Propietario', 'Internet', 'Hijos'], rows, 1), ';'), l, n, {'Hogar': 'I-', 'Municipio': 'K-', 'Propietario': 'BK-', 'Internet': 'BK-', 'Hijos': 'M+'}, [('households with internet', 'Internet', 'count', B, {'Internet': '1'}), ('share with internet among answers', 'Internet', 'avg', B / (n - n9)), ('children', 'Hijos', 'sum', sum(HJ))],
        [('Internet codes added', sa), ('~share over all incl. no answer', B / n), ('mean of codes', sa / n)] if n9 > .03 * n else [('Internet codes added', sa), ('mean of codes', sa / n)], (str(y), str(y)), '1/2/9 are yes, no and no answer, said above the table; Hijos looks alike but is a count.')
def k12_f6(r):
    l = 'pt'; n = r.randint(80, 400); L = []; A = N = P = 0; E = {}; st = [(1, 'Aberto'), (2, 'Em curso'), (3, 'Suspenso'), (7, 'Fechado')]; cs = 0; y = r.randint(2018, 2024); D = []; tr = 0
    for i in range(n):
        a = r.choice(['S', 'S', 'N', 'N', 'N', None]); p = r.choice([0, 0, 1]); s = r.choice(st); A += a == 'S'; N += a == 'N'; P += p; cs += s[0]; E[s[1]] = E.get(s[1], 0) + 1; d = dt.date(y, r.randint(1, 12), r.randint(1, 28)); D.append(d); o = {'processo': f'{y}/{i+1:04d}', 'data': d.isoformat(), 'recorrente': a, 'urgente': p, 'estado': {'codigo': s[0], 'descricao': s[1]}}
        if r.random() < .3: o['anexos'] = True; tr += 1
        L.append(o)
    s = r.choice(list(E))
    return out('processos', jd(L, 1), l, n, {'processo': 'I-', 'data': 'T-', 'recorrente': 'BK-', 'urgente': 'BK-', 'estado.codigo': 'KI-', 'estado.descricao': 'K-', 'anexos': 'BZ-'}, [('share of recorrente among answers', 'recorrente', 'avg', A / (A + N)), ('urgent', 'urgente', 'count', P, {'urgente': 1}), (f'state {s}', 'estado.descricao', 'count', E[s], {'estado.descricao': s})],
        [('~recorrente with null as no', A / n), ('status codes added', cs)], (min(D), max(D)), 'S/N/null, 0/1 and a key that is only there when true; status code and text are nested.', 'json')

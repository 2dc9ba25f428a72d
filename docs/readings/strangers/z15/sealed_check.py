"""Careful reading, written apart from the generators, of forms whose right figure needs work."""
import sys, json, glob, os, csv, io, re
from check import num, eq
def load(tj):
    T = json.load(open(tj)); p = os.path.join(os.path.dirname(tj), T['file']); b = open(p, 'rb').read()
    try: t = b.decode('utf-8-sig')
    except UnicodeDecodeError: t = b.decode('cp1252')
    if p.endswith('.json'): return T, json.loads(t)
    d = max(';\t,', key=lambda x: sum(l.count(x) for l in t.split('\n')) if x != ',' or T['lang'] == 'en' else 0)
    return T, list(csv.reader(io.StringIO(t), delimiter=d))
def N(T): return lambda s: num(s, T['lang'] != 'en')
def fill(rows, js, marks=('',)):
    last = {}; o = []
    for x in rows:
        x = x[:]
        for j in js:
            if x[j] in marks: x[j] = last.get(j, '')
            else: last[j] = x[j]
        o.append(x)
    return o
C = lambda T: list(T['columns'])
def f01_1(T, R):
    n = N(T); h = R[0]; m = C(T)[2:]; return [sum(n(x[j]) for x in R[1:] for j in range(len(h)) if h[j].endswith(q)) for q in m]
def f01_2(T, R):
    n = N(T); h = R[0]; return [sum(n(x[j]) for x in R[1:] for j in range(1, len(h)) if h[j].endswith(q) and not h[j].startswith('Gesamt')) for q in C(T)[1:]]
def f01_3(T, R):
    n = N(T); h = R[0]; a = [n(x[j]) for x in R[1:] for j in range(len(h)) if 'attendance' in h[j]]; return [sum(a) / len(a), sum(n(x[j]) for x in R[1:] for j in range(len(h)) if 'exclusions' in h[j])]
def f01_4(T, R):
    n = N(T); h = R[1]; y = None; s = {}
    for j in range(2, len(h)):
        if h[j].startswith('Total'): continue
        if ' T' in h[j]: y = h[j][:4]
        s[y] = s.get(y, 0) + sum(n(x[j]) for x in R[2:])
    return [sum(s.values()), list(s.values())[1]]
def f01_5(T, R): n = N(T); h = R[0]; return [sum(n(x[j]) for x in R[1:] for j in range(3, len(h)) if h[j].startswith(q)) for q in ('Ventas', 'Unidades')]
def f01_6(T, R):
    a = c = 0
    for o in R:
        last = 0
        for k, v in o.items():
            if k == 'mes': continue
            w = v.items() if isinstance(v, dict) else [(k, v)]
            for kk, vv in w:
                if 'Receita' in kk: a += vv
                else: last += vv
    return [a, last]
def f02_2(T, R):
    n = N(T); L = [x for x in R[1:] if 'gesamt' not in x[0] and not x[0].strip().startswith(('davon', 'darunter'))]; assert len(L) == T['true_rows']; return [sum(n(x[2]) for x in L), sum(n(x[1]) for x in L)]
def f02_1(T, R): n = N(T); L = [x for x in R[1:] if x[2]]; assert len(L) == T['true_rows']; return [sum(n(x[4]) for x in L), sum(n(x[3]) for x in L)]
def f02_3(T, R): n = N(T); L = [x for x in R[1:] if x[1]]; assert len(L) == T['true_rows']; return [sum(n(x[4]) for x in L), sum(n(x[3]) for x in L)]
def f02_4(T, R): n = N(T); L = [x for x in R[1:] if x[2] and x[2] != 'Total provincia']; assert len(L) == T['true_rows']; return [sum(n(x[4]) for x in L), sum(n(x[3]) for x in L)]
def f02_5(T, R):
    n = N(T); k = [x[0] for x in R[1:]]; L = [x for x in R[1:] if not any(q.startswith(x[0] + '.') for q in k)]; assert len(L) == T['true_rows'][0]; return [sum(n(x[2]) for x in L), sum(n(x[3]) for x in L)]
def f02_6(T, R): n = N(T); L = [x for x in R[1:] if x[0][0].isdigit()]; assert len(L) == T['true_rows']; a = sum(n(x[1]) for x in L); return [a, sum(n(x[2]) for x in L), a / len(L)]
def wsum(T, R, L, f):
    n = N(T); h = R[0]; return sum(n(x[h.index(f['column'])]) for x in L if all(x[h.index(k)] == v for k, v in f.get('where', {}).items()))
def f03_1(T, R): L = fill(R[1:], [0, 1]); return [wsum(T, R, L, f) for f in T['figures']]
def f03_2(T, R):
    n = N(T); g = None; s = {}; v = []
    for x in R[1:]:
        if not any(x[1:]): g = re.split(r'[: ]+', x[0])[-1]
        else: s[g] = s.get(g, 0) + n(x[3]); v.append(n(x[3]))
    return [s[T['figures'][0]['where']['group']], sum(v) / len(v)]
def f03_3(T, R):
    m = {x[0] for x in R[1:]} & {'"', 'id.', "''", 'ídem'}; L = fill(R[1:], [0, 1, 2], m); return [wsum(T, R, L, T['figures'][0]), sum(x[5] == '' for x in L)]
def f03_4(T, R): L = fill(R[1:][::-1], [3]); return [wsum(T, R, L, f) for f in T['figures']]
def f03_5(T, R): n = N(T); L = fill(R[1:], [0, 1]); F = [x for x in R[1:] if x[0]]; return [sum(n(x[3]) for x in F), wsum(T, R, L, T['figures'][1]), sum(not x[2] for x in F)]
def f03_6(T, R): L = fill(R[1:], [2, 5]); return [wsum(T, R, L, T['figures'][0]), sum(x[3] == '-' for x in L)]
def f05_1(T, R):
    n = N(T); S = {'$': 'USD', '€': 'EUR', '£': 'GBP'}; s = {}
    for x in R[1:]: c = re.search(r'[A-Z]{3}', x[3]); c = c.group() if c else S[x[3][0]]; s[c] = s.get(c, 0) + n(x[3])
    return [s[f['where']['currency']] for f in T['figures']]
def f05_3(T, R): n = N(T); F = {'kg': 1, 'g': .001, 't': 1000}; return [sum(n(x[3]) * F[re.search('[a-z]+', x[3]).group()] for x in R[1:])]
def f05_4(T, R):
    n = N(T); F = {'L': 1, 'hl': 100, 'ml': .001, 'cl': .01}; h = R[0]; u = [j for j in range(len(h)) if R[1][j] in F][0]; q = h.index(T['figures'][0]['column']); return [sum(n(x[q]) * F[x[u]] for x in R[1:])]
def f05_5(T, R): R = R if isinstance(R, list) else R['pagamenti']; return [sum(o[T['figures'][0]['column']] for o in R)]
def f05_6(T, R):
    v = []
    for x in R[1:]:
        s = x[3]; v.append(int(s[:-4]) if s.endswith('min') else float(s[:-2].replace(',', '.')) * 60 if s.endswith(' h') else int(s.split('h')[0]) * 60 + int(s.split('h')[1]))
    return [sum(v), sum(v) / len(v)]
def f06_3(T, R):
    n = N(T); i = [k for k, x in enumerate(R) if 'Quarter' in x][0]; y = T['figures'][1]['where']['calendar_year']; L = R[i + 1:]
    return [sum(n(x[3]) for x in L), sum(n(x[3]) for x in L if int(x[0][2:6]) + (x[1] == 'Q4') == y)]
def f06_4(T, R):
    n = N(T); v = [(int(x[0][:4]), n(x[-1])) for x in R[1:]]; a = sum(q for _, q in v); return [a, a / len(v)] + [sum(q for y, q in v if y == f['where']['iso_year']) for f in T['figures'][2:]]
def f06_5(T, R): n = N(T); v = [n(q) for x in R[4:] for q in x[1:25]]; return [sum(v), sum(v) / len(v)]
def f06_6(T, R): n = N(T); h = R[0]; j = h.index(T['figures'][1]['column']); v = [1900 + int(x[j][-2:]) for x in R[1:]]; return [wsum(T, R, R[1:], T['figures'][0]), sum(v) / len(v)]
def f07_1(T, R):
    n = N(T); h = R[0]; D = {x[0]: x for x in R[1:]}; f = T['figures']; a = sum(n(x[h.index(f[0]['column'])]) for x in D.values()); return [a, sum(n(x[h.index(f[1]['column'])]) for x in D.values()), a / len(D)]
def f07_3(T, R):
    R = R if isinstance(R, list) else R['commandes']; f = T['figures']; return [sum(o[f[0]['column']] for o in R), sum(l[f[1]['column']] for o in R for l in o['lignes'])]
def f07_4(T, R): n = N(T); t = R[1][0]; L = [n(x[5]) for x in R[1:] if x[0] == t]; return [sum(L), sum(L) / len(L), len(L)]
def f07_5(T, R): D = {o['ordine']['numero']: o['ordine']['totale'] for o in R}; return [sum(D.values()), sum(o[T['figures'][1]['column']] for o in R), len(D)]
def f07_6(T, R):
    n = N(T); h = R[0]; f = T['figures']; o = [c for c in T['columns'] if c in h][3]; D = {x[0]: x for x in R[1:]}; E = {x[h.index(o)]: x for x in R[1:]}
    return [sum(n(x[h.index(f[0]['column'])]) for x in D.values()), sum(n(x[h.index(f[1]['column'])]) for x in E.values()), wsum(T, R, R[1:], f[2])]
def kv(T, L, k, v):
    n = N(T); o = []
    for f in T['figures']: w = [n(x[v]) for x in L if len(x) > v and x[k] == f['column']]; o.append(sum(w) / (len(w) if f['op'] == 'avg' else 1))
    return o
def f08_1(T, R): return kv(T, R, 1, 2)
def f08_2(T, R): return kv(T, R, 1, 2)
def f08_3(T, R): return kv(T, R, 0, 1)
def f08_5(T, R): n = N(T); y = max(x[1][-4:] for x in R if x[1].startswith('addetti')); return [sum(n(x[2]) for x in R if x[1].startswith('ricavi')), sum(n(x[2]) for x in R if x[1] == 'addetti_' + y)]
def f08_4(T, R):
    R = R if isinstance(R, list) else R['datos']; f = T['figures']; t = [o['valor'] for o in R if o['variable'] == f[0]['column']]; m = max(o['ts'] for o in R)
    return [sum(t) / len(t), sum(o['valor'] for o in R if o['variable'] == f[1]['column'] and o['ts'] == m), sum(o['valor'] for o in R if o['variable'] == f[2]['column'])]
def f08_6(T, R):
    n = N(T); f = T['figures']; g = lambda c: [x for x in R[1:] if x[1] == c]; u = [n(q) for x in g(f[2]['column']) for q in x[3:] if q != '..']
    return [sum(n(q) for x in g(f[0]['column']) for q in x[3:]), sum(n(x[-1]) for x in g(f[1]['column'])), sum(u) / len(u)]
def f09_1(T, R): n = N(T); L = []; [L.append(x) for x in R[4:4 + T['true_rows']]]; assert 'All districts' == R[4 + T['true_rows']][0]; a = [n(x[3]) for x in L]; return [sum(n(x[2]) for x in L), sum(a) / len(a)]
def f09_4(T, R): n = N(T); h = R[2]; return [sum(n(x[j]) for x in R[3:] for j in range(len(h)) if h[j] == f['column']) for f in T['figures']]
def f09_6(T, R): n = N(T); L = [x for x in R if len(x) == 4 and x[1].startswith('FT')]; return [sum(n(x[3]) for x in L), len(L)]
def f10_1(T, R): n = N(T); L = R[1:-1]; return [sum(n(q) for x in L for q in x[1:-1]), sum(n(x[1]) for x in L)]
def f10_2(T, R): n = N(T); v = [n(q) for x in R[1:] for q in x[2:] if q]; return [sum(n(x[1]) for x in R[1:]), sum(v) / len(v)]
def f10_3(T, R):
    n = N(T); D = {x[0]: x[1:] for x in R}; f = T['figures']; e = [n(q) for q in D[f[1]['column']]]; return [sum(n(q) for q in D[f[0]['column']]), sum(e) / len(e), len(D[f[2]['column']])]
def f10_4(T, R): n = N(T); h = R[2]; s = {q: sum(n(x[j]) for x in R[3:] for j in range(len(h)) if h[j] == q) for q in ('Hombres', 'Mujeres')}; return [sum(s.values()), s['Mujeres']]
def f10_5(T, R): n = N(T); v = [n(q) for x in R[1:] for q in x[2:] if q]; return [sum(v), sum(v) / len(v), sum(n(x[1]) for x in R[1:])]
def f10_6(T, R):
    f = T['figures']; g = lambda c: list(R[c].values()) if isinstance(R[c], dict) else R[c]; return [sum(g(f[0]['column'])), sum(g(f[1]['column'])), g(f[2]['column'])[-1]]
def f11_1(T, R):
    n = N(T); h = R[0]; o = []
    for f in T['figures']: v = [n(x[h.index(f['column'])]) for x in R[1:]]; v = [q for q in v if q not in (-999, 9999)]; o.append(sum(v) / (len(v) if f['op'] == 'avg' else 1))
    return o
def f11_2(T, R):
    n = N(T); D = {x[0]: x for x in R[1:]}; assert len(D) == T['true_rows']; k = lambda s: s.strip().lower().replace('ü', 'ue').replace('ö', 'oe'); return [sum(n(x[4]) for x in D.values())] + [sum(n(x[4]) for x in D.values() if k(x[2]) == k(list(f['where'].values())[0])) for f in T['figures'][1:]]
def f11_3(T, R): h = R[0]; return [wsum(T, R, R[1:], T['figures'][0]), len({x[h.index(T['figures'][1]['column'])] for x in R[1:]})]
def f11_4(T, R):
    n = N(T); h = R[0]; f = T['figures']; a = [n(x[h.index(f[0]['column'])]) for x in R[1:]]; a = [q for q in a if 0 < q < 110]; w = [n(x[h.index(f[1]['column'])]) for x in R[1:]]; w = [q for q in w if 0 < q < 500]; return [sum(a) / len(a), sum(w) / len(w), sum(n(x[h.index(f[2]['column'])]) or 0 for x in R[1:])]
def f11_5(T, R): n = N(T); D = {x[0]: x for x in R[1:]}; return [sum(n(x[4]) for x in D.values()), len(D)]
def f11_6(T, R):
    f = T['figures']; D = R['dados']; g = lambda c, z: [o[c] for o in D if o[c] not in z]; m = lambda l: sum(l) / len(l); return [m(g(f[0]['column'], (98, 99))), m(g(f[1]['column'], (9,))), m(g(f[2]['column'], ()))]
def cnt(L, h, f): return sum(all(x[h.index(k)] == v for k, v in f['where'].items()) for x in L)
def f12_1(T, R): h = R[0]; f = T['figures']; return [cnt(R[1:], h, f[0]), sum(x[h.index(f[1]['column'])] == 'X' for x in R[1:]) / (len(R) - 1), sum(int(x[h.index(f[2]['column'])]) for x in R[1:])]
def f12_2(T, R): h = R[0]; L = R[1:1 + T['true_rows']]; assert not R[1 + T['true_rows']]; f = T['figures']; return [cnt(L, h, f[0]), cnt(L, h, f[1]), sum(x[h.index(f[2]['column'])] == 'x' for x in L) / len(L)]
def f12_3(T, R): h = R[0]; f = T['figures']; v = [int(x[h.index(f[2]['column'])]) for x in R[1:]]; return [cnt(R[1:], h, f[0]), cnt(R[1:], h, f[1]), sum(v) / len(v)]
def f12_4(T, R): h = R[3]; L = R[4:]; f = T['figures']; c = [x[h.index('Internet')] for x in L]; return [c.count('1'), c.count('1') / (len(c) - c.count('9')), sum(int(x[h.index('Hijos')]) for x in L)]
def f12_5(T, R):
    h = R[0]; f = T['figures']; c = [x[h.index(f[0]['column'])].lower()[:1] for x in R[1:]]; return [c.count('s'), cnt(R[1:], h, f[1]), c.count('s') / (len(c) - c.count(''))]
def f12_6(T, R): f = T['figures']; a = [o[f[0]['column']] for o in R]; return [a.count('S') / (a.count('S') + a.count('N')), sum(o[f[1]['column']] for o in R), sum(o['estado']['descricao'] == list(f[2]['where'].values())[0] for o in R)]
def f04_6(T, R):
    D = R if isinstance(R, list) else R['respostas']; f = T['figures']; g = lambda c: [o[c] for o in D if o[c] is not None]; m = lambda l: sum(l) / len(l); return [m(g(f[0]['column'])), m(g(f[1]['column'])), sum(g(f[2]['column']))]
ok = bad = 0; seen = set()
for root in sys.argv[1:]:
    for tj in sorted(glob.glob(root + '/*/*.json')):
        T = json.load(open(tj))
        if not isinstance(T, dict) or 'figures' not in T: continue
        fn = globals().get(f"f{T['kind']:02d}_{T['form']}")
        if not fn: seen.add((T['kind'], T['form'])); continue
        try:
            T, R = load(tj); got = fn(T, R)
            for f, g in zip(T['figures'], got):
                if eq(g, f['value']): ok += 1
                else: bad += 1; print(tj, f['what'], f['value'], g)
            if len(got) != len(T['figures']): print('n', tj, len(got), len(T['figures']))
            for c in T['columns']: pass
        except Exception as e: bad += 1; print(tj, repr(e))
print('agree', ok, 'differ', bad, 'no careful reading here:', sorted(seen))

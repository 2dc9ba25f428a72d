"""Independent reading of the CSV files: find each figure's column by its header cell, read numbers beneath, compare.
Prints R if a plain reading gives the right figure, W if it gives a named wrong one, - neither, . not applicable."""
import sys, csv, json, glob, io, re, os
def num(s, comma):
    s = re.sub(r'[^\d,.\-]', '', s.replace('\u202f', '').replace('\xa0', ''))
    s = s.replace('.', '').replace(',', '.') if comma else s.replace(',', '')
    try: return float(s)
    except ValueError: return None
def eq(a, b): return abs(a - b) <= .0006 * max(1, abs(b)) ** .5 or abs(a - b) <= 1e-6 * abs(b)
def main():
    from collections import defaultdict
    res = defaultdict(lambda: defaultdict(int)); ex = {}
    for root in sys.argv[1:]:
        for tj in sorted(glob.glob(root + '/*/*.json')):
            T = json.load(open(tj))
            if not isinstance(T, dict) or 'figures' not in T or not T['file'].endswith('.csv'): continue
            p = os.path.join(os.path.dirname(tj), T['file']); b = open(p, 'rb').read()
            try: t = b.decode('utf-8-sig')
            except UnicodeDecodeError: t = b.decode('cp1252')
            d = max(';\t,', key=lambda x: (sum(l.count(x) for l in t.split('\n')), x != ',') if x != ',' or T['lang'] == 'en' else (0, 0))
            rows = list(csv.reader(io.StringIO(t), delimiter=d)); comma = T['lang'] != 'en'
            for f in T['figures']:
                k = (T['kind'], T['form'], f['op'] + ('?' if 'where' in f else ''))
                if f['op'] not in ('sum', 'avg', 'last') : res[k]['.'] += 1; continue
                hit = [(i, x.index(f['column'])) for i, x in enumerate(rows) if f['column'] in x]
                if not hit: res[k]['.'] += 1; continue
                i, j = hit[0]; w = f.get('where', {}); wc = {rows[i].index(c): v for c, v in w.items() if c in rows[i]}
                body = [x for x in rows[i + 1:] if len(x) > j and all(x[c] == v for c, v in wc.items())]
                c2 = comma and not (T['kind'] in () )
                v = [num(x[j], c2) for x in body]; v = [x for x in v if x is not None]
                if not v: res[k]['.'] += 1; continue
                if f['op'] == 'last':
                    lab = body[-1][0]; v = [num(x[j], c2) for x in body if x[0] == lab or f.get('x')]; y = sum(q for q in v if q is not None)
                else: y = sum(v) / (len(v) if f['op'] == 'avg' else 1)
                m = 'R' if eq(y, f['value']) else 'W' if any(eq(y, q['value']) for q in T['wrong_figures']) else '-'
                res[k][m] += 1
                if m == '-': ex[k] = (T['file'], f['what'], f['value'], round(y, 4))
    for k in sorted(res): print(k, dict(res[k]), ex.get(k, ''))
if __name__ == '__main__': main()

#!/usr/bin/env python3
"""python3 gen.py OUTDIR SEED : one file + NAME.json per kind and form. Forms 1,3,5 -> OUTDIR/open, 2,4,6 -> OUTDIR/sealed."""
import sys, os, json, random
import forms_open, syn
try: import forms_sealed
except ImportError: forms_sealed = None
def bad(o):
    for w in o['wrong']:
        for f in o['figures']:
            a, b = w['value'], f['value']
            if abs(a - b) <= 0.0101 * max(abs(a), abs(b)): return f"{w} ~ {f}"
    if not o['figures'] or not o['wrong']: return 'no figures'
    return None
def main(outdir, seed):
    n = 0
    for kind in range(1, 13):
        for form in range(1, 7):
            mod = forms_open if form % 2 else forms_sealed
            if mod is None: continue
            fn = getattr(mod, f'k{kind:02d}_f{form}')
            for attempt in range(60):
                o = fn(random.Random(f'z15/{seed}/{kind}/{form}/{attempt}'))
                why = bad(o)
                if not why: break
            else: raise SystemExit(f'{kind}/{form}: {why}')
            o = syn.rename(o, random.Random(f'z15syn/{seed}/{kind}/{form}'))
            if attempt > 15: print('many attempts', kind, form, attempt, why)
            d = os.path.join(outdir, 'open' if form % 2 else 'sealed'); os.makedirs(d, exist_ok=True)
            name = f"t{kind:02d}{form}_{o['stem']}"
            with open(os.path.join(d, f"{name}.{o['ext']}"), 'wb') as h: h.write(o['text'].encode(o['enc']))
            # truth lies beside as NAME.json; where the table itself is JSON its truth is NAME.truth.json
            t = name + ('.truth.json' if o['ext'] == 'json' else '.json')
            T = {'file': f"{name}.{o['ext']}", 'kind': kind, 'form': form, 'lang': o['lang'], 'true_rows': o['rows'], 'columns': o['columns'],
                 'figures': o['figures'], 'wrong_figures': o['wrong'], 'time': o['time'], 'note': o['note']}
            with open(os.path.join(d, t), 'w', encoding='utf-8') as h: json.dump(T, h, ensure_ascii=False, indent=1)
            n += 1
    print(n, 'files', outdir)
if __name__ == '__main__': main(sys.argv[1], sys.argv[2])
